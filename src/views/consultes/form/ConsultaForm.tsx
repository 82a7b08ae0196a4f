import { useEffect, useMemo, useRef } from 'react';
import { useDataRules, useToday } from '../../../hooks/data';
import {
  CONSULTA_FIELDS,
  CONSULTA_REQUIRED,
  clearThemes,
  findConsultaIssues,
  listConsultaWarnings,
  type Consulta,
  type ConsultaDraft,
} from '../../../domain/nouns/consulta';
import { consultaFields, consultaForm, consultaIssues } from '../../../text/consultes';
import { FormCard } from '../../forms/FormCard';
import { say } from '../../forms/issues';
import { useDraftForm, type DraftActor, type DraftForm } from '../../forms/useDraftForm';
import { Card } from '../../ui/Card';
import { focusField } from '../../ui/focusField';
import { FormHint } from '../../ui/FormHint';
import { FormSide } from '../../ui/FormLayout';
import { FormSection } from '../../ui/FormSection';
import { MoreFields } from './MoreFields';
import { PersonFields } from './PersonFields';
import { TopicFields } from './TopicFields';
import { Patterns, PatternNews } from './Patterns';
import { usePattern, type PatternsActor } from './usePattern';
import { WhenFields } from './WhenFields';

type ConsultaFormProps = {
  actor: DraftActor<ConsultaDraft>;
  /** The one that is changed; null for a new one. */
  consulta: Consulta | null;
  /** Where the patterns for a new one come from. */
  patterns?: PatternsActor;
};

/** Creates and changes a consulta: where and when, what about, and for whom, without a name. */
export function ConsultaForm({ actor, consulta, patterns }: ConsultaFormProps) {
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
    listWarnings: (draft, { data: stored }) =>
      listConsultaWarnings(draft, { rule: consultes_edicio, today, stored }),
    settle: clearThemes,
  });

  useAnother(form);
  const { pick, gone } = usePattern(form);

  return (
    <FormCard
      form={form}
      title={consulta ? consultaForm.editTitle : consultaForm.createTitle}
      submit={consulta ? consultaForm.save : consultaForm.create}
      {...(!consulta && { another: consultaForm.another })}
      texts={consultaForm}
      cancelHref="/consultes"
      aside={
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

/** Another one in the place of what was saved: it begins at its first field that nothing stands in. */
function useAnother({ api }: DraftForm<ConsultaDraft>): void {
  const first = useRef(api);
  useEffect(() => {
    if (first.current === api) return;
    first.current = api;
    focusField('ambit');
  }, [api]);
}
