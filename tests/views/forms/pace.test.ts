import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from '../../../src/views/forms/pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const run = vi.fn<() => void>();
  return { run, pace: createPace(run) };
}

test('the first time at once, then only after a pause in which nobody asked', () => {
  const { run, pace } = start();
  pace.ask();
  expect(run).toHaveBeenCalledTimes(1);
  pace.ask();
  vi.advanceTimersByTime(200);
  pace.ask();
  vi.advanceTimersByTime(249);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

test('after a pause the next one is the first again', () => {
  const { run, pace } = start();
  pace.ask();
  vi.advanceTimersByTime(250);
  expect(run).toHaveBeenCalledTimes(1);
  pace.ask();
  expect(run).toHaveBeenCalledTimes(2);
});

test('what waits can be had at once, and does not come again', () => {
  const { run, pace } = start();
  pace.ask();
  pace.ask();
  pace.flush();
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('when nothing waits there is nothing to flush', () => {
  const { run, pace } = start();
  pace.flush();
  pace.ask();
  pace.flush();
  expect(run).toHaveBeenCalledTimes(1);
  pace.runNow();
  expect(run).toHaveBeenCalledTimes(2);
});
