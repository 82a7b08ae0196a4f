import { readsOneOffice } from '../../domain/access/access';
import { getResource, type NounList } from '../../domain/access/noun';
import { useViewer } from '../../hooks/data';
import { usePreference } from '../../hooks/preferences';
import type { SortField } from '../../domain/values/pagina';
import type { TableColumn } from '../ui/Table';

/** Column, hidden until chosen without `shown`; `amongOffices` is hidden for staff of one office. */
export type ListColumn<Row, Id extends string> = Omit<TableColumn<Row>, 'header' | 'sortField'> & {
  id: Id;
  shown?: 'always' | 'usually' | 'amongOffices';
  sortField?: SortField<Row> | undefined;
};

export function useShownColumns<Row, Id extends string>(
  list: NounList,
  columns: readonly ListColumn<Row, Id>[],
  headers: Readonly<Record<Id, string>>,
) {
  const [stored, store] = usePreference(`${list}.columns`);
  const usual = readsOneOffice(useViewer(), getResource(list)) ? ['usually'] : ['usually', 'amongOffices'];
  const all = columns.map((column) => ({
    ...column,
    header: headers[column.id],
    fixed: column.shown === 'always',
  }));
  const chosen =
    stored?.split(',') ?? all.flatMap(({ id, shown }) => (usual.includes(shown ?? '') ? [id] : []));
  return {
    all,
    chosen,
    choose: (ids: readonly string[]) => store(ids.join(',')),
    columns: all.filter(({ id, fixed }) => fixed || chosen.includes(id)),
  };
}
