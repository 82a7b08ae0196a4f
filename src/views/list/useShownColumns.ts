import { usePreference } from '../../hooks/preferences';
import type { SortField } from '../../domain/values/pagina';
import type { TableColumn } from '../ui/Table';

/** Column of a list; without `shown` it is hidden until chosen. */
export type ListColumn<Row, Id extends string> = Omit<TableColumn<Row>, 'header' | 'sortField'> & {
  /** Key of its header in the list's texts. */
  id: Id;
  shown?: 'always' | 'usually';
  sortField?: SortField<Row> | undefined;
};

/** Shown columns of a list, and their choice, which is stored in this browser. */
export function useShownColumns<Row, Id extends string>(
  list: string,
  columns: readonly ListColumn<Row, Id>[],
  headers: Readonly<Record<Id, string>>,
) {
  const [stored, store] = usePreference(`${list}.columns`);
  const all = columns.map((column) => ({
    ...column,
    header: headers[column.id],
    fixed: column.shown === 'always',
  }));
  const chosen = stored?.split(',') ?? all.flatMap(({ id, shown }) => (shown === 'usually' ? [id] : []));
  return {
    all,
    chosen,
    choose: (ids: readonly string[]) => store(ids.join(',')),
    columns: all.filter(({ id, fixed }) => fixed || chosen.includes(id)),
  };
}
