import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useSyncExternalStoreWithSelector } from '../../scripts/vite/with-selector.mjs';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A store of one value, and what a part of it is drawn as. */
function show<S, T>(first: S, select: (snapshot: S) => T, isEqual?: (a: T, b: T) => boolean) {
  let snapshot = first;
  let tell = () => {};
  const get = () => snapshot;
  const subscribe = (onChange: () => void) => {
    tell = onChange;
    return () => {};
  };
  const draw = vi.fn<(part: T) => null>(() => null);
  const Part = () =>
    draw(useSyncExternalStoreWithSelector(subscribe, get, get, (all: S) => select(all), isEqual));
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Part />));
  return {
    drawn: () => draw.mock.calls.map(([part]) => part),
    change: (next: S) =>
      act(() => {
        snapshot = next;
        tell();
      }),
  };
}

test('a part is drawn again when it changes, not when another does', () => {
  const { drawn, change } = show({ a: 1, b: 1 }, ({ a }) => a);
  change({ a: 1, b: 2 });
  change({ a: 2, b: 2 });
  expect(drawn()).toEqual([1, 2]);
});

test('what compares equal stays the same', () => {
  const { drawn, change } = show(
    [1, 2],
    (all) => all.filter((one) => one > 1),
    (a, b) => a.join() === b.join(),
  );
  change([0, 2]);
  expect(drawn()).toEqual([[2]]);
});

test('a store may hold nothing yet', () => {
  const { drawn, change } = show<{ a: number } | undefined, number | undefined>(undefined, (all) => all?.a);
  change({ a: 1 });
  expect(drawn()).toEqual([undefined, 1]);
});
