import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilPainted } from '../../../src/app/browser/painted';

let draw: FrameRequestCallback | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => void (draw = callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function isOver(painted: Promise<void>): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([painted, Promise.resolve(open)])) !== open;
}

test('the wait ends after the frame is painted', async () => {
  const painted = untilPainted();
  await vi.advanceTimersByTimeAsync(50);
  expect(await isOver(painted)).toBe(false);
  draw?.(0);
  // The browser paints after the frame's callbacks.
  expect(await isOver(painted)).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(await isOver(painted)).toBe(true);
});

test('a hidden page, which is never painted, ends the wait after its limit', async () => {
  const painted = untilPainted();
  await vi.advanceTimersByTimeAsync(99);
  expect(await isOver(painted)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(painted)).toBe(true);
});
