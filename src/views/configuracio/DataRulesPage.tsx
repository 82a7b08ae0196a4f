import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dataRulesMachine } from '../../machines/screens/dataRules';
import { dataRules } from '../../text/dataRules';
import { ui } from '../../text/ui/components';
import { RecordState } from '../forms/RecordState';
import { Page } from '../ui/Page';
import { PageHeader } from '../ui/PageHeader';
import { DataRulesForm } from './DataRulesForm';
import { DataRulesView } from './DataRulesView';

const BACK = { href: '/', label: dataRules.back } as const;

/** How far from today dates may lie (spec §2, §9): read by whoever sees the configuration, changed by whoever may. */
export function DataRulesPage({ actor }: { actor: ActorRefFrom<typeof dataRulesMachine> }) {
  const isEditing = useSelector(actor, (snapshot) => snapshot.hasTag('editing'));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const rules = useSelector(actor, ({ context }) => context.original);
  return (
    <Page narrow>
      <PageHeader title={dataRules.title} subtitle={isEditing && ui.requiredNote} />
      {refusal && rules ? (
        <DataRulesView rules={rules} refusal={refusal} />
      ) : (
        <RecordState
          actor={actor}
          action="editDataRules"
          loading={dataRules.loading}
          loadFailed="dataRules.loadFailed"
          back={BACK}
        >
          <DataRulesForm actor={actor} />
        </RecordState>
      )}
    </Page>
  );
}
