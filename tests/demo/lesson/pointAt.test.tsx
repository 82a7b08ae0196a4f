import { afterEach, expect, test, vi } from 'vitest';
import { pointAt } from '../../../src/demo/lesson/pointAt';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Visible buttons with texts. */
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

test('the first element with the text is marked for some seconds', () => {
  vi.useFakeTimers();
  draw('Cancel·la', 'Desa la consulta', "Desa i crea'n una altra");
  expect(pointAt({ selector: 'button', text: 'Desa' })).toBe(true);
  expect(readPointed()).toEqual(['Desa la consulta']);
  vi.advanceTimersByTime(6_000);
  expect(readPointed()).toEqual([]);
});

test.each([
  ['a step without a place', null],
  ['a text without an element', { selector: 'button', text: 'Esborra' }],
  ['an invalid selector', { selector: 'button[', text: 'Desa' }],
])('%s marks nothing', (_, at) => {
  draw('Desa la consulta');
  expect(pointAt(at)).toBe(false);
});
