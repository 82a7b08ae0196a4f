import { useNow } from '../../../app/data';
import { toFacts, type AssessoriaRow } from '../../../domain/assessoria';
import { getJoveName } from '../../../domain/cita';
import { readSort, toggleSort } from '../../../domain/listQuery';
import { assessories } from '../../../text/assessories';
import { RowMenu } from '../../shared/RowMenu';
import { Table } from '../../shared/Table';
import { useAssessoriaActions } from '../../shared/useAssessoriaActions';
import { FIXED, getColumns } from './columns';
import { useColumns } from './useColumns';
import type { ListState } from './useList';

/** The order of the service when nothing is asked: the newest first. */
const DEFAULT_SORT = '-cita.date';

interface RowsProps {
  rows: readonly AssessoriaRow[];
  isLoading: boolean;
  list: ListState;
}

/** The page of rows, or of cards on a phone. */
export function Rows({ rows, isLoading, list: { query, change } }: RowsProps) {
  const now = useNow();
  const getItems = useAssessoriaActions();
  const [visible] = useColumns();
  const sort = query['sort'] ?? DEFAULT_SORT;

  return (
    <Table
      caption={assessories.caption}
      columns={getColumns(now).filter(({ id }) => FIXED.includes(id) || visible.includes(id))}
      rows={rows}
      sort={readSort(sort)}
      onSort={(field) => change({ sort: toggleSort(sort, field) })}
      loading={isLoading ? assessories.loading : undefined}
      isLocked={(row) => row.bloquejada}
      actions={(row) => {
        if (row.bloquejada) return null;
        const name = getJoveName(row.jove);
        return <RowMenu name={name} items={getItems({ facts: toFacts(row), name, date: row.cita.date })} />;
      }}
    />
  );
}
