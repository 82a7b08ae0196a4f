import type { ActorRefFrom } from 'xstate';
import { useNow, useRequest, useViewer } from '../../hooks/data';
import { toFacts } from '../../domain/assessoria';
import { getJoveName } from '../../domain/cita';
import { holds } from '../../domain/permissions';
import { assessories } from '../../text/assessories';
import { ListPage } from '../list/ListPage';
import type { assessoriesMachine } from '../../machines/lists';
import { useList } from '../list/useList';
import { RowMenu } from '../ui/RowMenu';
import { useAssessoriaActions } from '../shared/useAssessoriaActions';
import { DEFAULT_VISIBLE, FIXED, getColumns } from './list/columns';
import { useFilters } from './list/useFilters';

/** What filters and columns take their names from. */
const CATALOGS = ['oficines'] as const;

/** The list of assessories (spec §2). */
export function AssessoriesPage({ actor }: { actor: ActorRefFrom<typeof assessoriesMachine> }) {
  const list = useList(actor);
  const request = useRequest(actor, 'rows');
  const now = useNow();
  const getItems = useAssessoriaActions();
  const canCreate = holds(useViewer().permissions, 'create_assessoria');

  return (
    <ListPage
      noun="assessories"
      list={list}
      request={request}
      words={assessories}
      failed="assessories.listFailed"
      filters={useFilters(list.query, request?.data?.data ?? [])}
      columns={getColumns(now)}
      catalogs={CATALOGS}
      fixed={FIXED}
      usual={DEFAULT_VISIBLE}
      defaultSort="-cita.date"
      createHref={canCreate ? '/assessories/nova' : null}
      isLocked={(row) => row.bloquejada}
      actions={(row) => {
        if (row.bloquejada) return null;
        const name = getJoveName(row.jove);
        return <RowMenu name={name} items={getItems({ facts: toFacts(row), name, date: row.cita.date })} />;
      }}
    />
  );
}
