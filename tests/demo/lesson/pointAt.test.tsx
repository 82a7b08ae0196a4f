import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pointAt } from '../../../src/demo/lesson/pointAt';

/** What is on top, by its place from the left. */
let tops: (Element | null)[] = [];

beforeEach(() => {
  tops = [];
  document.elementFromPoint = (x) => tops[x] ?? null;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Visible buttons with texts, side by side. */
function draw(...texts: string[]): HTMLElement[] {
  return texts.map((text) => {
    const button = document.createElement('button');
    const x = tops.push(button) - 1;
    button.textContent = text;
    button.getClientRects = () => [{ x, y: 0, width: 0, height: 0 }] as unknown as DOMRectList;
    button.scrollIntoView = () => {};
    return document.body.appendChild(button);
  });
}
const button = (text: string) => ({ selector: 'button', text });
const readPointed = () =>
  [...document.querySelectorAll('[data-pointed]')].map(({ textContent }) => textContent);

test('the first element with the text, in any case, is marked for some seconds', () => {
  vi.useFakeTimers();
  draw('Cancel·la', 'Desa la consulta', "Desa i crea'n una altra");
  expect(pointAt([button('desa')])).toBe(true);
  expect(readPointed()).toEqual(['Desa la consulta']);
  vi.advanceTimersByTime(6_000);
  expect(readPointed()).toEqual([]);
});

test('a covered element is passed over, then the next place counts', () => {
  draw('Desa', 'Inici', 'Cobreix');
  tops[0] = tops[2] ?? null;
  expect(pointAt([button('Desa'), button('Inici')])).toBe(true);
  expect(readPointed()).toEqual(['Inici']);
});

test('the button of a closed part stands for what is in it', () => {
  const [opener] = draw('Menú');
  opener?.setAttribute('aria-controls', 'menu');
  opener?.setAttribute('aria-expanded', 'false');
  const [link] = draw('Calendari');
  tops[1] = null;
  const menu = document.createElement('nav');
  menu.id = 'menu';
  menu.append(link ?? '');
  document.body.append(menu);
  expect(pointAt([{ selector: 'nav button', text: 'Calendari' }])).toBe(true);
  expect(readPointed()).toEqual(['Menú']);
});

test.each([
  ['a step without a place', []],
  ['a text without an element', [button('Esborra')]],
  ['an invalid selector', [{ selector: 'button[', text: 'Desa' }]],
])('%s marks nothing', (_, places) => {
  draw('Desa la consulta');
  expect(pointAt(places)).toBe(false);
});
