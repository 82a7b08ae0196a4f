import type { ActorRefFrom } from 'xstate';
import { useRequest } from '../../../app/data';
import { findOverlap } from '../../../domain/cita';
import { getDay, type Instant } from '../../../domain/madrid';
import { isMoment, type ReservaDraft } from '../../../domain/reserva';
import type { assessoriaCreateMachine } from '../../../machines/assessoriaCreate';
import type { citesRequest } from '../../../machines/requests';
import { assessoriaForm } from '../../../text/assessories';
import { SlotPicker } from '../../forms/reserva/SlotPicker';
import type { Slots } from '../../forms/reserva/useSlots';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FormHint } from '../../shared/FormHint';
import { SegmentedField } from '../../shared/SegmentedField';
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

/** In a free slot, or at a moment without appointment; another appointment of the same person then is told, not refused. */
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
      <Overlap actor={actor} form={form} slots={slots} />
    </>
  );
}

/** Minutes of an assessoria without appointment. */
const DURADA = 30;

function Overlap({ actor, form, slots }: Omit<WhenFieldsProps, 'userId'>) {
  const cites = useRequest<typeof citesRequest>(actor, 'cites')?.data ?? [];
  const date = useDraftValue(form, (draft) => draft.date);
  const slot = slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id));
  const [start, minutes] = slot
    ? [slot.data_inici, (Date.parse(slot.data_fi) - Date.parse(slot.data_inici)) / 60_000]
    : [date ?? '', DURADA];
  const overlaps = isMoment(start) && findOverlap(cites, start, minutes) !== undefined;
  return <div role="status">{overlaps && <FormHint>{assessoriaForm.overlap}</FormHint>}</div>;
}
