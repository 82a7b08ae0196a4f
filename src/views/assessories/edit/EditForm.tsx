import type { ActorRefFrom } from 'xstate';
import { useViewer } from '../../../hooks/data';
import { getAssessoriaScope } from '../../../domain/access';
import type { Assessoria } from '../../../domain/assessoria';
import { MODALITATS } from '../../../domain/options';
import {
  EDICIO_FIELDS,
  EDICIO_REQUIRED,
  EdicioAssessoria,
  RESERVA_NOTES,
  toReservaBody,
  type ReservaDraft,
} from '../../../domain/reserva';
import { findIssues } from '../../../domain/validation';
import type { assessoriaEditMachine } from '../../../machines/assessoriaEdit';
import { assessoriaForm } from '../../../text/assessories';
import { reservaFields } from '../../../text/fields';
import { say, type Faults } from '../../forms/faults';
import { FormErrors } from '../../forms/FormErrors';
import { CitaFields } from '../../forms/reserva/CitaFields';
import { JoveFields } from '../../forms/reserva/JoveFields';
import { OfficeFields } from '../../forms/OfficeFields';
import { ProfessionalField } from '../../forms/ProfessionalField';
import { SubmitBar } from '../../forms/SubmitBar';
import { useDraftForm } from '../../forms/useDraftForm';
import { Card } from '../../ui/Card';
import { FormLayout } from '../../ui/FormLayout';
import { FormSection } from '../../ui/FormSection';
import { FixedData } from './FixedData';

const SUBMIT = {
  submit: assessoriaForm.save,
  submitting: assessoriaForm.saving,
  cancel: assessoriaForm.cancel,
};

function findFaults(draft: ReservaDraft): Faults {
  return say('assessoria', findIssues(EdicioAssessoria, toReservaBody(draft)));
}

type EditFormProps = {
  actor: ActorRefFrom<typeof assessoriaEditMachine>;
  assessoria: Assessoria;
  title: string;
};

/** The booking data, with what does not change at the side. */
export function EditForm({ actor, assessoria, title }: EditFormProps) {
  const viewer = useViewer();
  const form = useDraftForm<ReservaDraft>({
    actor,
    fields: EDICIO_FIELDS,
    labels: reservaFields,
    required: EDICIO_REQUIRED,
    findFaults,
  });
  return (
    <>
      <FormErrors form={form} title={title} />
      <FormLayout aside={<FixedData assessoria={assessoria} />}>
        <form {...form.props}>
          <Card>
            <FormSection title={assessoriaForm.joveSection}>
              <JoveFields form={form} />
            </FormSection>
            <FormSection title={assessoriaForm.citaSection}>
              <CitaFields form={form} modalitats={MODALITATS} notes={RESERVA_NOTES}>
                <OfficeFields form={form} scope={getAssessoriaScope(viewer, 'edit', assessoria.tipus)} />
                <ProfessionalField form={form} named={assessoria.professional} />
              </CitaFields>
            </FormSection>
            <SubmitBar texts={SUBMIT} isBusy={form.isBusy} cancelHref="/assessories" />
          </Card>
        </form>
      </FormLayout>
    </>
  );
}
