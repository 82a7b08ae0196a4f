import { useRequest, useViewer } from '../../app/data';
import { PER_PAGE } from '../../domain/llista';
import { holds } from '../../domain/permissions';
import type { assessoriesRequest } from '../../machines/requests';
import { assessories } from '../../text/assessories';
import { Card } from '../shared/Card';
import { FailurePanel } from '../shared/FailurePanel';
import { Page } from '../shared/Page';
import { Pagination } from '../shared/Pagination';
import { useKeepFocus } from '../shared/useKeepFocus';
import { Applied, clearFilters } from './list/Applied';
import { EmptyList } from './list/EmptyList';
import { Filters } from './list/Filters';
import { ListHeader } from './list/ListHeader';
import { Rows } from './list/Rows';
import { useList, type ListActor } from './list/useList';
import { useNames } from './list/useNames';
import './assessories.css';

/** The list of assessories: page, order and filters are the address's, the search text is not (spec §2, §5). */
export function AssessoriesPage({ actor }: { actor: ListActor }) {
  const list = useList(actor);
  const request = useRequest<typeof assessoriesRequest>(actor, 'rows');
  const rows = request?.data?.data ?? [];
  const meta = request?.data?.meta;
  const isLoading = request?.isLoading ?? true;
  const names = useNames(rows);
  const canCreate = holds(useViewer().permissions, 'create_assessoria');
  const clear = () => clearFilters(list);
  const kept = useKeepFocus<HTMLDivElement>(request);

  return (
    <Page>
      <ListHeader list={list} canCreate={canCreate} canExport={rows.length > 0} />
      <Card>
        <Filters list={list} names={names} />
        <Applied list={list} names={names} total={meta?.total} onClear={clear} />
        <div {...kept}>
          {request?.isFailed ? (
            <FailurePanel
              title="assessories.listFailed"
              message={request.message}
              hint={assessories.filtersKept}
              onRetry={() => actor.send({ type: 'list.refresh' })}
            />
          ) : meta && rows.length === 0 && !isLoading ? (
            <EmptyList meta={meta} list={list} canCreate={canCreate} onClear={clear} />
          ) : (
            <Rows rows={rows} isLoading={isLoading} list={list} />
          )}
          {meta && rows.length > 0 && (
            <Pagination
              page={meta.current_page}
              perPage={meta.per_page}
              total={meta.total}
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
