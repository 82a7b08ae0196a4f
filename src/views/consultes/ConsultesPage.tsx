import type { ActorRefFrom } from 'xstate';
import { useRequest } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access';
import type { Viewer } from '../../domain/viewer';
import type { Consulta } from '../../domain/consulta';
import { consultes } from '../../text/consultes';
import { lists } from '../../text/lists';
import { ListPage } from '../list/ListPage';
import type { consultesMachine } from '../../machines/consultes';
import { useList } from '../list/useList';
import { useRowActions } from '../list/useRowActions';
import { RowMenu } from '../ui/RowMenu';
import { useConsultaColumns } from './list/consultaColumns';
import { useConsultaFilters } from './list/useConsultaFilters';
import { getLongName } from './name';

function canInOffice(viewer: Viewer, action: 'edit' | 'delete', { oficina }: Consulta): boolean {
  return refuseInOffice(viewer, action, oficina, 'consulta') === null;
}

/** What filters and columns take their names from. */
const CATALOGS = ['oficines', 'ambits', 'tematiques'] as const;

/** The list of consultes (spec §2). */
export function ConsultesPage({ actor }: { actor: ActorRefFrom<typeof consultesMachine> }) {
  const list = useList(actor);
  const request = useRequest(actor, 'rows');
  const getItems = useRowActions('consulta', '/consultes', canInOffice);

  return (
    <ListPage
      noun="consultes"
      exportNoun="consultes"
      list={list}
      request={request}
      words={consultes}
      filters={useConsultaFilters(list.query, request?.data?.data ?? [])}
      columns={useConsultaColumns()}
      catalogs={CATALOGS}
      defaultSort="-data"
      create={{ permission: 'create_consulta', href: '/consultes/nova' }}
      actions={(row) => <RowMenu name={lists.number(row.id)} items={getItems(row, getLongName(row))} />}
    />
  );
}
