import { useSyncExternalStore } from 'react';

const PREFIX = 'punt-jove.demo.';

/** Settings of this tab that are on, also where its storage is forbidden. */
const on = new Set<string>();
const listeners = new Set<() => void>();

function read(name: string): boolean {
  try {
    return sessionStorage.getItem(PREFIX + name) !== null;
  } catch {
    return on.has(name);
  }
}

function keep(name: string, isOn: boolean): void {
  if (isOn) on.add(name);
  else on.delete(name);
  try {
    if (isOn) sessionStorage.setItem(PREFIX + name, 'yes');
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // The setting lasts until the page is loaded anew.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A setting of the demo that is on or off, kept for the tab. */
export function useKept(name: 'small' | 'projector'): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => read(name));
  return [isOn, (next) => keep(name, next)];
}
