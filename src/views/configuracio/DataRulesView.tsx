import type { Refusal } from '../../domain/access/access';
import type { DataRules } from '../../domain/nouns/dataRules';
import { dataRules, dataRulesFields } from '../../text/dataRules';
import { RefusalHint } from '../forms/RefusalHint';
import { Card } from '../ui/Card';
import { DescriptionList } from '../ui/DescriptionList';
import { FormSection } from '../ui/FormSection';
import { RULES } from './rules';

type DataRulesViewProps = {
  rules: DataRules;
  refusal: Refusal;
};

export function DataRulesView({ rules, refusal }: DataRulesViewProps) {
  return (
    <Card>
      <div className="form-section">
        <RefusalHint refusal={refusal} action="editDataRules" />
        <p>{dataRules.intro}</p>
      </div>
      {RULES.map(({ rule, help, ways }) => (
        <FormSection key={rule} title={dataRules[rule]}>
          <p className="field-help">{help}</p>
          <DescriptionList
            items={ways.map((way) => ({
              label: dataRulesFields[`${rule}.${way}` as keyof typeof dataRulesFields],
              value: dataRules.days((rules[rule] as Record<string, number>)[way] ?? 0),
            }))}
          />
        </FormSection>
      ))}
    </Card>
  );
}
