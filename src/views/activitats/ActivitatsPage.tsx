import type { ActorRefFrom } from 'xstate';
import { useRequest, useViewer } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access';
import type { Viewer } from '../../domain/viewer';
import { holds } from '../../domain/permissions';
import type { Activitat } from '../../domain/activitat';
import { activitats } from '../../text/activitats';
import { formatDay } from '../../text/ui/dates';
import { ListPage } from '../list/ListPage';
import type { activitatsMachine } from '../../machines/lists';
import { useList } from '../list/useList';
import { useRowActions } from '../list/useRowActions';
import { RowMenu } from '../ui/RowMenu';
import { DEFAULT_VISIBLE, FIXED, useColumns } from './list/columns';
import { useFilters } from './list/useFilters';

/** How the question before a deletion names an activity. */
function getLongName({ titol, data, oficina }: Activitat): string {
  return `${titol} · ${formatDay(data)} · ${oficina.nom}`;
}

function canInOffice(viewer: Viewer, action: 'edit' | 'delete', { oficina }: Activitat): boolean {
  return refuseInOffice(viewer, action, oficina, 'activitat') === null;
}

/** What filters and columns take their names from. */
const CATALOGS = ['oficines', 'centres', 'marcs', 'areas'] as const;

/** The list of activities (spec §2). */
export function ActivitatsPage({ actor }: { actor: ActorRefFrom<typeof activitatsMachine> }) {
  const list = useList(actor);
  const request = useRequest(actor, 'rows');
  const getItems = useRowActions('activitat', '/activitats', canInOffice);
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
      catalogs={CATALOGS}
      fixed={FIXED}
      usual={DEFAULT_VISIBLE}
      defaultSort="-data"
      createHref={canCreate ? '/activitats/nova' : null}
      actions={(row) => <RowMenu name={row.titol} items={getItems(row, getLongName(row))} />}
    />
  );
}
