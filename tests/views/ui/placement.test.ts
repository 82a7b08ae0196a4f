import { expect, test } from 'vitest';
import { place } from '../../../src/views/ui/placement';

const view = { width: 1000, height: 800 };
const panel = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test('a panel is below its anchor, aligned with the chosen side', () => {
  expect(place(at(100, 100), panel, view, 'below')).toEqual({ left: 100, top: 144 });
  expect(place(at(400, 100), panel, view, 'below', 'end')).toEqual({ left: 240, top: 144 });
});

test('a panel is above its anchor without room below', () => {
  expect(place(at(100, 700), panel, view, 'below')).toEqual({ left: 100, top: 596 });
});

test('a panel is on the other side of its anchor without room beside it', () => {
  expect(place(at(100, 100), panel, view, 'beside')).toEqual({ left: 144, top: 100 });
  expect(place(at(900, 100), panel, view, 'beside')).toEqual({ left: 696, top: 100 });
  expect(place(at(900, 100), panel, view, 'beside', 'end')).toEqual({ left: 696, top: 100 });
});

test('a panel is never outside of the window', () => {
  expect(place(at(-60, 780), panel, view, 'beside')).toEqual({ left: 8, top: 692 });
  expect(place(at(980, 0), panel, { width: 210, height: 90 }, 'below')).toEqual({ left: 8, top: 8 });
});
