import { useMemo } from 'react';
import { useDataRules, useNow, useToday } from '../../../hooks/data';
import {
  CONSULTA_COUPLED,
  CONSULTA_FIELDS,
  CONSULTA_REQUIRED,
  clearThemes,
  findConsultaIssues,
  listConsultaWarnings,
  type Consulta,
  type ConsultaDraft,
} from '../../../domain/nouns/consulta';
import { toMinute } from '../../../domain/values/madrid';
import { consultaFields, consultaForm, consultaIssues } from '../../../text/consultes';
import type { DrawnBy } from '../../forms/drawn';
import { FormCard } from '../../forms/FormCard';
import { toWords } from '../../forms/issues';
import { useDraftForm, type DraftActor, type DraftForm } from '../../forms/useDraftForm';
import { useNextDraft } from '../../forms/useNextDraft';
import { Card } from '../../ui/Card';
import { FormHint } from '../../ui/FormHint';
import { FormSide } from '../../ui/FormLayout';
import { FormSection } from '../../ui/FormSection';
import { MoreFields } from './MoreFields';
import { PersonFields } from './PersonFields';
import { TopicFields } from './TopicFields';
import { Patterns, PatternNews } from './Patterns';
import { usePattern, type PatternsActor } from './usePattern';
import { WhenFields } from './WhenFields';

type Drawn = DrawnBy<
  ConsultaDraft,
  typeof WhenFields | typeof TopicFields | typeof PersonFields | typeof MoreFields
>;

type ConsultaFormProps = {
  actor: DraftActor<ConsultaDraft>;
  /** Null for a new one. */
  consulta: Consulta | null;
  patterns?: PatternsActor;
};

export function ConsultaForm({ actor, consulta, patterns }: ConsultaFormProps) {
  const today = useToday();
  const data = toMinute(useNow());
  const { consultes_edicio } = useDataRules();
  const rule = consulta ? consultes_edicio : null;
  const form = useDraftForm<ConsultaDraft>({
    actor,
    fields: CONSULTA_FIELDS,
    labels: consultaFields,
    required: CONSULTA_REQUIRED,
    coupled: consulta ? CONSULTA_COUPLED : undefined,
    findIssues: useMemo(
      () => (draft) => toWords(consultaIssues, findConsultaIssues(draft, { rule, today })),
      [rule, today],
    ),
    listWarnings: (draft, { data: stored }) =>
      listConsultaWarnings(draft, { rule: consultes_edicio, today, stored }),
    present: consulta ? undefined : { data },
    settle: clearThemes,
  });

  useNextDraft(form, 'ambit');
  const { pick, gone } = usePattern(form);

  return (
    <FormCard
      form={form satisfies DraftForm<Drawn>}
      title={consulta ? consultaForm.editTitle : consultaForm.createTitle}
      submit={consulta ? consultaForm.save : consultaForm.create}
      submitAndNext={consulta ? undefined : consultaForm.another}
      texts={consultaForm}
      cancelHref="/consultes"
      side={
        <FormSide inert={form.isInert}>
          <Card title={consultaForm.whenSection} className="card-side">
            <WhenFields form={form} consulta={consulta} rule={rule} />
          </Card>
          {patterns && <Patterns actor={patterns} onPick={pick} />}
        </FormSide>
      }
    >
      <FormSection title={consultaForm.themeSection}>
        <FormHint>{consultaForm.anonymous}</FormHint>
        {patterns && <PatternNews gone={gone} />}
        <TopicFields form={form} />
      </FormSection>
      <FormSection title={consultaForm.personSection}>
        <PersonFields form={form} />
      </FormSection>
      <MoreFields form={form} />
    </FormCard>
  );
}
