import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useSession } from '../../../hooks/actors';
import { useNow, useViewer } from '../../../hooks/data';
import { toMinute } from '../../../domain/values/madrid';
import { getAssessoriaScope, listCreatable, refuseAssessoriaCreation } from '../../../domain/access/access';
import { MODALITATS } from '../../../domain/values/options';
import {
  ASSESSORIA_FIELDS,
  ASSESSORIA_REQUIRED,
  RESERVA_NOTES,
  findAssessoriaIssues,
  listAssessoriaWarnings,
  type ReservaDraft,
} from '../../../domain/nouns/reserva';
import type { assessoriaCreateMachine } from '../../../machines/screens/assessoriaCreate';
import { assessoriaForm } from '../../../text/assessories';
import type { DrawnBy } from '../../forms/drawn';
import { FormCard } from '../../forms/FormCard';
import { issueTexts } from '../../../text/validation';
import { toWords } from '../../forms/issues';
import { CitaFields } from '../../forms/reserva/CitaFields';
import { JoveFields } from '../../forms/reserva/JoveFields';
import { OfficeFields } from '../../forms/OfficeFields';
import { TipusField } from '../../forms/reserva/TipusField';
import { useReservaForm } from '../../forms/reserva/useReservaForm';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormSection } from '../../ui/FormSection';
import { Overlap } from './Overlap';
import { WhenFields } from './WhenFields';

/** The slot decides the professional. */
type Drawn = DrawnBy<
  ReservaDraft,
  (typeof JoveFields | typeof CitaFields | typeof OfficeFields) | ('tipus' | 'disponibilitat_id' | 'date'),
  'professional_id'
>;

export function CreateForm({ actor }: { actor: ActorRefFrom<typeof assessoriaCreateMachine> }) {
  const viewer = useViewer();
  const userId = useSession()?.user.id ?? null;
  const date = toMinute(useNow());
  const { form, slots, slot } = useReservaForm({
    actor,
    slotOptions: { refuse: ({ tipus, oficina }) => refuseAssessoriaCreation(viewer, tipus, oficina) },
    fields: ASSESSORIA_FIELDS,
    required: ASSESSORIA_REQUIRED,
    present: { date },
    findIssues: (draft, chosen) => toWords(issueTexts.assessoria, findAssessoriaIssues(draft, chosen)),
    listWarnings: listAssessoriaWarnings,
  });
  const seen = useSelector(actor, ({ children }) => children.seen);
  const tipus = useDraftValue(form, (draft) => draft.tipus);
  const hasSlot = useDraftValue(form, (draft) => draft.date === null);
  const canComplete = !hasSlot && getAssessoriaScope(viewer, 'edit', tipus) !== null;

  return (
    <FormCard
      form={form satisfies DraftForm<Drawn>}
      title={assessoriaForm.createTitle}
      focus="disponibilitat_id"
      submit={assessoriaForm.create}
      submitAndNext={canComplete ? assessoriaForm.createAndComplete : undefined}
      texts={assessoriaForm}
      cancelHref="/assessories"
    >
      <FormSection title={assessoriaForm.whenSection}>
        <FieldGrid>
          <TipusField form={form} slots={slots} choices={listCreatable(viewer)} />
          <WhenFields form={form} slots={slots} userId={userId} />
        </FieldGrid>
        <Overlap form={form} slots={slots} />
      </FormSection>
      <FormSection title={assessoriaForm.joveSection}>
        <JoveFields form={form} seen={seen} />
      </FormSection>
      <FormSection title={assessoriaForm.citaSection}>
        <CitaFields form={form} modalitats={slot?.modalitat ?? MODALITATS} notes={RESERVA_NOTES}>
          {!hasSlot && <OfficeFields form={form} scope={getAssessoriaScope(viewer, 'create', tipus)} />}
        </CitaFields>
      </FormSection>
    </FormCard>
  );
}
