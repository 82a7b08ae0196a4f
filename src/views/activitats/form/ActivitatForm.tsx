import { useMemo } from 'react';
import { useDataRules, useToday } from '../../../hooks/data';
import {
  ACTIVITAT_COUPLED,
  ACTIVITAT_FIELDS,
  ACTIVITAT_REQUIRED,
  clearDependents,
  findActivitatIssues,
  listActivitatWarnings,
  type Activitat,
  type ActivitatDraft,
} from '../../../domain/nouns/activitat';
import { activitatFields, activitatForm, activitatIssues } from '../../../text/activitats';
import { DraftTextArea } from '../../forms/DraftInput';
import type { DrawnBy } from '../../forms/drawn';
import { FormCard } from '../../forms/FormCard';
import { toWords } from '../../forms/issues';
import { useDraftForm, type DraftActor, type DraftForm } from '../../forms/useDraftForm';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormSection } from '../../ui/FormSection';
import { AttendanceFields } from './AttendanceFields';
import { ContentFields } from './ContentFields';
import { PlaceFields } from './PlaceFields';
import { RatingFields } from './RatingFields';
import { WhenFields } from './WhenFields';

type Drawn = DrawnBy<
  ActivitatDraft,
  | typeof WhenFields
  | typeof PlaceFields
  | typeof ContentFields
  | typeof AttendanceFields
  | typeof RatingFields
  | 'observacions'
>;

type ActivitatFormProps = {
  actor: DraftActor<ActivitatDraft>;
  /** Null for a new one. */
  activitat: Activitat | null;
};

export function ActivitatForm({ actor, activitat }: ActivitatFormProps) {
  const today = useToday();
  const rule = useDataRules().activitats;
  const stored = activitat?.data ?? null;
  const form = useDraftForm<ActivitatDraft>({
    actor,
    fields: ACTIVITAT_FIELDS,
    labels: activitatFields,
    required: ACTIVITAT_REQUIRED,
    coupled: activitat ? ACTIVITAT_COUPLED : undefined,
    findIssues: useMemo(
      () => (draft) => toWords(activitatIssues, findActivitatIssues(draft, { rule, today, stored })),
      [rule, today, stored],
    ),
    listWarnings: (draft) => listActivitatWarnings(draft, activitat),
    settle: clearDependents,
  });

  return (
    <FormCard
      form={form satisfies DraftForm<Drawn>}
      title={activitat ? activitatForm.editTitle : activitatForm.createTitle}
      submit={activitat ? activitatForm.save : activitatForm.create}
      texts={activitatForm}
      cancelHref="/activitats"
    >
      <FormSection title={activitatForm.whenSection}>
        <FieldGrid>
          <WhenFields form={form} rule={rule} />
          <PlaceFields form={form} activitat={activitat} />
        </FieldGrid>
      </FormSection>
      <FormSection title={activitatForm.contentSection}>
        <ContentFields form={form} />
      </FormSection>
      <FormSection title={activitatForm.attendanceSection}>
        <AttendanceFields form={form} />
      </FormSection>
      <FormSection title={activitatForm.ratingSection}>
        <RatingFields form={form} />
      </FormSection>
      <FormSection title={activitatForm.notesSection}>
        <FieldGrid>
          <DraftTextArea form={form} name="observacions" />
        </FieldGrid>
      </FormSection>
    </FormCard>
  );
}
