import { useViewer } from '../../../hooks/data';
import {
  PROFESSIONAL_COUPLED,
  PROFESSIONAL_FIELDS,
  PROFESSIONAL_REQUIRED,
  clearPlace,
  findProfessionalIssues,
  listProfessionalWarnings,
  type ProfessionalWithCites,
  type ProfessionalDraft,
} from '../../../domain/nouns/professional';
import { getScope } from '../../../domain/access/scope';
import { professionalFields, professionalForm, professionalIssues } from '../../../text/professionals';
import type { DrawnBy } from '../../forms/drawn';
import { FormCard } from '../../forms/FormCard';
import { toWords } from '../../forms/issues';
import { useDraftForm, type DraftActor, type DraftForm } from '../../forms/useDraftForm';
import { useNextDraft } from '../../forms/useNextDraft';
import { FormHint } from '../../ui/FormHint';
import { FormSection } from '../../ui/FormSection';
import { PersonFields } from './PersonFields';
import { PlaceFields } from './PlaceFields';

const findIssues = (draft: ProfessionalDraft) => toWords(professionalIssues, findProfessionalIssues(draft));

type Drawn = DrawnBy<ProfessionalDraft, typeof PersonFields | typeof PlaceFields>;

type ProfessionalFormProps = {
  actor: DraftActor<ProfessionalDraft>;
  /** Null for a new one. */
  professional: ProfessionalWithCites | null;
};

export function ProfessionalForm({ actor, professional }: ProfessionalFormProps) {
  const { permissions } = useViewer();
  const action = professional ? 'edit' : 'create';
  const form = useDraftForm<ProfessionalDraft>({
    actor,
    fields: PROFESSIONAL_FIELDS,
    labels: professionalFields,
    required: PROFESSIONAL_REQUIRED,
    coupled: professional ? PROFESSIONAL_COUPLED : undefined,
    findIssues,
    listWarnings: (draft) => (professional ? listProfessionalWarnings(professional, draft) : []),
    settle: clearPlace,
  });
  useNextDraft(form, 'nom');
  return (
    <FormCard
      form={form satisfies DraftForm<Drawn>}
      title={professional ? professionalForm.editTitle : professionalForm.createTitle}
      submit={professional ? professionalForm.save : professionalForm.create}
      submitAndNext={professional ? undefined : professionalForm.another}
      texts={professionalForm}
      cancelHref="/professionals"
    >
      <FormSection title={professionalForm.personSection}>
        {!professional && <FormHint>{professionalForm.firstPassword}</FormHint>}
        {professional?.force_password_change && <FormHint>{professionalForm.passwordPending}</FormHint>}
        <PersonFields form={form} />
      </FormSection>
      <FormSection title={professionalForm.placeSection}>
        <PlaceFields
          form={form}
          professional={professional}
          scope={getScope(permissions, action, 'usuari')}
        />
      </FormSection>
    </FormCard>
  );
}
