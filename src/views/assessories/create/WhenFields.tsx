import type { ActorRefFrom } from 'xstate';
import { getDay, type Instant } from '../../../domain/madrid';
import { isMoment, type ReservaDraft } from '../../../domain/reserva';
import type { assessoriaCreateMachine } from '../../../machines/assessoriaCreate';
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
  actor: ActorRefFrom<typeof assessoriaCreateMachine>;
  form: DraftForm<ReservaDraft>;
  slots: Slots;
  userId: number | null;
};

/** In a free slot, or at a moment without appointment; either asks what other appointments there are that day. */
export function WhenFields({ actor, form, slots, userId }: WhenFieldsProps) {
  const date = useDraftValue(form, (draft) => draft.date);

  function askCites(start: Instant, professionalId: number | null): void {
    const day = getDay(start);
    const professional_id = String(professionalId ?? '');
    const input = { data_inici: day, data_fi: day, professional_id };
    actor.send({ type: 'record.ask', request: 'cites', input });
  }

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
          onPick={(slot) => askCites(slot.data_inici, slot.professional.id)}
        />
      ) : (
        <DateFields form={form} slots={slots} onChange={(next) => isMoment(next) && askCites(next, userId)} />
      )}
    </>
  );
}
