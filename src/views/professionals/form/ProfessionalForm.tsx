import { useViewer } from '../../../hooks/data';
import {
  clearPlace,
  DadesProfessional,
  PROFESSIONAL_FIELDS,
  PROFESSIONAL_REQUIRED,
  toProfessionalBody,
  type Professional,
  type ProfessionalDraft,
} from '../../../domain/professional';
import { getScope } from '../../../domain/scope';
import { findIssues } from '../../../domain/validation';
import { professionalFields } from '../../../text/fields';
import { professionalForm } from '../../../text/professionals';
import { say, type Faults } from '../../forms/faults';
import { FormErrors } from '../../forms/FormErrors';
import { SubmitBar } from '../../forms/SubmitBar';
import { useDraftForm, type DraftActor } from '../../forms/useDraftForm';
import { Card } from '../../ui/Card';
import { FormHint } from '../../ui/FormHint';
import { FormSection } from '../../ui/FormSection';
import { PersonFields } from './PersonFields';
import { PlaceFields } from './PlaceFields';

function findFaults(draft: ProfessionalDraft): Faults {
  return say('professional', findIssues(DadesProfessional, toProfessionalBody(draft)));
}

type ProfessionalFormProps = {
  actor: DraftActor<ProfessionalDraft>;
  /** Who is changed; null for somebody new. */
  professional: Professional | null;
  title: string;
};

/** Creates and changes a member of staff: who it is, with which role and where. */
export function ProfessionalForm({ actor, professional, title }: ProfessionalFormProps) {
  const { permissions } = useViewer();
  const action = professional ? 'edit' : 'create';
  const form = useDraftForm<ProfessionalDraft>({
    actor,
    fields: PROFESSIONAL_FIELDS,
    labels: professionalFields,
    required: PROFESSIONAL_REQUIRED,
    findFaults,
    settle: clearPlace,
  });
  const submit = professional ? professionalForm.save : professionalForm.create;
  return (
    <>
      <FormErrors form={form} title={title} />
      <form {...form.props}>
        <Card>
          <FormSection title={professionalForm.personSection}>
            {!professional && <FormHint>{professionalForm.firstPassword}</FormHint>}
            {professional?.force_password_change && <FormHint>{professionalForm.passwordPending}</FormHint>}
            <PersonFields form={form} />
          </FormSection>
          <FormSection title={professionalForm.placeSection}>
            <PlaceFields form={form} action={action} scope={getScope(permissions, action, 'usuari')} />
          </FormSection>
          <SubmitBar
            texts={{ submit, submitting: professionalForm.saving, cancel: professionalForm.cancel }}
            isBusy={form.isBusy}
            cancelHref="/professionals"
          />
        </Card>
      </form>
    </>
  );
}
