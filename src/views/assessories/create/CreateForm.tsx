import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../../hooks/actors';
import { useViewer } from '../../../hooks/data';
import { getAssessoriaScope, listCreatable, refuseAssessoriaCreation } from '../../../domain/access';
import { isDay } from '../../../domain/madrid';
import { MODALITATS } from '../../../domain/options';
import {
  ASSESSORIA_FIELDS,
  ASSESSORIA_REQUIRED,
  RESERVA_NOTES,
  ReservaAssessoria,
  isMoment,
  splitDate,
  toReservaBody,
  type ReservaDraft,
} from '../../../domain/reserva';
import { findIssues } from '../../../domain/validation';
import type { assessoriaCreateMachine } from '../../../machines/assessoriaCreate';
import { assessoriaForm } from '../../../text/assessories';
import { reservaFields } from '../../../text/fields';
import { say, type Faults } from '../../forms/faults';
import { FormErrors } from '../../forms/FormErrors';
import { CitaFields } from '../../forms/reserva/CitaFields';
import { JoveFields } from '../../forms/reserva/JoveFields';
import { OfficeFields } from '../../forms/OfficeFields';
import { TipusField } from '../../forms/reserva/TipusField';
import { useSlots } from '../../forms/reserva/useSlots';
import { SubmitBar } from '../../forms/SubmitBar';
import { useDraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { Card } from '../../ui/Card';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormSection } from '../../ui/FormSection';
import { Overlap } from './Overlap';
import { WhenFields } from './WhenFields';

const SUBMIT = {
  submit: assessoriaForm.create,
  submitting: assessoriaForm.saving,
  cancel: assessoriaForm.cancel,
};

/** When, who comes, and what for. */
export function CreateForm({ actor }: { actor: ActorRefFrom<typeof assessoriaCreateMachine> }) {
  const viewer = useViewer();
  const userId = useSession()?.user.id ?? null;
  const slots = useSlots({
    actor,
    refuse: ({ tipus, oficina }) => refuseAssessoriaCreation(viewer, tipus, oficina),
  });

  function findFaults(draft: ReservaDraft): Faults {
    const { date, disponibilitat_id } = draft;
    const issues = findIssues(ReservaAssessoria, toReservaBody(draft));
    const faults = say('assessoria', issues);
    if (date === null) {
      const slotFault = slots.findSlotFault(disponibilitat_id);
      return slotFault ? { ...faults, disponibilitat_id: slotFault } : faults;
    }
    const { dia } = splitDate(date);
    const dayFault = isDay(dia) ? slots.findDayFault(dia) : undefined;
    if (dayFault) return { ...faults, date: dayFault };
    return isMoment(date) ? faults : { ...faults, date: { text: assessoriaForm.dateMissing } };
  }
  const form = useDraftForm<ReservaDraft>({
    actor,
    fields: ASSESSORIA_FIELDS,
    labels: reservaFields,
    required: ASSESSORIA_REQUIRED,
    findFaults,
  });
  const tipus = useDraftValue(form, (draft) => draft.tipus);
  const hasSlot = useDraftValue(form, (draft) => draft.date === null);
  const slot = slots.find(useDraftValue(form, (draft) => draft.disponibilitat_id));

  return (
    <>
      <FormErrors form={form} title={assessoriaForm.createTitle} focus="disponibilitat_id" />
      <form {...form.props}>
        <Card>
          <FormSection title={assessoriaForm.whenSection}>
            <FieldGrid>
              <TipusField form={form} slots={slots} choices={listCreatable(viewer)} />
              <WhenFields actor={actor} form={form} slots={slots} userId={userId} />
            </FieldGrid>
            <Overlap actor={actor} form={form} slots={slots} />
          </FormSection>
          <FormSection title={assessoriaForm.joveSection}>
            <JoveFields form={form} />
          </FormSection>
          <FormSection title={assessoriaForm.citaSection}>
            <CitaFields form={form} modalitats={slot?.modalitat ?? MODALITATS} notes={RESERVA_NOTES}>
              {!hasSlot && <OfficeFields form={form} scope={getAssessoriaScope(viewer, 'create', tipus)} />}
            </CitaFields>
          </FormSection>
          <SubmitBar texts={SUBMIT} isBusy={form.isBusy} cancelHref="/assessories" />
        </Card>
      </form>
    </>
  );
}
