import { useCallback } from 'react';
import { NEWEST, readSeen } from '../domain/pages/novetats';
import { usePreference } from './preferences';

/** News that this browser has seen, by number; `see` keeps that it has seen all. */
export function useNews() {
  const [stored, store] = usePreference('news');
  const seen = readSeen(stored);
  const isKept = stored !== null && seen >= NEWEST;
  const see = useCallback(() => {
    if (!isKept) store(String(NEWEST));
  }, [isKept, store]);
  return { seen, hasNew: seen < NEWEST, isFirst: stored === null, see };
}
