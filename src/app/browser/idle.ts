import { fromCallback } from 'xstate';
import { signOut } from '../../api/auth';
import { idleMachine, type WatchEvent } from '../../machines/services/idle';
import { findStorage } from './storage';

/** When somebody last did something in any tab; below zero, when a tab ended the session. */
const KEY = 'punt-jove.idle';

const SECOND = 1_000;
const MINUTE = 60_000;

/** What somebody does who is there; a screen reader or a voice presses and types without a pointer or a key. */
const ACTS = ['pointerdown', 'pointermove', 'touchmove', 'wheel', 'scroll', 'keydown', 'input', 'click'];

/** After these it may be later than any timer knows, or another tab may have something to say. */
const RETURNS = ['storage', 'visibilitychange', 'pageshow', 'focus'];

/** Minutes without anything done after which the session ends; 0, never, for whatever is no number of minutes above one. */
export function readMinutes(setting: unknown): number {
  const minutes = Number(setting);
  return Number.isInteger(minutes) && minutes > 1 ? minutes : 0;
}

/** Tells the last of so many minutes in which nobody does anything in any tab, by the clock on the wall; of none, nothing. */
export function createWatch(minutes: number, readNow: () => number, getStorage: () => Storage | null) {
  function attempt<T>(run: (kept: Storage) => T): T | undefined {
    try {
      const storage = getStorage();
      return storage ? run(storage) : undefined;
    } catch {
      return undefined;
    }
  }
  const read = (): number => Number(attempt((kept) => kept.getItem(KEY))) || 0;
  const write = (at: number): void => attempt((kept) => kept.setItem(KEY, String(at)));

  return fromCallback<WatchEvent>(({ sendBack, receive }) => {
    if (minutes === 0) return undefined;
    const started = readNow();
    // A page that is opened again goes on counting: closing it, or the browser's saving of memory, is no act.
    let last = read();
    let heard = 0;
    let told: number | null = null;

    const keep = (): void => {
      last = readNow();
      write(last);
    };
    /** Milliseconds that are left. */
    const look = (): number => {
      const kept = read();
      if (-kept > started) {
        sendBack({ type: 'idle.ended' });
        return 0;
      }
      last = Math.max(last, kept);
      const left = last + minutes * MINUTE - readNow();
      const seconds = left > MINUTE ? null : Math.max(0, Math.ceil(left / SECOND));
      if (seconds !== told)
        sendBack(seconds === null ? { type: 'idle.kept' } : { type: 'idle.counted', left: seconds });
      told = seconds;
      return left;
    };
    const onAct = (event: Event): void => {
      const now = readNow();
      if (now - heard < SECOND) return;
      heard = now;
      const left = look();
      if (left > MINUTE) keep();
      else if (left <= 0) event.stopImmediatePropagation();
    };

    const ears = new AbortController();
    const { signal } = ears;
    for (const name of ACTS) addEventListener(name, onAct, { capture: true, passive: true, signal });
    for (const name of RETURNS) addEventListener(name, look, { capture: true, signal });
    const timer = setInterval(look, SECOND);
    receive(({ type }) => {
      if (type === 'watch.end') write(-readNow());
      else if (look() > 0) {
        keep();
        look();
      }
    });
    if (last <= 0) keep();
    look();
    return () => {
      ears.abort();
      clearInterval(timer);
      if (read() > 0) attempt((kept) => kept.removeItem(KEY));
    };
  });
}

/** Idle lock that ends a session after a setting's minutes. */
export const createIdleLock = (setting: unknown) =>
  idleMachine.provide({
    actors: { watch: createWatch(readMinutes(setting), () => Date.now(), findStorage) },
    // Not stopped with the lock: the answer arrives when the lock is gone.
    actions: { giveUp: () => void signOut().catch(() => {}) },
  });
