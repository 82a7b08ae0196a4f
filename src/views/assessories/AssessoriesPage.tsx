import type { ActorRefFrom } from 'xstate';
import { useNow, useRequest } from '../../hooks/data';
import { toFacts } from '../../domain/nouns/assessoria';
import { getQuanSort } from '../../domain/pages/near';
import { getJoveName } from '../../domain/nouns/cita';
import { assessories } from '../../text/assessories';
import { ListPage } from '../list/ListPage';
import type { assessoriesMachine } from '../../machines/screens/assessories';
import { useList } from '../list/useList';
import { RowMenu } from '../ui/RowMenu';
import { useAssessoriaActions } from '../shared/useAssessoriaActions';
import { getAssessoriaColumns } from './list/assessoriaColumns';
import { useAssessoriaFilters } from './list/useAssessoriaFilters';

const CATALOGS = ['oficines', 'professionals'] as const;

export function AssessoriesPage({ actor }: { actor: ActorRefFrom<typeof assessoriesMachine> }) {
  const list = useList(actor, true);
  const request = useRequest(actor, 'rows');
  const now = useNow();
  const getItems = useAssessoriaActions();

  return (
    <ListPage
      noun="assessories"
      exportNoun="assessories"
      list={list}
      request={request}
      words={assessories}
      filters={useAssessoriaFilters(list.query, request?.data?.data ?? [])}
      columns={getAssessoriaColumns(now)}
      catalogs={CATALOGS}
      defaultSort={getQuanSort(list.quan, 'cita.date')}
      create={{ permission: 'create_assessoria', href: '/assessories/nova' }}
      isLocked={(row) => row.bloquejada}
      actions={(row) => {
        if (row.bloquejada) return null;
        const name = getJoveName(row.jove);
        return <RowMenu name={name} items={getItems({ facts: toFacts(row), name, date: row.cita.date })} />;
      }}
    />
  );
}
