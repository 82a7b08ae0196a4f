import type { Origin, Store } from './store';
import type { Write } from './writes';

const NAME = 'punt-jove.demo';

type Kept = Pick<Origin, 'seed' | 'anchor'> & { log: Write[] };

/** Keeps a store's origin and log in a browser's storage; sessions are part of the log. */
export type Persistence = {
  /** What was kept, or null where nothing usable was. */
  load(): Origin | null;
  save(store: Store): void;
  /** Whether another tab saved since we last saved or loaded. */
  isStale(): boolean;
};

/** Null where storage is forbidden: then a reload begins anew. */
export function createPersistence(storage: Storage | null): Persistence {
  let known: string | null = null;

  return {
    load() {
      known = storage?.getItem(NAME) ?? null;
      try {
        const { seed, anchor, log } = JSON.parse(known ?? '') as Kept;
        return { seed, anchor, log };
      } catch {
        return null;
      }
    },
    save({ state: { seed, anchor }, log }) {
      try {
        storage?.setItem(NAME, JSON.stringify({ seed, anchor, log }));
      } catch {
        // A full storage keeps what it had: this tab goes on, a reload goes back.
      }
      known = storage?.getItem(NAME) ?? null;
    },
    isStale: () => (storage?.getItem(NAME) ?? null) !== known,
  };
}
