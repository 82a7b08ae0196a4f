import type { ActorRefFrom } from 'xstate';
import { useRequest, useViewer } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access/access';
import type { Viewer } from '../../domain/access/viewer';
import type { Activitat } from '../../domain/nouns/activitat';
import { getQuanSort } from '../../domain/pages/near';
import { activitats } from '../../text/activitats';
import { pageTitles } from '../../text/pageTitles';
import { formatDay } from '../../text/ui/dates';
import { joinFacts } from '../../text/ui/words';
import { ListPage } from '../list/ListPage';
import type { activitatsMachine } from '../../machines/screens/activitats';
import { useChoice } from '../list/useChoice';
import { useList } from '../list/useList';
import { useRowActions } from '../list/useRowActions';
import { RowMenu } from '../ui/RowMenu';
import { useActivitatColumns } from './list/activitatColumns';
import { useActivitatFilters } from './list/useActivitatFilters';

function getLongName({ titol, data, oficina }: Activitat): string {
  return joinFacts(titol, formatDay(data), oficina?.nom);
}

function canInOffice(viewer: Viewer, action: 'edit' | 'delete', { oficina }: Activitat): boolean {
  return refuseInOffice(viewer, action, oficina, 'activitat') === null;
}

const CATALOGS = ['oficines', 'centres', 'marcs', 'areas'] as const;

export function ActivitatsPage({ actor }: { actor: ActorRefFrom<typeof activitatsMachine> }) {
  const list = useList(actor, true);
  const request = useRequest(actor, 'rows');
  const getItems = useRowActions('activitat', getLongName, canInOffice);
  const viewer = useViewer();
  const choice = useChoice<Activitat>(actor, {
    noun: 'activitat',
    getName: ({ titol }) => titol,
    getLabel: getLongName,
    acts: [{ act: 'delete', can: (row) => canInOffice(viewer, 'delete', row) }],
  });

  return (
    <ListPage
      noun="activitats"
      exportNoun="activitats"
      list={list}
      request={request}
      words={activitats}
      filters={useActivitatFilters(list.query, request?.data?.data ?? [])}
      columns={useActivitatColumns()}
      catalogs={CATALOGS}
      defaultSort={getQuanSort(list.quan, 'data')}
      create={{
        permission: 'create_activitat',
        href: '/activitats/nova',
        also: { href: '/activitats/alta', label: pageTitles.altaActivitats },
      }}
      choice={choice}
      actions={(row) => <RowMenu name={row.titol} items={getItems(row)} />}
    />
  );
}
