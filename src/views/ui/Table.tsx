import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { classes } from './classes';
import { isEmpty } from './isEmpty';
import { SkeletonList } from './SkeletonList';
import { SortButton } from './SortButton';
import { useKeepFocus } from './useKeepFocus';
import './Table.css';

type Sort = {
  field: string;
  order: 'asc' | 'desc';
};

export type TableColumn<T> = {
  id: string;
  header: string;
  /** An empty text shows as '-', false as nothing. */
  body: (row: T) => ReactNode;
  /** The field that the sort names, when the column can be sorted by. */
  sortField?: string | undefined;
  numeric?: boolean | undefined;
  nowrap?: boolean | undefined;
  /** Where it stands in the card that a row becomes on a phone; hidden there without one. */
  place?: 'name' | 'date' | 'type' | 'state' | undefined;
};

type TableProps<T extends { id: string | number }> = {
  /** What the table shows and in which order, for those who do not see it. */
  caption: string;
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  sort?: Sort | undefined;
  onSort?: ((field: string) => void) | undefined;
  /** 'Carregant les assessories…' while rows are on their way; the old ones stay meanwhile. */
  loading?: string | undefined;
  /** Rows that show muted. */
  isLocked?: ((row: T) => boolean) | undefined;
  /** A RowMenu. */
  actions?: ((row: T) => ReactNode) | undefined;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** What a cell shows: PrimeReact would write `false` out. */
function toCell(value: ReactNode): ReactNode {
  if (value === false) return null;
  return isEmpty(value) ? ui.empty : value;
}

/** A table; a list of cards on a phone. The order and the page are the caller's. */
export function Table<T extends { id: string | number }>(props: TableProps<T>) {
  const { caption, columns, rows, sort, onSort, loading, isLocked, actions } = props;
  const kept = useKeepFocus<HTMLDivElement>(rows);

  if (loading !== undefined && rows.length === 0) return <SkeletonList label={loading} />;
  return (
    <div {...kept} role="region" aria-label={caption} aria-busy={loading !== undefined}>
      <DataTable
        value={[...rows]}
        tableClassName="table"
        dataKey="id"
        lazy
        cellMemo={false}
        rowClassName={(row: T) => ({ 'table-locked': isLocked?.(row) ?? false })}
        pt={{ table: { 'aria-label': caption } }}
      >
        {columns.map(({ id, header, body, sortField, numeric, nowrap, place }) => {
          const sorted = sort && sortField === sort.field ? sort.order : undefined;
          return (
            <Column
              key={id}
              header={
                sortField && onSort ? (
                  <SortButton label={header} sorted={sorted} onPress={() => onSort(sortField)} />
                ) : (
                  header
                )
              }
              body={(row: T) => toCell(body(row))}
              bodyClassName={(row: T) =>
                classes(
                  `table-${place ?? 'hidden'}`,
                  nowrap && 'nowrap',
                  numeric && 'table-number',
                  isEmpty(body(row)) && 'table-empty',
                )
              }
              headerClassName={numeric ? 'table-number' : ''}
              pt={{ headerCell: { 'aria-sort': sorted && ariaSort[sorted], scope: 'col' } }}
            />
          );
        })}
        {actions && (
          <Column
            header={<span className="sr">{ui.actions}</span>}
            body={actions}
            headerClassName="table-actions"
            bodyClassName="table-actions"
            pt={{ headerCell: { scope: 'col' } }}
          />
        )}
      </DataTable>
    </div>
  );
}
