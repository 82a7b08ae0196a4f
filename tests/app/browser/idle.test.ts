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
  const told: AnyEventObject[] = [];
  const watch = createWatch(
    minutes,
    () => Date.now(),
    () => storage,
  );
  const machine = setup({ actors: { watch } }).createMachine({
    invoke: { id: 'watch', src: 'watch' },
    on: { '*': { actions: ({ event }) => told.push(event) } },
  });
  const actor = createActor(machine).start();
  const close = () => void actor.stop();
  open.push(close);
  return {
    close,
    tell: (type: WatchEvent['type']) => actor.getSnapshot().children.watch?.send({ type }),
    takeTold: () => told.splice(0),
  };
}

/** What another tab writes; only then does the browser tell this one of it. */
function write(at: number): void {
  localStorage.setItem(KEY, String(at));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

/** A storage that takes nothing more. */
const createFull = (kept: string | null) =>
  ({
    getItem: () => kept,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }) as unknown as Storage;

const act = (name = 'pointermove') => dispatchEvent(new Event(name));
const count = (left: number) => ({ type: 'idle.counted', left });

describe('the last minute', () => {
  test('is told second by second, to its end', () => {
    const { takeTold } = openTab();
    vi.advanceTimersByTime(4 * MINUTE - SECOND);
    expect(takeTold()).toEqual([]);
    vi.advanceTimersByTime(3 * SECOND);
    expect(takeTold()).toEqual([count(60), count(59), count(58)]);
    vi.advanceTimersByTime(MINUTE);
    expect(takeTold().at(-1)).toEqual(count(0));
  });

  test.each([...['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown', 'input', 'click']])(
    'begins anew with what somebody does (%s), wherever on the page',
    (name) => {
      const { takeTold } = openTab();
      const field = document.body.appendChild(document.createElement('div'));
      field.addEventListener(name, (event) => event.stopPropagation());
      vi.advanceTimersByTime(4 * MINUTE - SECOND);
      field.dispatchEvent(new Event(name));
      vi.advanceTimersByTime(4 * MINUTE - SECOND);
      expect(takeTold()).toEqual([]);
      vi.advanceTimersByTime(SECOND);
      expect(takeTold()).toEqual([count(60)]);
    },
  );

  test('begins anew with what is done in another tab', () => {
    const { takeTold } = openTab();
    vi.advanceTimersByTime(3 * MINUTE);
    write(Date.now());
    vi.advanceTimersByTime(3 * MINUTE);
    expect(takeTold()).toEqual([]);
  });

  test('once begun ends for nothing but going on, here or in another tab', () => {
    const { takeTold, tell } = openTab();
    vi.advanceTimersByTime(4 * MINUTE + 10 * SECOND);
    takeTold();
    act();
    vi.advanceTimersByTime(SECOND);
    act('keydown');
    vi.advanceTimersByTime(SECOND);
    expect(takeTold()).toEqual([count(49), count(48)]);
    tell('watch.keep');
    expect(takeTold()).toEqual([{ type: 'idle.kept' }]);
    vi.advanceTimersByTime(4 * MINUTE);
    expect(takeTold()).toEqual([count(60)]);
    write(Date.now());
    expect(takeTold()).toEqual([{ type: 'idle.kept' }]);
  });

  test('that is over cannot be begun anew', () => {
    const { takeTold, tell } = openTab();
    vi.setSystemTime(NOON + 5 * MINUTE);
    tell('watch.keep');
    expect(takeTold()).toEqual([count(0)]);
  });

  test('is told where nothing may be kept', () => {
    const ended = String(-(NOON - MINUTE));
    for (const storage of [null, createFull(null), createFull(ended)]) {
      vi.setSystemTime(NOON);
      const { takeTold, close } = openTab(storage);
      vi.advanceTimersByTime(2 * MINUTE);
      act();
      vi.advanceTimersByTime(4 * MINUTE - SECOND);
      expect(takeTold()).toEqual([]);
      vi.advanceTimersByTime(SECOND);
      expect(takeTold()).toEqual([count(60)]);
      close();
    }
  });
});

describe('a computer that slept', () => {
  test.each(['visibilitychange', 'pageshow', 'focus'])('is over the time at once (%s)', (name) => {
    const { takeTold } = openTab();
    vi.setSystemTime(NOON + 60 * MINUTE);
    (name === 'visibilitychange' ? document : globalThis).dispatchEvent(new Event(name));
    expect(takeTold()).toEqual([count(0)]);
  });

  test.each(['pointerdown', 'keydown'])('is so before what is done reaches the page (%s)', (name) => {
    const { takeTold } = openTab();
    const reached = vi.fn<() => void>();
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener(name, reached);
    vi.setSystemTime(NOON + 60 * MINUTE);
    button.dispatchEvent(new Event(name));
    expect(takeTold()).toEqual([count(0)]);
    expect(reached).not.toHaveBeenCalled();
  });

  test('is so with the next second where nothing tells of it', () => {
    const { takeTold } = openTab();
    vi.setSystemTime(NOON + 60 * MINUTE);
    vi.advanceTimersByTime(SECOND);
    expect(takeTold()).toEqual([count(0)]);
  });
});

describe('a page that is opened', () => {
  test('goes on counting from what was last done, however it was closed', () => {
    localStorage.setItem(KEY, String(NOON - 60 * MINUTE));
    expect(openTab().takeTold()).toEqual([count(0)]);
  });

  test('after a session that was ended so begins anew', () => {
    localStorage.setItem(KEY, String(-(NOON - MINUTE)));
    expect([openTab().takeTold(), localStorage.getItem(KEY)]).toEqual([[], String(NOON)]);
  });

  test('with what nobody can read kept there begins anew', () => {
    localStorage.setItem(KEY, 'ahir');
    expect(openTab().takeTold()).toEqual([]);
  });
});

describe('the end of a session', () => {
  test('is told to the other tabs, and stays told', () => {
    const [one, other] = [openTab(), openTab()];
    vi.setSystemTime(NOON + MINUTE);
    one.tell('watch.end');
    one.close();
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect([one.takeTold(), other.takeTold()]).toEqual([[], [{ type: 'idle.ended' }]]);
  });

  test('in any other way leaves nothing behind, and nothing listens any more', () => {
    const { close, takeTold } = openTab();
    close();
    vi.advanceTimersByTime(60 * MINUTE);
    act();
    expect([localStorage.getItem(KEY), takeTold()]).toEqual([null, []]);
  });
});

test('where no time is set nothing is told and nothing kept', () => {
  const { takeTold } = openTab(localStorage, 0);
  vi.advanceTimersByTime(60 * MINUTE);
  act();
  expect([takeTold(), localStorage.length]).toEqual([[], 0]);
});

test('the setting is a number of minutes above one, or none', () => {
  expect(['2', '15', undefined, '', '0', '1', '-5', '1.5', 'quinze'].map(readMinutes)).toEqual([
    ...[2, 15, 0, 0, 0, 0, 0, 0, 0],
  ]);
});
