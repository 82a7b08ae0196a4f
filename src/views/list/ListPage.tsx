import { useDeferredValue, useRef, type ReactNode } from 'react';
import { useBulk } from '../../hooks/bulk';
import { useViewer, type RequestView } from '../../hooks/data';
import { useLeaving } from '../../hooks/leaving';
import { PER_PAGE, readSort, toggleSort, type Pagina, type SortField } from '../../domain/values/pagina';
import { holds, type Permission } from '../../domain/access/permissions';
import type { AppPath } from '../../domain/access/routes';
import type { CatalogName } from '../../domain/access/catalogs';
import type { NounList } from '../../domain/access/noun';
import type { FilterName } from '../../domain/access/queries';
import type { ExportNoun } from '../../machines/kit/resources';
import { choice as choiceTexts } from '../../text/bulk';
import { lists, type ListWords } from '../../text/lists';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { ColumnsButton } from '../ui/ColumnsButton';
import { DataAge } from '../shared/DataAge';
import { FailureNote } from '../shared/FailureNote';
import { FailurePanel } from '../shared/FailurePanel';
import { LeavingNote } from '../shared/LeavingNote';
import { Page } from '../ui/Page';
import { Pagination } from '../ui/Pagination';
import { Table, type TableColumn } from '../ui/Table';
import { useKeepFocus } from '../ui/useKeepFocus';
import { PHONE, useMediaQuery } from '../ui/useMediaQuery';
import { Applied } from './Applied';
import { ChosenBar } from './ChosenBar';
import { EmptyList } from './EmptyList';
import { toRemoval, type ListFilter } from './filters';
import { Filters } from './Filters';
import { ListHeader } from './ListHeader';
import { MissingCatalog } from './MissingCatalog';
import { useShownColumns, type ListColumn } from './useShownColumns';
import type { ListChoice } from './useChoice';
import type { ListState } from './useList';
import { useTableChoice } from './useTableChoice';
import { ViewsButton } from './ViewsButton';

type PageList = Exclude<NounList, 'cites'>;

type ListPageProps<List extends PageList, Row extends { id: number }, Id extends string> = {
  noun: List;
  exportNoun?: ExportNoun | undefined;
  list: ListState;
  request: RequestView<Pagina<Row> | null> | undefined;
  words: ListWords<Id>;
  filters: readonly ListFilter<FilterName<List>>[];
  side?: ReactNode;
  columns: readonly ListColumn<Row, Id>[];
  catalogs: readonly CatalogName[];
  defaultSort: SortField<Row> | `-${SortField<Row>}`;
  create: { permission: Permission; href: AppPath; also?: { href: AppPath; label: string } };
  isLocked?: ((row: Row) => boolean) | undefined;
  choice?: ListChoice<Row>;
  actions: (row: Row) => ReactNode;
};

/** Page, order and filters of the list are in the address, the search text is not (spec §2, §5). */
export function ListPage<List extends PageList, Row extends { id: number }, Id extends string>(
  props: ListPageProps<List, Row, Id>,
) {
  const { noun, exportNoun, list, request, words, filters, create } = props;
  const rows = request?.data?.data ?? [];
  const meta = request?.data?.meta;
  const isAtLeast = request?.data?.isAtLeast === true;
  const isLoading = request?.isLoading ?? true;
  const sort = list.query['sort'] ?? props.defaultSort;
  const isPhone = useMediaQuery(PHONE);
  const { all, columns, chosen, choose } = useShownColumns(noun, props.columns, words.columns);
  const createHref = holds(useViewer().permissions, create.permission) ? create.href : null;
  const kept = useKeepFocus<HTMLDivElement>(request);
  const isLeaving = useLeaving(noun);
  const { isGoing, findFailure } = useBulk(props.choice?.noun);
  const choice = useTableChoice(props.choice);
  const strip = useRef<HTMLDivElement>(null);

  function getNote(row: Row): ReactNode {
    if (isLeaving(row)) return <LeavingNote />;
    const failure = props.choice?.isChosen(row) ? findFailure(row) : null;
    return failure && <FailureNote message={failure} />;
  }

  function clear() {
    if (list.getText() !== '') list.search('');
    list.change(toRemoval(filters));
  }

  const table = (
    <Table
      caption={words.title}
      columns={columns.map((column) => withNote(column, getNote))}
      rows={rows}
      sort={readSort(sort)}
      onSort={(field) => list.change({ sort: toggleSort(sort, field) })}
      loading={isLoading ? words.loading : undefined}
      isLocked={(row) => props.isLocked?.(row) === true || isLeaving(row) || isGoing(row)}
      choice={
        choice.open && {
          ...choice.open,
          canChoose: (row) => props.isLocked?.(row) !== true,
          onChoose: choice.open.choose,
        }
      }
      actions={props.actions}
    />
  );
  return (
    <Page>
      <DataAge requests={[request]} onRefresh={list.refresh} />
      <ListHeader
        list={list}
        words={words}
        createHref={createHref}
        also={create.also}
        exportNoun={exportNoun}
        total={rows.length === 0 || !meta ? 0 : isAtLeast ? null : meta.total}
      />
      <Card>
        <Filters list={list} filters={filters} words={words} />
        <div ref={strip} tabIndex={-1} className={choice.begun && 'selection-place'}>
          {choice.begun && exportNoun ? (
            <ChosenBar
              list={list}
              noun={exportNoun}
              choice={choice.begun}
              shown={rows}
              onClear={() => {
                strip.current?.focus();
                choice.end();
              }}
            />
          ) : (
            <Applied
              list={list}
              filters={filters}
              total={meta ? words.total(meta.total, isAtLeast) : ''}
              onClear={clear}
              start={props.side}
            >
              {choice.begin && rows.length > 0 && (
                <Button small variant="quiet" onClick={choice.begin}>
                  {choiceTexts.begin}
                </Button>
              )}
              <ViewsButton noun={noun} list={list} filters={filters} />
              {!isPhone && <ColumnsButton columns={all} visible={chosen} onChange={choose} />}
            </Applied>
          )}
        </div>
        {props.catalogs.map((name) => (
          <MissingCatalog key={name} name={name} />
        ))}
        <div {...kept}>
          {request?.isFailed ? (
            <FailurePanel
              title={`${noun}.listFailed`}
              message={request.message}
              hint={lists.filtersKept}
              onRetry={list.refresh}
            />
          ) : meta && rows.length === 0 && !isLoading ? (
            <EmptyList
              meta={meta}
              list={list}
              words={words}
              filters={filters}
              createHref={createHref}
              onClear={clear}
            />
          ) : (
            <Deferred isShown={rows.length > 0}>{table}</Deferred>
          )}
          {meta && rows.length > 0 && (
            <Pagination
              page={meta.current_page}
              perPage={meta.per_page}
              from={meta.from ?? 0}
              to={meta.to ?? 0}
              last={meta.last_page}
              total={isAtLeast ? null : meta.total}
              perPageOptions={PER_PAGE}
              onPage={(page) => list.change({ page: String(page) })}
              onPerPage={(size) => list.change({ per_page: String(size) })}
            />
          )}
        </div>
      </Card>
    </Page>
  );
}

/** Rows that replace others are drawn after what is typed in the search; the first ones are not. */
function Deferred({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const last = useDeferredValue({ isShown, children });
  return last.isShown ? last.children : children;
}

function withNote<Row>(column: TableColumn<Row>, getNote: (row: Row) => ReactNode): TableColumn<Row> {
  if (column.place !== 'name') return column;
  return {
    ...column,
    body: (row) => {
      const note = getNote(row);
      if (note === null) return column.body(row);
      return (
        <>
          {column.body(row)}
          {note}
        </>
      );
    },
  };
}
