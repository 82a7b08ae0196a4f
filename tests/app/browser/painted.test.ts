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

test('it waits until what was asked for has been drawn', async () => {
  const painted = untilPainted();
  await vi.advanceTimersByTimeAsync(50);
  expect(await isOver(painted)).toBe(false);
  draw?.(0);
  // The frame is drawn after its callbacks.
  expect(await isOver(painted)).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(await isOver(painted)).toBe(true);
});

test('a page that is not seen is not drawn, and nobody waits for it', async () => {
  const painted = untilPainted();
  await vi.advanceTimersByTimeAsync(99);
  expect(await isOver(painted)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(painted)).toBe(true);
});
