import { useSession } from '../../../app/actors';
import { useToday } from '../../../app/data';
import { addDays, isDay } from '../../../domain/madrid';
import { joinDate, splitDate, type ReservaDraft } from '../../../domain/reserva';
import { assessoriaForm } from '../../../text/assessories';
import { reservaFields } from '../../../text/fields';
import { getDateRuleText } from '../../../text/refusals';
import { DraftField } from '../../forms/DraftField';
import type { Slots } from '../../forms/reserva/useSlots';
import type { DraftForm } from '../../forms/useDraftForm';
import { DatePickerField } from '../../shared/DatePickerField';
import { DescriptionList } from '../../shared/DescriptionList';
import { TimeField } from '../../shared/TimeField';

type DateFieldsProps = {
  form: DraftForm<ReservaDraft>;
  slots: Slots;
  onChange: (date: string) => void;
};

/** Day and time of a visit without appointment, on Madrid's clock, by whoever fills the form in. */
export function DateFields({ form, slots, onChange }: DateFieldsProps) {
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
              min={addDays(today, -slots.rule.dies_enrere)}
              max={addDays(today, slots.rule.dies_endavant)}
              help={getDateRuleText(slots.rule)}
              value={dia || null}
              onChange={(day) => change(joinDate(day ?? '', hora))}
              // Between the day and the time there is nothing missing yet.
              onBlur={isDay(dia) && slots.findDayFault(dia) ? field.onBlur : undefined}
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
            <div className="field c5">
              <DescriptionList items={[{ label: reservaFields.professional_id, value: name }]} />
            </div>
          </>
        );
      }}
    </DraftField>
  );
}
