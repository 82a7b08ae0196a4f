import type { ActorRefFrom } from 'xstate';
import { useNow, useRequest, useViewer } from '../../hooks/data';
import { getAllowedActions } from '../../domain/access/actions';
import { isUpcoming, toFacts, type AssessoriaRow } from '../../domain/nouns/assessoria';
import { getQuanSort } from '../../domain/pages/near';
import { getJoveName } from '../../domain/nouns/cita';
import { assessories } from '../../text/assessories';
import { lists } from '../../text/lists';
import { ListPage } from '../list/ListPage';
import type { assessoriesMachine } from '../../machines/screens/assessories';
import { useChoice } from '../list/useChoice';
import { useList } from '../list/useList';
import { RowMenu } from '../ui/RowMenu';
import { describeSession, useAssessoriaActions } from '../shared/useAssessoriaActions';
import { getAssessoriaColumns } from './list/assessoriaColumns';
import { useAssessoriaFilters } from './list/useAssessoriaFilters';

const getName = (row: AssessoriaRow): string =>
  (row.bloquejada ? '' : getJoveName(row.jove)) || lists.number(row.id);

const CATALOGS = ['oficines', 'professionals'] as const;

export function AssessoriesPage({ actor }: { actor: ActorRefFrom<typeof assessoriesMachine> }) {
  const list = useList(actor, true);
  const request = useRequest(actor, 'rows');
  const now = useNow();
  const viewer = useViewer();
  const getItems = useAssessoriaActions();
  const can = (action: 'delete' | 'notAttended') => (row: AssessoriaRow) =>
    !row.bloquejada && getAllowedActions(viewer, toFacts(row)).includes(action);
  const choice = useChoice<AssessoriaRow>(actor, {
    noun: 'assessoria',
    getName,
    getLabel: (row) => describeSession(getName(row), row.tipus, row.cita.date),
    acts: [
      { act: 'notAttended', can: (row) => can('notAttended')(row) && !isUpcoming(row.cita, now) },
      { act: 'delete', can: can('delete') },
    ],
  });

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
      choice={choice}
      actions={(row) => {
        if (row.bloquejada) return null;
        const name = getJoveName(row.jove);
        return <RowMenu name={name} items={getItems({ facts: toFacts(row), name, date: row.cita.date })} />;
      }}
    />
  );
}
