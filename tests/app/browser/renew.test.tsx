import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewWhileSeen } from '../../../src/app/browser/renew';
import type { RootActor } from '../../../src/machines/root';

const MINUTES = 60_000;

let stop = (): void => {};
let isOffline = false;
const send = vi.fn<(event: object) => void>();
const countReadings = () => send.mock.calls.length;
const dispatch = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  isOffline = false;
  stop = renewWhileSeen({ send } as unknown as RootActor, () => isOffline);
});
afterEach(() => {
  stop();
  send.mockClear();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page that stays open is read again every two minutes', () => {
  vi.advanceTimersByTime(1.9 * MINUTES);
  expect(countReadings()).toBe(0);
  vi.advanceTimersByTime(4.2 * MINUTES);
  expect(send.mock.calls.flat()).toEqual(Array.from({ length: 3 }, () => ({ type: 'screens.renew' })));
});

test('nothing is read after the end', () => {
  stop();
  vi.advanceTimersByTime(10 * MINUTES);
  expect(countReadings()).toBe(0);
});

describe('the reading waits', () => {
  const panel = document.createElement('div');
  panel.setAttribute('role', 'dialog');
  let hidden: { mockRestore: () => void };

  test.each<[string, () => void, () => void]>([
    ['offline', () => (isOffline = true), () => (isOffline = false)],
    ['with an open panel', () => document.body.append(panel), () => panel.remove()],
    ['during a drag', () => dispatch('pointerdown'), () => dispatch('dragend')],
    ['during a press', () => dispatch('pointerdown'), () => dispatch('pointerup')],
    [
      'in a hidden tab',
      () => (hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')),
      () => hidden.mockRestore(),
    ],
  ])('%s, and follows soon after', (_, begin, end) => {
    begin();
    vi.advanceTimersByTime(5 * MINUTES);
    expect(countReadings()).toBe(0);
    end();
    vi.advanceTimersByTime(10_000);
    expect(countReadings()).toBe(1);
  });

  test('while a person types', () => {
    const typing = setInterval(() => dispatch('keydown'), 3_000);
    vi.advanceTimersByTime(5 * MINUTES);
    expect(countReadings()).toBe(0);
    clearInterval(typing);
    vi.advanceTimersByTime(15_000);
    expect(countReadings()).toBe(1);
  });
});
