import type { ActorRefFrom } from 'xstate';
import { useRequest } from '../../../hooks/data';
import { findOverlap } from '../../../domain/cita';
import { isMoment, type ReservaDraft } from '../../../domain/reserva';
import type { assessoriaCreateMachine } from '../../../machines/assessoriaCreate';
import type { calendarMachine } from '../../../machines/calendar';
import { assessoriaForm } from '../../../text/assessories';
import type { Slots } from '../../forms/reserva/useSlots';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FormHint } from '../../ui/FormHint';

/** Minutes of an assessoria without appointment. */
const DURADA = 30;

type OverlapProps = {
  actor: ActorRefFrom<typeof assessoriaCreateMachine>;
  form: DraftForm<ReservaDraft>;
  slots: Slots;
};

/** Another appointment of the same person at the chosen time is told, not refused. */
export function Overlap({ actor, form, slots }: OverlapProps) {
  const cites = useRequest(actor as unknown as ActorRefFrom<typeof calendarMachine>, 'cites')?.data ?? [];
  const date = useDraftValue(form, (draft) => draft.date);
  const slot = slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id));
  const [start, minutes] = slot
    ? [slot.data_inici, (Date.parse(slot.data_fi) - Date.parse(slot.data_inici)) / 60_000]
    : [date ?? '', DURADA];
  const overlaps = isMoment(start) && findOverlap(cites, start, minutes) !== undefined;
  return <div role="status">{overlaps && <FormHint>{assessoriaForm.overlap}</FormHint>}</div>;
}
