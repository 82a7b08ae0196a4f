import type { ActorRefFrom } from 'xstate';
import { useDataRules, useRequest, useToday, useViewer } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access/access';
import { refuseConsultaEdition, toConsultaFacts, type Consulta } from '../../domain/nouns/consulta';
import type { Viewer } from '../../domain/access/viewer';
import { consultes } from '../../text/consultes';
import { lists } from '../../text/lists';
import { ListPage } from '../list/ListPage';
import type { consultesMachine } from '../../machines/screens/consultes';
import { SideField } from '../shared/SideField';
import { useChoice } from '../list/useChoice';
import { useList } from '../list/useList';
import { useRowActions } from '../list/useRowActions';
import { RowMenu } from '../ui/RowMenu';
import { useConsultaColumns } from './list/consultaColumns';
import { useConsultaFilters } from './list/useConsultaFilters';
import { useConsultaSide } from './list/useConsultaSide';
import { getLongName } from './name';

const CATALOGS = ['oficines', 'professionals', 'ambits', 'tematiques'] as const;

export function ConsultesPage({ actor }: { actor: ActorRefFrom<typeof consultesMachine> }) {
  const list = useList(actor);
  const { own, isSettled, side, choose } = useConsultaSide(list);
  const read = useRequest(actor, 'rows');
  const request = isSettled ? read : undefined;
  const today = useToday();
  const rules = useDataRules();
  const getItems = useRowActions('consulta', getLongName, can, true);

  function can(viewer: Viewer, action: 'edit' | 'delete', consulta: Consulta): boolean {
    const refusal =
      action === 'edit'
        ? refuseConsultaEdition(viewer, today, toConsultaFacts(consulta, rules))
        : refuseInOffice(viewer, action, consulta.oficina, 'consulta');
    return refusal === null;
  }

  const viewer = useViewer();
  const choice = useChoice<Consulta>(actor, {
    noun: 'consulta',
    getName: ({ id }) => lists.number(id),
    getLabel: getLongName,
    acts: [{ act: 'delete', can: (row) => can(viewer, 'delete', row) }],
  });

  return (
    <ListPage
      noun="consultes"
      exportNoun="consultes"
      list={list}
      request={request}
      words={consultes}
      filters={useConsultaFilters(list.query, request?.data?.data ?? [], own)}
      side={own && <SideField value={side} onChange={choose} />}
      columns={useConsultaColumns()}
      catalogs={CATALOGS}
      defaultSort="-data"
      create={{ permission: 'create_consulta', href: '/consultes/nova' }}
      choice={choice}
      actions={(row) => <RowMenu name={lists.number(row.id)} items={getItems(row)} />}
    />
  );
}
