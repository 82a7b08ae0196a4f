import { isMoment } from '../../../domain/nouns/moment';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import { assessoriaForm } from '../../../text/assessories';
import { SlotPicker } from '../../forms/reserva/SlotPicker';
import type { Slots } from '../../forms/reserva/useSlots';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { SegmentedField } from '../../ui/SegmentedField';
import { DateFields } from './DateFields';

const HOWS = [
  { value: 'slot', label: assessoriaForm.withSlot },
  { value: 'date', label: assessoriaForm.withoutAppointment },
] as const;

type WhenFieldsProps = {
  form: DraftForm<ReservaDraft>;
  slots: Slots;
  userId: number | null;
};

export function WhenFields({ form, slots, userId }: WhenFieldsProps) {
  const date = useDraftValue(form, (draft) => draft.date);

  return (
    <>
      <SegmentedField
        id="when"
        label={assessoriaForm.when}
        span={8}
        options={HOWS}
        value={date === null ? 'slot' : 'date'}
        onChange={(how) =>
          form.change({
            date: how === 'slot' ? null : '',
            disponibilitat_id: null,
            professional_id: userId,
          })
        }
      />
      {date === null ? (
        <SlotPicker
          form={form}
          slots={slots}
          onPick={(slot) => slots.askCites(slot.data_inici, slot.professional?.id ?? null)}
        />
      ) : (
        <DateFields
          form={form}
          slots={slots}
          onChange={(next) => isMoment(next) && slots.askCites(next, userId)}
        />
      )}
    </>
  );
}
