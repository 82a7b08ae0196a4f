import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useViewer } from '../../hooks/data';
import { refuseInOffice } from '../../domain/access';
import { MODALITATS, TIPUS } from '../../domain/options';
import {
  CITA_FIELDS,
  CITA_REQUIRED,
  ReservaCita,
  toReservaBody,
  type ReservaDraft,
} from '../../domain/reserva';
import { findIssues } from '../../domain/validation';
import type { citaCreateMachine } from '../../machines/citaCreate';
import { newCita } from '../../text/calendar';
import { reservaFields } from '../../text/fields';
import { say } from '../forms/faults';
import { FormErrors } from '../forms/FormErrors';
import { CitaFields } from '../forms/reserva/CitaFields';
import { JoveFields } from '../forms/reserva/JoveFields';
import { SlotPicker } from '../forms/reserva/SlotPicker';
import { TipusField } from '../forms/reserva/TipusField';
import { useSlots } from '../forms/reserva/useSlots';
import { SubmitBar } from '../forms/SubmitBar';
import { useDraftForm } from '../forms/useDraftForm';
import { useDraftValue } from '../forms/useDraftValue';
import { Card } from '../ui/Card';
import { FormSection } from '../ui/FormSection';

/** The slot, who comes, and what for. */
export function CitaForm({ actor }: { actor: ActorRefFrom<typeof citaCreateMachine> }) {
  const viewer = useViewer();
  const opened = useSelector(actor, ({ context }) => context.original);
  const isGone = useSelector(
    actor,
    ({ context }) => context.original === null && context.query['disponibilitat_id'] !== undefined,
  );
  const slots = useSlots({
    actor,
    known: opened,
    refuse: ({ oficina }) => refuseInOffice(viewer, 'create', oficina, 'cita'),
  });
  const form = useDraftForm<ReservaDraft>({
    actor,
    fields: CITA_FIELDS,
    labels: reservaFields,
    required: CITA_REQUIRED,
    findFaults: (draft) => {
      const slotFault = slots.findSlotFault(draft.disponibilitat_id);
      const faults = say('reserva', findIssues(ReservaCita, toReservaBody(draft)));
      return slotFault ? { ...faults, disponibilitat_id: slotFault } : faults;
    },
  });
  const slot = slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id));

  return (
    <>
      <FormErrors form={form} title={newCita.title} focus="disponibilitat_id" />
      <form {...form.props}>
        <Card>
          <FormSection title={newCita.slotSection}>
            {isGone && !slot && <p role="status">{newCita.slotTaken}</p>}
            <SlotPicker form={form} slots={slots}>
              <TipusField form={form} slots={slots} choices={TIPUS} />
            </SlotPicker>
          </FormSection>
          <FormSection title={newCita.joveSection}>
            <JoveFields form={form} />
          </FormSection>
          <FormSection title={newCita.citaSection}>
            <CitaFields form={form} modalitats={slot?.modalitat ?? MODALITATS} />
          </FormSection>
          <SubmitBar texts={newCita} isBusy={form.isBusy} cancelHref="/calendari" />
        </Card>
      </form>
    </>
  );
}
