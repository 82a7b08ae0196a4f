import { expect, test, vi } from 'vitest';
import { addWait, waits } from '../../src/api/waits';

test('a listener is notified of each wait that begins and ends, until it unsubscribes', () => {
  const listener = vi.fn<() => void>();
  const leave = waits.subscribe(listener);
  const end = addWait(() => {});
  expect([waits.areAny(), listener.mock.calls.length]).toEqual([true, 1]);
  end();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  addWait(() => {})();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('stopping aborts the remaining calls', () => {
  const stops = [vi.fn<() => void>(), vi.fn<() => void>()];
  const [first, second] = stops.map((stop) => addWait(stop));
  first?.();
  waits.stop();
  expect(stops.map((stop) => stop.mock.calls.length)).toEqual([0, 1]);
  second?.();
});
