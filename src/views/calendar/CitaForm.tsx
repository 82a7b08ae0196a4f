import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { MODALITATS, TIPUS } from '../../domain/values/options';
import { CITA_FIELDS, CITA_REQUIRED } from '../../domain/nouns/reserva';
import { toNewJove } from '../../domain/pages/people';
import { useCarried } from '../../hooks/carried';
import type { citaCreateMachine } from '../../machines/screens/citaCreate';
import { newCita } from '../../text/calendar';
import { slotTaken } from '../../text/refusals';
import { FormCard } from '../forms/FormCard';
import { CitaFields } from '../forms/reserva/CitaFields';
import { JoveFields } from '../forms/reserva/JoveFields';
import { SlotPicker } from '../forms/reserva/SlotPicker';
import { TipusField } from '../forms/reserva/TipusField';
import { useCitaForm } from '../forms/reserva/useReservaForm';
import { FormSection } from '../ui/FormSection';
import { useStable } from '../ui/useStable';

export function CitaForm({ actor }: { actor: ActorRefFrom<typeof citaCreateMachine> }) {
  const preset = useSelector(actor, ({ context }) => context.original);
  const { form, slots, slot } = useCitaForm({
    actor,
    presetSlot: preset?.slot ?? null,
    fields: CITA_FIELDS,
    required: CITA_REQUIRED,
  });
  useCarried(
    '/calendari/cita/nova',
    useStable((q: string) => {
      const isEmpty = Object.values(form.getValues().jove).every((value) => value === '');
      if (isEmpty) form.change({ jove: toNewJove(q) });
    }),
  );
  const seen = useSelector(actor, ({ children }) => children.seen);

  return (
    <FormCard
      form={form}
      title={newCita.title}
      focus="disponibilitat_id"
      submit={newCita.submit}
      texts={newCita}
      cancelHref="/calendari"
    >
      <FormSection title={newCita.slotSection}>
        {preset?.slot === null && !slot && <p role="status">{slotTaken}</p>}
        <SlotPicker form={form} slots={slots}>
          <TipusField form={form} slots={slots} choices={TIPUS} />
        </SlotPicker>
      </FormSection>
      <FormSection title={newCita.joveSection}>
        <JoveFields form={form} seen={seen} />
      </FormSection>
      <FormSection title={newCita.citaSection}>
        <CitaFields form={form} modalitats={slot?.modalitat ?? MODALITATS} />
      </FormSection>
    </FormCard>
  );
}
