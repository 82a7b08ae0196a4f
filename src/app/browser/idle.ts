import { fromCallback } from 'xstate';
import { signOut } from '../../api/auth';
import { idleMachine, type WatchEvent } from '../../machines/services/idle';
import { findStorage } from './storage';

/** Time of the last action in any tab; negative: time at which a tab ended the session. */
const KEY = 'punt-jove.idle';

const SECOND = 1_000;
const MINUTE = 60_000;

/** Actions of a person; screen readers and voice control click and type without pointer or keys. */
const ACTS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown', 'input', 'click'];

/** Events after which timers may be late, or another tab may have acted. */
const RETURNS = ['storage', 'visibilitychange', 'pageshow', 'focus'];

/** Minutes of a setting, a whole number above one; 0 for any other value: no lock. */
export function readMinutes(setting: unknown): number {
  const minutes = Number(setting);
  return Number.isInteger(minutes) && minutes > 1 ? minutes : 0;
}

/** Counts the last idle minute of all tabs by the wall clock; 0 minutes: never. */
export function createWatch(minutes: number, readNow: () => number, getStorage: () => Storage | null) {
  function attempt<T>(run: (storage: Storage) => T): T | undefined {
    try {
      const storage = getStorage();
      return storage ? run(storage) : undefined;
    } catch {
      return undefined;
    }
  }
  const read = (): number => Number(attempt((storage) => storage.getItem(KEY))) || 0;
  const write = (at: number): void => attempt((storage) => storage.setItem(KEY, String(at)));

  return fromCallback<WatchEvent>(({ sendBack, receive }) => {
    if (minutes === 0) return undefined;
    const started = readNow();
    // Closing a page, or its removal from memory by the browser, is no action: counting goes on.
    let last = read();
    let checked = 0;
    let sent: number | null = null;

    const restart = (): void => {
      last = readNow();
      write(last);
    };
    const check = (): number => {
      const stored = read();
      if (-stored > started) {
        sendBack({ type: 'idle.ended' });
        return 0;
      }
      last = Math.max(last, stored);
      const left = last + minutes * MINUTE - readNow();
      const seconds = left > MINUTE ? null : Math.max(0, Math.ceil(left / SECOND));
      if (seconds !== sent)
        sendBack(seconds === null ? { type: 'idle.kept' } : { type: 'idle.counted', left: seconds });
      sent = seconds;
      return left;
    };
    const onAct = (event: Event): void => {
      const now = readNow();
      if (now - checked < SECOND) return;
      checked = now;
      const left = check();
      if (left > MINUTE) restart();
      else if (left <= 0) event.stopImmediatePropagation();
    };

    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ACTS) addEventListener(name, onAct, { capture: true, passive: true, signal });
    for (const name of RETURNS) addEventListener(name, check, { capture: true, signal });
    const timer = setInterval(check, SECOND);
    receive(({ type }) => {
      if (type === 'watch.end') write(-readNow());
      else if (check() > 0) {
        restart();
        check();
      }
    });
    if (last <= 0) restart();
    check();
    return () => {
      listening.abort();
      clearInterval(timer);
      if (read() > 0) attempt((storage) => storage.removeItem(KEY));
    };
  });
}

export const createIdleLock = (setting: unknown) =>
  idleMachine.provide({
    actors: { watch: createWatch(readMinutes(setting), () => Date.now(), findStorage) },
    // An effect, not an actor: its answer arrives after the lock has stopped.
    actions: { giveUp: () => void signOut().catch(() => {}) },
  });
