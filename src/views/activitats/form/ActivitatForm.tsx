import { useMemo } from 'react';
import { useCatalog, useToday } from '../../../hooks/data';
import {
  ACTIVITAT_FIELDS,
  ACTIVITAT_REQUIRED,
  breaksDateRule,
  clearDependents,
  DadesActivitat,
  toActivitatBody,
  type Activitat,
  type ActivitatDraft,
} from '../../../domain/activitat';
import { DEFAULT_DATA_RULES } from '../../../domain/dataRules';
import { isDay } from '../../../domain/madrid';
import { findIssues } from '../../../domain/validation';
import { activitatForm } from '../../../text/activitats';
import { activitatFields } from '../../../text/fields';
import { getDateRuleIssue } from '../../../text/refusals';
import { DraftField } from '../../forms/DraftField';
import { say, type Faults } from '../../forms/faults';
import { FormErrors } from '../../forms/FormErrors';
import { SubmitBar } from '../../forms/SubmitBar';
import { useDraftForm, type DraftActor } from '../../forms/useDraftForm';
import { Card } from '../../ui/Card';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormSection } from '../../ui/FormSection';
import { TextAreaField } from '../../ui/TextAreaField';
import { AttendanceFields } from './AttendanceFields';
import { ContentFields } from './ContentFields';
import { PlaceFields } from './PlaceFields';
import { RatingFields } from './RatingFields';
import { WhenFields } from './WhenFields';

type ActivitatFormProps = {
  actor: DraftActor<ActivitatDraft>;
  /** The one that is changed; null for a new one. */
  activitat: Activitat | null;
  title: string;
};

/** Creates and changes an activity. */
export function ActivitatForm({ actor, activitat, title }: ActivitatFormProps) {
  const today = useToday();
  const rule = (useCatalog('dataRules')?.data ?? DEFAULT_DATA_RULES).activitats;
  const stored = activitat?.data ?? null;
  const findFaults = useMemo(
    () =>
      (draft: ActivitatDraft): Faults => {
        const faults = say('activitat', findIssues(DadesActivitat, toActivitatBody(draft)));
        const day = draft.data ?? '';
        const isRefused = isDay(day) && breaksDateRule(rule, { today, day, stored });
        return isRefused ? { ...faults, data: { text: getDateRuleIssue(rule) } } : faults;
      },
    [rule, today, stored],
  );
  const form = useDraftForm<ActivitatDraft>({
    actor,
    fields: ACTIVITAT_FIELDS,
    labels: activitatFields,
    required: ACTIVITAT_REQUIRED,
    findFaults,
    settle: clearDependents,
  });
  const submit = activitat ? activitatForm.save : activitatForm.create;

  return (
    <>
      <FormErrors form={form} title={title} />
      <form {...form.props}>
        <Card>
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
              <DraftField form={form} name="observacions">
                {(field) => <TextAreaField {...field} />}
              </DraftField>
            </FieldGrid>
          </FormSection>
          <SubmitBar
            texts={{ submit, submitting: activitatForm.saving, cancel: activitatForm.cancel }}
            isBusy={form.isBusy}
            cancelHref="/activitats"
          />
        </Card>
      </form>
    </>
  );
}
