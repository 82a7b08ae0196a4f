import type { ActorRefFrom } from 'xstate';
import { MOVE_FIELDS, MOVE_REQUIRED } from '../../../domain/nouns/reserva';
import type { citaMoveMachine, Moved } from '../../../machines/screens/citaMove';
import { citaMove } from '../../../text/assessories';
import { labels, toOptions } from '../../../text/options';
import { DraftField } from '../../forms/DraftField';
import { FormCard } from '../../forms/FormCard';
import { SlotPicker } from '../../forms/reserva/SlotPicker';
import { useCitaForm } from '../../forms/reserva/useReservaForm';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormSection } from '../../ui/FormSection';
import { SegmentedField } from '../../ui/SegmentedField';
import { MovedCita } from './MovedCita';

export type MoveProps = { actor: ActorRefFrom<typeof citaMoveMachine>; moved: Moved };

/** Free hours of the type, beside the moved appointment; the modality only if there are two. */
export function MoveForm({ actor, moved: { assessoria, slot: presetSlot } }: MoveProps) {
  const { form, slots, slot } = useCitaForm({
    actor,
    presetSlot,
    fields: MOVE_FIELDS,
    required: MOVE_REQUIRED,
  });

  return (
    <FormCard
      form={form}
      title={citaMove.title}
      focus="disponibilitat_id"
      submit={citaMove.submit}
      texts={citaMove}
      cancelHref={`/assessories/${assessoria.id}`}
      aside={<MovedCita assessoria={assessoria} />}
    >
      <FormSection title={citaMove.slotSection}>
        <SlotPicker form={form} slots={slots} />
        {slot && slot.modalitat.length > 1 && (
          <FieldGrid>
            <DraftField form={form} name="modalitat">
              {(field) => (
                <SegmentedField {...field} span={6} options={toOptions(slot.modalitat, labels.modalitat)} />
              )}
            </DraftField>
          </FieldGrid>
        )}
      </FormSection>
    </FormCard>
  );
}
