// @vitest-environment jsdom
import { createActor, setup, type AnyEventObject } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWatch, readMinutes } from '../../../src/app/browser/idle';
import type { WatchEvent } from '../../../src/machines/services/idle';

const KEY = 'punt-jove.idle';
const NOON = Date.parse('2026-11-20T12:00:00Z');
const SECOND = 1_000;
const MINUTE = 60_000;

const open: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  localStorage.clear();
  vi.useRealTimers();
});

/** A tab that locks after five minutes. */
function openTab(storage: Storage | null = localStorage, minutes = 5) {
  const sent: AnyEventObject[] = [];
  const watch = createWatch(
    minutes,
    () => Date.now(),
    () => storage,
  );
  const machine = setup({ actors: { watch } }).createMachine({
    invoke: { id: 'watch', src: 'watch' },
    on: { '*': { actions: ({ event }) => sent.push(event) } },
  });
  const actor = createActor(machine).start();
  const close = () => void actor.stop();
  open.push(close);
  return {
    close,
    tell: (type: WatchEvent['type']) => actor.getSnapshot().children.watch?.send({ type }),
    takeSent: () => sent.splice(0),
  };
}

/** Writes as another tab would, with the event that the browser dispatches then. */
function write(at: number): void {
  localStorage.setItem(KEY, String(at));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

const createFull = (kept: string | null) =>
  ({
    getItem: () => kept,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }) as unknown as Storage;

const act = (name = 'pointermove') => dispatchEvent(new Event(name));
const count = (left: number) => ({ type: 'idle.counted', left });

describe('the last idle minute', () => {
  test('is counted second by second to its end', () => {
    const { takeSent } = openTab();
    vi.advanceTimersByTime(4 * MINUTE - SECOND);
    expect(takeSent()).toEqual([]);
    vi.advanceTimersByTime(3 * SECOND);
    expect(takeSent()).toEqual([count(60), count(59), count(58)]);
    vi.advanceTimersByTime(MINUTE);
    expect(takeSent().at(-1)).toEqual(count(0));
  });

  test.each(['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown', 'input', 'click'])(
    'starts again after %s anywhere on the page',
    (name) => {
      const { takeSent } = openTab();
      const field = document.body.appendChild(document.createElement('div'));
      field.addEventListener(name, (event) => event.stopPropagation());
      vi.advanceTimersByTime(4 * MINUTE - SECOND);
      field.dispatchEvent(new Event(name));
      vi.advanceTimersByTime(4 * MINUTE - SECOND);
      expect(takeSent()).toEqual([]);
      vi.advanceTimersByTime(SECOND);
      expect(takeSent()).toEqual([count(60)]);
    },
  );

  test('starts again after an action in another tab', () => {
    const { takeSent } = openTab();
    vi.advanceTimersByTime(3 * MINUTE);
    write(Date.now());
    vi.advanceTimersByTime(3 * MINUTE);
    expect(takeSent()).toEqual([]);
  });

  test('ends early only when the person continues, here or in another tab', () => {
    const { takeSent, tell } = openTab();
    vi.advanceTimersByTime(4 * MINUTE + 10 * SECOND);
    takeSent();
    act();
    vi.advanceTimersByTime(SECOND);
    act('keydown');
    vi.advanceTimersByTime(SECOND);
    expect(takeSent()).toEqual([count(49), count(48)]);
    tell('watch.keep');
    expect(takeSent()).toEqual([{ type: 'idle.kept' }]);
    vi.advanceTimersByTime(4 * MINUTE);
    expect(takeSent()).toEqual([count(60)]);
    write(Date.now());
    expect(takeSent()).toEqual([{ type: 'idle.kept' }]);
  });

  test('cannot be prolonged after its end', () => {
    const { takeSent, tell } = openTab();
    vi.setSystemTime(NOON + 5 * MINUTE);
    tell('watch.keep');
    expect(takeSent()).toEqual([count(0)]);
  });

  test('is counted without a storage that can be written', () => {
    const ended = String(-(NOON - MINUTE));
    for (const storage of [null, createFull(null), createFull(ended)]) {
      vi.setSystemTime(NOON);
      const { takeSent, close } = openTab(storage);
      vi.advanceTimersByTime(2 * MINUTE);
      act();
      vi.advanceTimersByTime(4 * MINUTE - SECOND);
      expect(takeSent()).toEqual([]);
      vi.advanceTimersByTime(SECOND);
      expect(takeSent()).toEqual([count(60)]);
      close();
    }
  });
});

describe('after a sleep of the computer', () => {
  test.each(['visibilitychange', 'pageshow', 'focus'])(
    'the session ends at once with the event %s',
    (name) => {
      const { takeSent } = openTab();
      vi.setSystemTime(NOON + 60 * MINUTE);
      (name === 'visibilitychange' ? document : globalThis).dispatchEvent(new Event(name));
      expect(takeSent()).toEqual([count(0)]);
    },
  );

  test.each(['pointerdown', 'keydown'])('the session ends before a %s reaches the page', (name) => {
    const { takeSent } = openTab();
    const reached = vi.fn<() => void>();
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener(name, reached);
    vi.setSystemTime(NOON + 60 * MINUTE);
    button.dispatchEvent(new Event(name));
    expect(takeSent()).toEqual([count(0)]);
    expect(reached).not.toHaveBeenCalled();
  });

  test('the session ends within a second without any event', () => {
    const { takeSent } = openTab();
    vi.setSystemTime(NOON + 60 * MINUTE);
    vi.advanceTimersByTime(SECOND);
    expect(takeSent()).toEqual([count(0)]);
  });
});

describe('a page that opens', () => {
  test('counts on from the last stored action', () => {
    localStorage.setItem(KEY, String(NOON - 60 * MINUTE));
    expect(openTab().takeSent()).toEqual([count(0)]);
  });

  test('starts counting after a session that another tab ended', () => {
    localStorage.setItem(KEY, String(-(NOON - MINUTE)));
    expect([openTab().takeSent(), localStorage.getItem(KEY)]).toEqual([[], String(NOON)]);
  });

  test('starts counting where the stored time is unreadable', () => {
    localStorage.setItem(KEY, 'ahir');
    expect(openTab().takeSent()).toEqual([]);
  });
});

describe('the end of an idle session', () => {
  test('reaches the other tabs, also when its tab is closed', () => {
    const [one, other] = [openTab(), openTab()];
    vi.setSystemTime(NOON + MINUTE);
    one.tell('watch.end');
    one.close();
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect([one.takeSent(), other.takeSent()]).toEqual([[], [{ type: 'idle.ended' }]]);
  });

  test('by a sign-out removes the stored time and every listener', () => {
    const { close, takeSent } = openTab();
    close();
    vi.advanceTimersByTime(60 * MINUTE);
    act();
    expect([localStorage.getItem(KEY), takeSent()]).toEqual([null, []]);
  });
});

test('without a setting nothing is counted or stored', () => {
  const { takeSent } = openTab(localStorage, 0);
  vi.advanceTimersByTime(60 * MINUTE);
  act();
  expect([takeSent(), localStorage.length]).toEqual([[], 0]);
});

test('the setting is a whole number of minutes above one, or no lock', () => {
  expect(['2', '15', undefined, '', '0', '1', '-5', '1.5', 'quinze'].map(readMinutes)).toEqual([
    2, 15, 0, 0, 0, 0, 0, 0, 0,
  ]);
});
