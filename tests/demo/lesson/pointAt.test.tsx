import { afterEach, expect, test, vi } from 'vitest';
import { pointAt } from '../../../src/demo/lesson/pointAt';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Buttons with these texts, drawn as a browser would. */
function draw(...texts: string[]): HTMLElement[] {
  return texts.map((text) => {
    const button = document.createElement('button');
    button.textContent = text;
    button.getClientRects = () => [{}] as unknown as DOMRectList;
    return document.body.appendChild(button);
  });
}
const readPointed = () =>
  [...document.querySelectorAll('[data-pointed]')].map(({ textContent }) => textContent);

test('shows the first thing with the text, for some seconds', () => {
  vi.useFakeTimers();
  draw('Cancel·la', 'Desa la consulta', "Desa i crea'n una altra");
  expect(pointAt({ selector: 'button', text: 'Desa' })).toBe(true);
  expect(readPointed()).toEqual(['Desa la consulta']);
  vi.advanceTimersByTime(6_000);
  expect(readPointed()).toEqual([]);
});

test.each([
  ['nothing to point at', null],
  ['a text that nothing has', { selector: 'button', text: 'Esborra' }],
  ['a selector that is none', { selector: 'button[', text: 'Desa' }],
])('%s is not on this page', (_, at) => {
  draw('Desa la consulta');
  expect(pointAt(at)).toBe(false);
});
