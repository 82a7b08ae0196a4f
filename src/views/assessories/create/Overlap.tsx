import { overlapsCita, type ReservaDraft } from '../../../domain/nouns/reserva';
import { assessoriaForm } from '../../../text/assessories';
import type { Slots } from '../../forms/reserva/useSlots';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FormHint } from '../../ui/FormHint';

/** Hint about another appointment at the chosen time, which is no refusal. */
export function Overlap({ form, slots }: { form: DraftForm<ReservaDraft>; slots: Slots }) {
  const date = useDraftValue(form, (draft) => draft.date);
  const slot = slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id));
  return (
    <div role="status">
      {overlapsCita(slots.cites, slot, date) && <FormHint>{assessoriaForm.overlap}</FormHint>}
    </div>
  );
}
