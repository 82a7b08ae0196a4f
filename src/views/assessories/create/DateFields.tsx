import { useSession, useToday } from '../../../app/actors';
import { addDays } from '../../../domain/madrid';
import { joinDate, splitDate, type ReservaDraft } from '../../../domain/reserva';
import { assessoriaForm } from '../../../text/assessories';
import { reservaFields } from '../../../text/fields';
import { getDateRuleText } from '../../../text/refusals';
import { DraftField } from '../../forms/DraftField';
import type { DraftForm } from '../../forms/useDraftForm';
import { DatePickerField } from '../../shared/DatePickerField';
import { DescriptionList } from '../../shared/DescriptionList';
import { TimeField } from '../../shared/TimeField';

type DateFieldsProps = {
  form: DraftForm<ReservaDraft>;
  rule: { dies_enrere: number; dies_endavant: number };
  onChange: (date: string) => void;
};

/** Day and time of a visit without appointment, on Madrid's clock, by whoever fills the form in. */
export function DateFields({ form, rule, onChange }: DateFieldsProps) {
  const today = useToday();
  const name = useSession()?.user.nom_complet;
  return (
    <DraftField form={form} name="date">
      {(field) => {
        const { dia, hora } = splitDate(field.value ?? '');
        const change = (next: string) => {
          field.onChange(next);
          onChange(next);
        };
        return (
          <>
            <DatePickerField
              {...field}
              label={assessoriaForm.day}
              span={4}
              min={addDays(today, -rule.dies_enrere)}
              max={addDays(today, rule.dies_endavant)}
              help={getDateRuleText(rule)}
              value={dia || null}
              onChange={(day) => change(joinDate(day ?? '', hora))}
              onBlur={undefined}
            />
            <TimeField
              id="date-time"
              label={assessoriaForm.time}
              span={3}
              required={field.required}
              value={hora}
              onChange={(time) => change(joinDate(dia, time))}
              onBlur={field.onBlur}
            />
            <DescriptionList items={[{ label: reservaFields.professional_id, value: name }]} />
          </>
        );
      }}
    </DraftField>
  );
}
