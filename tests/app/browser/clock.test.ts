// @vitest-environment jsdom
import { createActor, setup, type AnyEventObject } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClock } from '../../../src/app/browser/clock';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T22:58:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const told: AnyEventObject[] = [];
  const machine = setup({ actors: { clock: createClock(() => Date.now()) } }).createMachine({
    invoke: { src: 'clock' },
    on: { '*': { actions: ({ event }) => told.push(event) } },
  });
  const actor = createActor(machine).start();
  return { actor, takeTold: () => told.splice(0) };
}

const toTick = (instant: string, today: string) => ({
  type: 'clock.ticked',
  now: Date.parse(instant),
  today,
});

describe('the clock', () => {
  test('tells the time at each full minute, and so the day at midnight in Madrid', () => {
    const { actor, takeTold } = start();
    expect(takeTold()).toEqual([]);
    vi.advanceTimersByTime(90_000);
    expect(takeTold()).toEqual([
      toTick('2026-11-20T22:59:00Z', '2026-11-20'),
      toTick('2026-11-20T23:00:00Z', '2026-11-21'),
    ]);
    actor.stop();
  });

  test('tells it at once when the page is looked at again, and goes on from there', () => {
    const { actor, takeTold } = start();
    vi.setSystemTime(Date.parse('2026-11-21T08:00:20Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(takeTold()).toEqual([toTick('2026-11-21T08:00:20Z', '2026-11-21')]);
    vi.advanceTimersByTime(40_000);
    expect(takeTold()).toEqual([toTick('2026-11-21T08:01:00Z', '2026-11-21')]);
    actor.stop();
  });

  test('is silent once it is stopped', () => {
    const { actor, takeTold } = start();
    actor.stop();
    vi.advanceTimersByTime(600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(takeTold()).toEqual([]);
  });
});
