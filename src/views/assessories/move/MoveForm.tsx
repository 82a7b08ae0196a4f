import type { ActorRefFrom } from 'xstate';
import {
  fromAssessoria,
  fromDisponibilitat,
  listCitaChanges,
  listChangeWarnings,
  type CitaChange,
} from '../../../domain/nouns/citaChanges';
import type { Disponibilitat } from '../../../domain/nouns/disponibilitat';
import {
  listLostWarnings,
  MOVE_FIELDS,
  MOVE_REQUIRED,
  type ReservaDraft,
} from '../../../domain/nouns/reserva';
import type { citaMoveMachine, Moved } from '../../../machines/screens/citaMove';
import { citaMove } from '../../../text/assessories';
import { labels, toOptions } from '../../../text/options';
import { DraftField } from '../../forms/DraftField';
import { FormCard } from '../../forms/FormCard';
import { SlotPicker } from '../../forms/reserva/SlotPicker';
import { useCitaForm } from '../../forms/reserva/useReservaForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormSection } from '../../ui/FormSection';
import { SegmentedField } from '../../ui/SegmentedField';
import { MoveChanges } from './MoveChanges';
import { MovedCita } from './MovedCita';

export type MoveProps = { actor: ActorRefFrom<typeof citaMoveMachine>; moved: Moved };

export function MoveForm({ actor, moved: { assessoria, preset } }: MoveProps) {
  const findChanges = (hour: Disponibilitat | undefined, { modalitat }: ReservaDraft): CitaChange[] =>
    hour ? listCitaChanges(fromAssessoria(assessoria), fromDisponibilitat(hour, modalitat)) : [];
  const { form, slots, slot } = useCitaForm({
    actor,
    presetSlot: preset?.slot ?? null,
    fields: MOVE_FIELDS,
    required: MOVE_REQUIRED,
    listWarnings: (draft, hour) => [
      ...listChangeWarnings(findChanges(hour, draft)),
      ...listLostWarnings(assessoria),
    ],
  });

  const changes = useDraftValue(form, (draft) => findChanges(slot, draft));

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
        <SlotPicker form={form} slots={slots} modalitat={assessoria.modalitat} />
        {slot && slot.modalitat.length > 1 && (
          <FieldGrid>
            <DraftField form={form} name="modalitat">
              {(field) => (
                <SegmentedField {...field} span={6} options={toOptions(slot.modalitat, labels.modalitat)} />
              )}
            </DraftField>
          </FieldGrid>
        )}
        <MoveChanges changes={changes} />
      </FormSection>
    </FormCard>
  );
}
