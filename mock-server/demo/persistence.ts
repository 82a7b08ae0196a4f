import type { Kept } from './kept';

/** Under this name. */
const NAME = 'punt-jove.demo';

/** Keeps the demonstration in a browser's storage; sessions are part of its log. */
export type Persistence = {
  /** What was kept, whatever it is; null where nothing was or nobody can read it. */
  load(): unknown;
  save(kept: Kept): void;
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
        return JSON.parse(known ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    save(kept) {
      try {
        storage?.setItem(NAME, JSON.stringify(kept));
      } catch {
        // A full storage keeps what it had: this tab goes on, a reload goes back.
      }
      known = storage?.getItem(NAME) ?? null;
    },
    isStale: () => (storage?.getItem(NAME) ?? null) !== known,
  };
}
