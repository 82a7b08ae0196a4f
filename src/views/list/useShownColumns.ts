import { usePreference } from '../../hooks/preferences';
import type { SortField } from '../../domain/values/pagina';
import type { TableColumn } from '../ui/Table';

/** A column of a list; one without `shown` is there once a person has chosen it. */
export type ListColumn<Row, Id extends string> = Omit<TableColumn<Row>, 'header' | 'sortField'> & {
  /** Its header in the list's words. */
  id: Id;
  shown?: 'always' | 'usually';
  sortField?: SortField<Row> | undefined;
};

/** The columns that a person sees of a list, and how to choose them: the choice is kept in this browser. */
export function useShownColumns<Row, Id extends string>(
  list: string,
  columns: readonly ListColumn<Row, Id>[],
  headers: Readonly<Record<Id, string>>,
) {
  const [kept, keep] = usePreference(`${list}.columns`);
  const all = columns.map((column) => ({
    ...column,
    header: headers[column.id],
    fixed: column.shown === 'always',
  }));
  const chosen = kept?.split(',') ?? all.flatMap(({ id, shown }) => (shown === 'usually' ? [id] : []));
  return {
    all,
    chosen,
    choose: (ids: readonly string[]) => keep(ids.join(',')),
    columns: all.filter(({ id, fixed }) => fixed || chosen.includes(id)),
  };
}
