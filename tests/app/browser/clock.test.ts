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
  const sent: AnyEventObject[] = [];
  const machine = setup({ actors: { clock: createClock(() => Date.now()) } }).createMachine({
    invoke: { src: 'clock' },
    on: { '*': { actions: ({ event }) => sent.push(event) } },
  });
  const actor = createActor(machine).start();
  return { actor, takeSent: () => sent.splice(0) };
}

const toTick = (instant: string, today: string) => ({
  type: 'clock.ticked',
  now: Date.parse(instant),
  today,
});

describe('the clock', () => {
  test('sends the time at each full minute, and with it the new day at midnight in Madrid', () => {
    const { actor, takeSent } = start();
    expect(takeSent()).toEqual([]);
    vi.advanceTimersByTime(90_000);
    expect(takeSent()).toEqual([
      toTick('2026-11-20T22:59:00Z', '2026-11-20'),
      toTick('2026-11-20T23:00:00Z', '2026-11-21'),
    ]);
    actor.stop();
  });

  test('sends the time at once when the page becomes visible, and goes on from there', () => {
    const { actor, takeSent } = start();
    vi.setSystemTime(Date.parse('2026-11-21T08:00:20Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(takeSent()).toEqual([toTick('2026-11-21T08:00:20Z', '2026-11-21')]);
    vi.advanceTimersByTime(40_000);
    expect(takeSent()).toEqual([toTick('2026-11-21T08:01:00Z', '2026-11-21')]);
    actor.stop();
  });

  test('sends nothing after it has stopped', () => {
    const { actor, takeSent } = start();
    actor.stop();
    vi.advanceTimersByTime(600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(takeSent()).toEqual([]);
  });
});
