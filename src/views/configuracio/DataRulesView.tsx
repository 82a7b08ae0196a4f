import { useSession } from '../../hooks/actors';
import type { Refusal } from '../../domain/access';
import type { DataRules } from '../../domain/dataRules';
import { dataRules, dataRulesFields } from '../../text/dataRules';
import { getRefusalText } from '../../text/refusals';
import { Card } from '../ui/Card';
import { DescriptionList } from '../ui/DescriptionList';
import { FormHint } from '../ui/FormHint';
import { FormSection } from '../ui/FormSection';
import { RULES } from './rules';

type DataRulesViewProps = {
  rules: DataRules;
  /** Why they are not to be changed. */
  refusal: Refusal;
};

/** The date rules as they are, for whoever may not change them. */
export function DataRulesView({ rules, refusal }: DataRulesViewProps) {
  const oficina = useSession()?.user.oficina?.nom ?? null;
  const { title, reason } = getRefusalText(refusal, 'editDataRules', oficina);
  return (
    <Card>
      <div className="form-section">
        <FormHint>
          <strong>{title}.</strong> {reason}
        </FormHint>
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
