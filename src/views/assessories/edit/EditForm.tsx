import type { ActorRefFrom } from 'xstate';
import { useViewer } from '../../../hooks/data';
import { getAssessoriaScope } from '../../../domain/access/access';
import type { Assessoria } from '../../../domain/nouns/assessoria';
import { MODALITATS } from '../../../domain/values/options';
import {
  EDICIO_FIELDS,
  EDICIO_REQUIRED,
  RESERVA_COUPLED,
  RESERVA_NOTES,
  findEdicioIssues,
  type ReservaDraft,
} from '../../../domain/nouns/reserva';
import type { assessoriaEditMachine } from '../../../machines/screens/assessoriaEdit';
import { assessoriaForm } from '../../../text/assessories';
import { reservaFields } from '../../../text/fields';
import type { DrawnBy } from '../../forms/drawn';
import { FormCard } from '../../forms/FormCard';
import { issueTexts } from '../../../text/validation';
import { toWords } from '../../forms/issues';
import { CitaFields } from '../../forms/reserva/CitaFields';
import { JoveFields } from '../../forms/reserva/JoveFields';
import { OfficeFields } from '../../forms/OfficeFields';
import { ProfessionalField } from '../../forms/ProfessionalField';
import { useDraftForm, type DraftForm } from '../../forms/useDraftForm';
import { FormSection } from '../../ui/FormSection';
import { FixedData } from './FixedData';

const findIssues = (draft: ReservaDraft) => toWords(issueTexts.assessoria, findEdicioIssues(draft));

type Drawn = DrawnBy<
  ReservaDraft,
  typeof JoveFields | typeof CitaFields | typeof OfficeFields | typeof ProfessionalField,
  'tipus' | 'disponibilitat_id' | 'date'
>;

type EditFormProps = {
  actor: ActorRefFrom<typeof assessoriaEditMachine>;
  assessoria: Assessoria;
  title: string;
};

export function EditForm({ actor, assessoria, title }: EditFormProps) {
  const viewer = useViewer();
  const form = useDraftForm<ReservaDraft>({
    actor,
    fields: EDICIO_FIELDS,
    labels: reservaFields,
    required: EDICIO_REQUIRED,
    coupled: RESERVA_COUPLED,
    findIssues,
  });
  return (
    <FormCard
      form={form satisfies DraftForm<Drawn>}
      title={title}
      submit={assessoriaForm.save}
      texts={assessoriaForm}
      cancelHref="/assessories"
      aside={<FixedData assessoria={assessoria} />}
    >
      <FormSection title={assessoriaForm.joveSection}>
        <JoveFields form={form} />
      </FormSection>
      <FormSection title={assessoriaForm.citaSection}>
        <CitaFields form={form} modalitats={MODALITATS} notes={RESERVA_NOTES}>
          <OfficeFields form={form} scope={getAssessoriaScope(viewer, 'edit', assessoria.tipus)} />
          <ProfessionalField form={form} named={assessoria.professional} />
        </CitaFields>
      </FormSection>
    </FormCard>
  );
}
