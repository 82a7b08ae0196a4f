import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useViewer } from '../../../hooks/data';
import { refuseInOffice } from '../../../domain/access';
import { MOVE_FIELDS, MOVE_REQUIRED, findCitaIssues, type ReservaDraft } from '../../../domain/reserva';
import type { citaMoveMachine, Moved } from '../../../machines/citaMove';
import { citaMove } from '../../../text/assessories';
import { reservaFields } from '../../../text/fields';
import { labels, toOptions } from '../../../text/options';
import { issueTexts } from '../../../text/validation';
import { DraftField } from '../../forms/DraftField';
import { FormCard } from '../../forms/FormCard';
import { say } from '../../forms/issues';
import { SlotPicker } from '../../forms/reserva/SlotPicker';
import { useSlots } from '../../forms/reserva/useSlots';
import { useDraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormSection } from '../../ui/FormSection';
import { SegmentedField } from '../../ui/SegmentedField';
import { MovedCita } from './MovedCita';

export type MoveProps = { actor: ActorRefFrom<typeof citaMoveMachine>; moved: Moved };

/** The free hours of its type, beside what is moved; how it is given is only asked where the hour leaves a choice. */
export function MoveForm({ actor, moved: { assessoria, slot: known } }: MoveProps) {
  const viewer = useViewer();
  const slots = useSlots({
    actor: useSelector(actor, ({ children }) => children.slots),
    known,
    opened: useSelector(actor, ({ context }) => context.query['data']),
    refuse: ({ oficina }) => refuseInOffice(viewer, 'create', oficina, 'cita'),
  });
  const form = useDraftForm<ReservaDraft>({
    actor,
    fields: MOVE_FIELDS,
    labels: reservaFields,
    required: MOVE_REQUIRED,
    findIssues(draft) {
      const slot = slots.find(draft.disponibilitat_id);
      return say(issueTexts.reserva, findCitaIssues(draft, { slot, ...slots.rules }));
    },
  });
  const slot = slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id));

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
