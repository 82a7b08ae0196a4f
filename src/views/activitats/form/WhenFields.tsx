import { useToday } from '../../../hooks/data';
import type { ActivitatDraft } from '../../../domain/nouns/activitat';
import { getReach, type DataRules } from '../../../domain/nouns/dataRules';
import { getDateRuleText } from '../../../text/refusals';
import { DraftField } from '../../forms/DraftField';
import { DraftText } from '../../forms/DraftInput';
import type { DraftForm } from '../../forms/useDraftForm';
import { DatePickerField } from '../../ui/DatePickerField';
import { TimeField } from '../../ui/TimeField';

type WhenFieldsProps = {
  form: DraftForm<Pick<ActivitatDraft, 'titol' | 'data' | 'hora_inici' | 'hora_fi'>>;
  rule: DataRules['activitats'];
};

export function WhenFields({ form, rule }: WhenFieldsProps) {
  const today = useToday();
  return (
    <>
      <DraftText form={form} name="titol" autoComplete="off" />
      <DraftField form={form} name="data">
        {(field) => (
          <DatePickerField
            {...field}
            span={6}
            today={today}
            {...getReach(rule, today)}
            help={getDateRuleText(rule)}
          />
        )}
      </DraftField>
      {(['hora_inici', 'hora_fi'] as const).map((name) => (
        <DraftField key={name} form={form} name={name}>
          {(field) => <TimeField {...field} span={3} half />}
        </DraftField>
      ))}
    </>
  );
}
