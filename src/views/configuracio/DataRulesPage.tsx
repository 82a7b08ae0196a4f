import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { dataRulesMachine } from '../../machines/screens/dataRules';
import { dataRules } from '../../text/dataRules';
import { RecordPage } from '../forms/RecordPage';
import { DataRulesForm } from './DataRulesForm';
import { DataRulesView } from './DataRulesView';

const BACK = { href: '/', label: dataRules.back } as const;

export function DataRulesPage({ actor }: { actor: ActorRefFrom<typeof dataRulesMachine> }) {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const rules = useSelector(actor, ({ context }) => context.original);
  return (
    <RecordPage
      actor={actor}
      title={dataRules.title}
      isTop
      action="editDataRules"
      loading={dataRules.loading}
      loadFailed="dataRules.loadFailed"
      back={BACK}
      readOnly={refusal && rules && <DataRulesView rules={rules} refusal={refusal} />}
    >
      <DataRulesForm actor={actor} />
    </RecordPage>
  );
}
