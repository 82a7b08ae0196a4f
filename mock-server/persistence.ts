import type { Origin, Store } from './store';
import type { Write } from './writes';

const NAMES = {
  seed: 'punt-jove.demo.seed',
  anchor: 'punt-jove.demo.anchor',
  log: 'punt-jove.demo.log',
  /** Changes with every save, so that another tab's writes are noticed cheaply. */
  version: 'punt-jove.demo.version',
} as const;

/** Keeps a store's origin and log in a browser's storage; sessions are part of the log. */
export type Persistence = {
  /** What was kept, or null where nothing usable was. */
  load(): Origin | null;
  save(store: Store): void;
  /** Whether somebody else saved since we last saved or loaded. */
  isStale(): boolean;
};

export function createPersistence(storage: Storage): Persistence {
  let version: string | null = null;

  return {
    load() {
      version = storage.getItem(NAMES.version);
      try {
        const [seed, anchor] = [storage.getItem(NAMES.seed), storage.getItem(NAMES.anchor)];
        const log = JSON.parse(storage.getItem(NAMES.log) ?? '[]') as Write[];
        if (seed === null || anchor === null || !Array.isArray(log)) return null;
        return { seed: Number(seed), anchor: Number(anchor), scale: 1, log };
      } catch {
        return null;
      }
    },
    save({ state, log }) {
      version = String(Number(storage.getItem(NAMES.version) ?? 0) + 1);
      try {
        storage.setItem(NAMES.seed, String(state.seed));
        storage.setItem(NAMES.anchor, String(state.anchor));
        storage.setItem(NAMES.log, JSON.stringify(log));
        storage.setItem(NAMES.version, version);
      } catch {
        // A full storage keeps what it had: this tab goes on, a reload goes back.
      }
    },
    isStale: () => storage.getItem(NAMES.version) !== version,
  };
}
