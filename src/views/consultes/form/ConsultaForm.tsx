import { useMemo } from 'react';
import { useDataRules, useToday } from '../../../hooks/data';
import {
  CONSULTA_FIELDS,
  CONSULTA_REQUIRED,
  clearThemes,
  findConsultaIssues,
  listConsultaDoubts,
  type Consulta,
  type ConsultaDraft,
} from '../../../domain/consulta';
import { consultaFields, consultaForm, consultaIssues } from '../../../text/consultes';
import { FormCard } from '../../forms/FormCard';
import { say } from '../../forms/issues';
import { useDraftForm, type DraftActor } from '../../forms/useDraftForm';
import { FormHint } from '../../ui/FormHint';
import { FormSection } from '../../ui/FormSection';
import { PersonFields } from './PersonFields';
import { TopicFields } from './TopicFields';
import { WhenFields } from './WhenFields';

type ConsultaFormProps = {
  actor: DraftActor<ConsultaDraft>;
  /** The one that is changed; null for a new one. */
  consulta: Consulta | null;
};

/** Creates and changes a consulta: where and when, what about, and for whom, without a name. */
export function ConsultaForm({ actor, consulta }: ConsultaFormProps) {
  const today = useToday();
  const { consultes_edicio } = useDataRules();
  const rule = consulta ? consultes_edicio : null;
  const form = useDraftForm<ConsultaDraft>({
    actor,
    fields: CONSULTA_FIELDS,
    labels: consultaFields,
    required: CONSULTA_REQUIRED,
    findIssues: useMemo(
      () => (draft) => say(consultaIssues, findConsultaIssues(draft, { rule, today })),
      [rule, today],
    ),
    listDoubts: (draft) =>
      listConsultaDoubts(draft, { rule: consultes_edicio, today, stored: consulta?.data ?? null }),
    settle: clearThemes,
  });

  return (
    <FormCard
      form={form}
      title={consulta ? consultaForm.editTitle : consultaForm.createTitle}
      submit={consulta ? consultaForm.save : consultaForm.create}
      texts={consultaForm}
      cancelHref="/consultes"
    >
      <FormSection title={consultaForm.whenSection}>
        <FormHint>{consultaForm.anonymous}</FormHint>
        <WhenFields form={form} consulta={consulta} rule={rule} />
      </FormSection>
      <FormSection title={consultaForm.themeSection}>
        <TopicFields form={form} />
      </FormSection>
      <FormSection title={consultaForm.personSection}>
        <PersonFields form={form} />
      </FormSection>
    </FormCard>
  );
}
