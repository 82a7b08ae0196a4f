/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   drawn as cards, a table is none to every browser: its roles are said again */
import type { ReactNode } from 'react';
import { ui } from '../../text/ui/components';
import { classes } from './classes';
import { isEmpty } from './isEmpty';
import { SkeletonList } from './SkeletonList';
import { SortButton } from './SortButton';
import { PageBox, RowBox, type TableChoice } from './TableChoice';
import { useKeepFocus } from './useKeepFocus';
import { watchOverflow } from './watchOverflow';
import './Table.css';

type Sort = {
  field: string;
  order: 'asc' | 'desc';
};

export type TableColumn<T> = {
  id: string;
  header: string;
  /** An empty text is shown as '-', false as nothing. */
  body: (row: T) => ReactNode;
  /** Field of the sort, if the column is sortable. */
  sortField?: string | undefined;
  numeric?: boolean | undefined;
  nowrap?: boolean | undefined;
  place?: 'name' | 'date' | 'type' | 'state' | undefined;
};

type TableProps<T extends { id: string | number }> = {
  /** Content and order of the table, for screen readers. */
  caption: string;
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  sort?: Sort | undefined;
  onSort?: ((field: string) => void) | undefined;
  /** 'Carregant les assessories…' while rows load; the previous rows stay visible. */
  loading?: string | undefined;
  isLocked?: ((row: T) => boolean) | undefined;
  choice?: TableChoice<T> | undefined;
  actions?: ((row: T) => ReactNode) | undefined;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function Table<T extends { id: string | number }>(props: TableProps<T>) {
  const { caption, columns, rows, sort, onSort, loading, isLocked, choice, actions } = props;
  const kept = useKeepFocus<HTMLDivElement>(rows);
  const isNumbered = columns.some(({ place, nowrap }) => place === 'name' && nowrap);

  if (loading !== undefined && rows.length === 0) return <SkeletonList label={loading} />;
  return (
    <div
      {...kept}
      className="table-frame"
      role="region"
      aria-label={caption}
      aria-busy={loading !== undefined}
    >
      <table
        ref={watchOverflow}
        className={classes(
          'table',
          choice && 'table-choosing',
          actions && 'table-acting',
          isNumbered && 'table-numbered',
        )}
        role="table"
        aria-label={caption}
      >
        <thead role="rowgroup">
          <tr role="row">
            {choice && (
              <th scope="col" role="columnheader" className="table-choice">
                <PageBox choice={choice} rows={rows} />
              </th>
            )}
            {columns.map(({ id, header, sortField, numeric, place }) => {
              const sorted = sort && sortField === sort.field ? sort.order : undefined;
              return (
                <th
                  key={id}
                  scope="col"
                  role="columnheader"
                  className={classes(place && `table-${place}`, numeric && 'table-number')}
                  aria-sort={sorted && ariaSort[sorted]}
                >
                  {sortField && onSort ? (
                    <SortButton label={header} sorted={sorted} onPress={() => onSort(sortField)} />
                  ) : (
                    header
                  )}
                </th>
              );
            })}
            {actions && (
              <th scope="col" role="columnheader" className="table-actions">
                <span className="sr">{ui.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className={classes(isLocked?.(row) && 'table-locked', choice?.isChosen(row) && 'table-chosen')}
            >
              {choice && (
                <td role="cell" className="table-choice">
                  <RowBox choice={choice} row={row} />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
              {actions && (
                <td role="cell" className="table-actions">
                  {actions(row)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<T>({ column: { body, place, nowrap, numeric }, row }: { column: TableColumn<T>; row: T }) {
  const value = body(row);
  const hasNone = isEmpty(value);
  return (
    <td
      role="cell"
      className={classes(
        `table-${place ?? 'hidden'}`,
        nowrap && 'table-line',
        numeric && 'table-number',
        hasNone && 'table-empty',
      )}
    >
      {hasNone && value !== false ? ui.empty : value}
    </td>
  );
}
