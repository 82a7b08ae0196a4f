import { usePreference } from '../../hooks/preferences';
import type { TableColumn } from '../ui/Table';

/** A column of a list; one without `shown` is there once a person has chosen it. */
export type ListColumn<Row> = TableColumn<Row> & { shown?: 'always' | 'usually' };

/** The columns that a person sees of a list, and how to choose them: the choice is kept in this browser. */
export function useShownColumns<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const [kept, keep] = usePreference(`${list}.columns`);
  const chosen = kept?.split(',') ?? columns.flatMap(({ id, shown }) => (shown === 'usually' ? [id] : []));
  return {
    chosen,
    choose: (ids: readonly string[]) => keep(ids.join(',')),
    columns: columns.filter(({ id, shown }) => shown === 'always' || chosen.includes(id)),
  };
}
