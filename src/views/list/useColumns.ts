import { usePreference } from '../../hooks/preferences';

/** The columns that a person wants to see of a list, kept for the next visit. */
export function useColumns(list: string, usual: readonly string[]): [string[], (ids: string[]) => void] {
  const [kept, keep] = usePreference(`${list}.columns`);
  return [kept === null ? [...usual] : kept.split(','), (ids) => keep(ids.join(','))];
}
