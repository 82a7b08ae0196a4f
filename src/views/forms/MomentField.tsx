import { useToday } from '../../hooks/data';
import { findDateIssue, getReach } from '../../domain/dataRules';
import { joinDate, splitDate } from '../../domain/reserva';
import { momentFields } from '../../text/fields';
import { getDateRuleText } from '../../text/refusals';
import { DatePickerField } from '../ui/DatePickerField';
import { TimeField } from '../ui/TimeField';
import type { Bound } from './DraftField';

type MomentFieldProps = Bound<string> & {
  /** How far the day may be from today. */
  rule: { dies_enrere: number; dies_endavant?: number } | null;
};

/** Day and time of an instant, on Madrid's clock; the rule for the day is told before anything is sent. */
export function MomentField({ rule, value, onChange, onBlur, ...field }: MomentFieldProps) {
  const today = useToday();
  const { dia, hora } = splitDate(value);
  return (
    <>
      <DatePickerField
        {...field}
        label={momentFields.dia}
        span={4}
        {...(rule && getReach(rule, today))}
        help={rule && getDateRuleText(rule)}
        value={dia || null}
        onChange={(day) => onChange(joinDate(day ?? '', hora))}
        // Between the day and the time there is nothing missing yet.
        onBlur={rule && findDateIssue(rule, today, dia) ? onBlur : undefined}
      />
      <TimeField
        id={`${field.id}-time`}
        label={momentFields.hora}
        span={3}
        required={field.required}
        value={hora}
        onChange={(time) => onChange(joinDate(dia, time))}
        onBlur={onBlur}
      />
    </>
  );
}
