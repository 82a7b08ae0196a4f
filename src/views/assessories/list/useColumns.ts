import { usePreference } from '../../../app/preferences';
import { DEFAULT_VISIBLE } from './columns';

/** The columns that a person wants to see, kept for the next visit. */
export function useColumns(): [string[], (ids: string[]) => void] {
  const [kept, keep] = usePreference('assessories.columns');
  return [kept === null ? DEFAULT_VISIBLE : kept.split(','), (ids) => keep(ids.join(','))];
}
