import { expect, test, vi } from 'vitest';
import { addWait, waits } from '../../src/api/waits';

test('who listens is told of each wait that begins and ends, and no more after leaving', () => {
  const told = vi.fn<() => void>();
  const leave = waits.subscribe(told);
  const end = addWait(() => {});
  expect([waits.areAny(), told.mock.calls.length]).toEqual([true, 1]);
  end();
  expect(told).toHaveBeenCalledTimes(2);
  leave();
  addWait(() => {})();
  expect(told).toHaveBeenCalledTimes(2);
});

test('stopping stops those that still wait', () => {
  const stops = [vi.fn<() => void>(), vi.fn<() => void>()];
  const [first, second] = stops.map((stop) => addWait(stop));
  first?.();
  waits.stop();
  expect(stops.map((stop) => stop.mock.calls.length)).toEqual([0, 1]);
  second?.();
});
