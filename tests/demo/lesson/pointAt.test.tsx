import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findTarget, pointAt, stopPointing } from '../../../src/demo/lesson/pointAt';

/** Elements on top, by their place from the left. */
let tops: (Element | null)[] = [];

beforeEach(() => {
  tops = [];
  document.elementFromPoint = (x) => tops[x] ?? null;
});
afterEach(() => {
  stopPointing();
  document.body.replaceChildren();
  vi.useRealTimers();
});

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
  expect(pointAt([button('desa')])).toBe('shown');
  expect(readPointed()).toEqual(['Desa la consulta']);
  vi.advanceTimersByTime(6_000);
  expect(readPointed()).toEqual([]);
});

test('a covered element is passed over, then the next place counts', () => {
  draw('Desa', 'Inici', 'Cobreix');
  tops[0] = tops[2] ?? null;
  expect(pointAt([button('Desa'), button('Inici')])).toBe('shown');
  expect(readPointed()).toEqual(['Inici']);
});

test('what something lies over is not pointed at, and is told apart from what is not there', () => {
  draw('Desa', 'Cobreix');
  tops[0] = tops[1] ?? null;
  expect(pointAt([button('Desa'), button('Esborra')])).toBe('covered');
  expect(readPointed()).toEqual([]);
});

test('a second hint marks as long as a first one, and the next step ends all marks', () => {
  vi.useFakeTimers();
  draw('Desa', 'Inici');
  pointAt([button('Desa')]);
  vi.advanceTimersByTime(5_000);
  pointAt([button('Desa')]);
  vi.advanceTimersByTime(5_000);
  pointAt([button('Inici')]);
  expect(readPointed()).toEqual(['Desa', 'Inici']);
  stopPointing();
  expect(readPointed()).toEqual([]);
});

test('the button of a closed part stands for what is in it', () => {
  const [opener] = draw('Menú');
  opener?.setAttribute('aria-controls', 'menu');
  opener?.setAttribute('aria-expanded', 'false');
  const [link] = draw('Calendari');
  tops[1] = null;
  const menu = document.createElement('nav');
  menu.id = 'menu';
  const list = document.createElement('ul');
  list.id = 'entries';
  list.append(link ?? '');
  menu.append(list);
  document.body.append(menu);
  expect(pointAt([{ selector: 'nav button', text: 'Calendari' }])).toBe('shown');
  expect(readPointed()).toEqual(['Menú']);
});

test.each([
  ['a step without a place', []],
  ['a text without an element', [button('Esborra')]],
  ['an invalid selector', [{ selector: 'button[', text: 'Desa' }]],
])('%s marks nothing', (_, places) => {
  draw('Desa la consulta');
  expect(pointAt(places)).toBe('away');
});

test('the first place on the page is the target, or in the open dialog while there is one', () => {
  draw('Marca-la', 'Inici', 'Marca-la');
  const [page, home, dialog] = tops;
  expect(findTarget([button('Desa'), button('Inici'), button('Marca')])).toBe(home);
  expect(findTarget([button('Marca')])).toBe(page);
  dialog?.setAttribute('aria-modal', 'true');
  expect(findTarget([button('Marca')])).toBe(dialog);
  expect(findTarget([button('Inici')])).toBeUndefined();
});
