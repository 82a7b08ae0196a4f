import { findDataRulesIssues, type DataRulesDraft } from '../../domain/nouns/dataRules';
import { DIES } from '../../domain/values/options';
import { dataRules, dataRulesFields, dataRulesIssues } from '../../text/dataRules';
import { DraftNumber } from '../forms/DraftInput';
import { FormCard } from '../forms/FormCard';
import { toWords } from '../forms/issues';
import { useDraftForm, type DraftActor } from '../forms/useDraftForm';
import { FieldGrid } from '../ui/FieldGrid';
import { FormSection } from '../ui/FormSection';
import { RULES } from './rules';

type Name = keyof typeof dataRulesFields;

const FIELDS = RULES.flatMap(({ rule, ways }) => ways.map((way) => `${rule}.${way}`));
const REQUIRED = new Set(FIELDS);

const NONE_COUPLED = {};

const findIssues = (draft: DataRulesDraft) => toWords(dataRulesIssues, findDataRulesIssues(draft));

export function DataRulesForm({ actor }: { actor: DraftActor<DataRulesDraft> }) {
  const form = useDraftForm<DataRulesDraft>({
    actor,
    fields: FIELDS,
    labels: dataRulesFields,
    required: REQUIRED,
    coupled: NONE_COUPLED,
    findIssues,
  });
  return (
    <FormCard form={form} title={dataRules.title} submit={dataRules.save} texts={dataRules} cancelHref="/">
      <div className="form-section">
        <p>{dataRules.intro}</p>
      </div>
      {RULES.map(({ rule, help, ways }) => (
        <FormSection key={rule} title={dataRules[rule]}>
          <p className="field-help">{help}</p>
          <FieldGrid>
            {ways.map((way) => (
              <DraftNumber
                key={way}
                form={form}
                name={`${rule}.${way}` as Name}
                span={4}
                half
                min={DIES.min}
                max={DIES.max}
              />
            ))}
          </FieldGrid>
        </FormSection>
      ))}
    </FormCard>
  );
}
