import type { StoredDemo } from './storedDemo';

const NAME = 'punt-jove.demo';

/** Stores the demo in a browser; sessions are part of its log. */
export type Persistence = {
  /** Stored value, unvalidated; null if there is none or it is unreadable. */
  load(): unknown;
  /** Whether it is stored, or there is no storage at all; a full one keeps its old value. */
  save(stored: StoredDemo): boolean;
  /** Whether another tab has saved since this one's last save or load. */
  isStale(): boolean;
};

/** `storage` is null where it is forbidden; a reload then starts anew. */
export function createPersistence(storage: Storage | null): Persistence {
  let latest: string | null = null;

  return {
    load() {
      latest = storage?.getItem(NAME) ?? null;
      try {
        return JSON.parse(latest ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    save(stored) {
      try {
        storage?.setItem(NAME, JSON.stringify(stored));
        return true;
      } catch {
        // This tab goes on, a reload goes back.
        return false;
      } finally {
        latest = storage?.getItem(NAME) ?? null;
      }
    },
    isStale: () => (storage?.getItem(NAME) ?? null) !== latest,
  };
}
