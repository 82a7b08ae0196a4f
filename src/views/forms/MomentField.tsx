import { useState } from 'react';
import { useToday } from '../../hooks/data';
import { getReach } from '../../domain/nouns/dataRules';
import { getTimeField, joinDate, splitDate } from '../../domain/nouns/moment';
import { momentFields } from '../../text/fields';
import { getDateRuleText } from '../../text/refusals';
import { DatePickerField } from '../ui/DatePickerField';
import { TimeField } from '../ui/TimeField';
import type { Bound } from './DraftField';
import type { DraftForm } from './useDraftForm';

type MomentFieldProps = Bound<string> & {
  form: DraftForm<object>;
  rule: { dies_enrere: number; dies_endavant?: number } | null;
};

export function MomentField({ form, rule, value, onChange, onBlur, ...field }: MomentFieldProps) {
  const today = useToday();
  // No issue while the person moves from the day to the time: the time is left by itself.
  const [time, setTime] = useState<'untouched' | 'changed' | 'left'>('untouched');
  const { dia, hora } = splitDate(value);
  const timeId = getTimeField(field.name);
  const isDue = form.attempts > 0 || time === 'left';
  const error = isDue ? form.findIssue(timeId).own?.text : undefined;
  return (
    <>
      <DatePickerField
        {...field}
        label={momentFields.dia}
        span={4}
        today={today}
        {...(rule && getReach(rule, today))}
        help={rule && getDateRuleText(rule)}
        value={dia || null}
        onChange={(day) => onChange(joinDate(day ?? '', hora))}
        onBlur={onBlur}
      />
      <TimeField
        id={timeId}
        label={momentFields.hora}
        span={3}
        required={field.required}
        error={error}
        value={hora}
        onChange={(next) => {
          if (error === undefined) setTime('changed');
          onChange(joinDate(dia, next));
        }}
        onBlur={() => form.leave(() => setTime((now) => (now === 'untouched' ? now : 'left')))}
      />
    </>
  );
}
