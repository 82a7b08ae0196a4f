import { useRequest, useViewer } from '../../app/data';
import { holds } from '../../domain/permissions';
import type { activitatsRequest } from '../../machines/requests';
import { activitats } from '../../text/activitats';
import { ListPage } from '../list/ListPage';
import { useList, type ListActor } from '../list/useList';
import { RowMenu } from '../shared/RowMenu';
import { DEFAULT_VISIBLE, FIXED, useColumns } from './list/columns';
import { useActivitatActions } from './list/useActivitatActions';
import { useFilters } from './list/useFilters';

/** The list of activities (spec §2). */
export function ActivitatsPage({ actor }: { actor: ListActor }) {
  const list = useList(actor);
  const request = useRequest<typeof activitatsRequest>(actor, 'rows');
  const getItems = useActivitatActions();
  const canCreate = holds(useViewer().permissions, 'create_activitat');

  return (
    <ListPage
      noun="activitats"
      list={list}
      request={request}
      words={activitats}
      failed="activitats.listFailed"
      filters={useFilters(list.query, request?.data?.data ?? [])}
      columns={useColumns()}
      fixed={FIXED}
      usual={DEFAULT_VISIBLE}
      defaultSort="-data"
      createHref={canCreate ? '/activitats/nova' : null}
      actions={(row) => <RowMenu name={row.titol} items={getItems(row)} />}
    />
  );
}
