import type { Origin, Store } from './store';
import type { Write } from './reducer';

const NAME = 'punt-jove.demo';

/** Keeps a store's origin and log in a browser's storage; sessions are part of the log. */
export type Persistence = {
  /** What was kept, or null where nothing usable was. */
  load(): Origin | null;
  save(store: Store): void;
  /** Whether another tab saved since we last saved or loaded. */
  isStale(): boolean;
};

export function createPersistence(storage: Storage): Persistence {
  let known: string | null = null;

  return {
    load() {
      known = storage.getItem(NAME);
      try {
        const { seed, anchor, log } = JSON.parse(known ?? '') as {
          seed: number;
          anchor: number;
          log: Write[];
        };
        return { seed, anchor, scale: 1, log };
      } catch {
        return null;
      }
    },
    save({ state: { seed, anchor }, log }) {
      try {
        storage.setItem(NAME, JSON.stringify({ seed, anchor, log }));
      } catch {
        // A full storage keeps what it had: this tab goes on, a reload goes back.
      }
      known = storage.getItem(NAME);
    },
    isStale: () => storage.getItem(NAME) !== known,
  };
}
