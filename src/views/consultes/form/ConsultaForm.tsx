import { useMemo } from 'react';
import { useCatalog, useToday } from '../../../hooks/data';
import {
  clearThemes,
  CONSULTA_FIELDS,
  CONSULTA_REQUIRED,
  DadesConsulta,
  toConsultaBody,
  type Consulta,
  type ConsultaDraft,
} from '../../../domain/consulta';
import { DEFAULT_DATA_RULES, isWithin } from '../../../domain/dataRules';
import { isDay } from '../../../domain/madrid';
import { splitDate } from '../../../domain/reserva';
import { findIssues } from '../../../domain/validation';
import { consultaForm } from '../../../text/consultes';
import { consultaFields } from '../../../text/fields';
import { getDateRuleIssue } from '../../../text/refusals';
import { say, type Faults } from '../../forms/faults';
import { FormErrors } from '../../forms/FormErrors';
import { SubmitBar } from '../../forms/SubmitBar';
import { useDraftForm, type DraftActor } from '../../forms/useDraftForm';
import { Card } from '../../ui/Card';
import { FormHint } from '../../ui/FormHint';
import { FormSection } from '../../ui/FormSection';
import { PersonFields } from './PersonFields';
import { TopicFields } from './TopicFields';
import { WhenFields } from './WhenFields';

type ConsultaFormProps = {
  actor: DraftActor<ConsultaDraft>;
  /** The one that is changed; null for a new one. */
  consulta: Consulta | null;
  title: string;
};

/** Creates and changes a consulta: where and when, what about, and for whom, without a name. */
export function ConsultaForm({ actor, consulta, title }: ConsultaFormProps) {
  const today = useToday();
  const known = (useCatalog('dataRules')?.data ?? DEFAULT_DATA_RULES).consultes_edicio;
  const rule = consulta ? known : null;
  const isRefused = useMemo(
    () => (day: string) => rule !== null && !isWithin(rule, today, day),
    [rule, today],
  );
  const findFaults = useMemo(
    () =>
      (draft: ConsultaDraft): Faults => {
        const faults = say('consulta', findIssues(DadesConsulta, toConsultaBody(draft)));
        const { dia } = splitDate(draft.data);
        return rule && isDay(dia) && isRefused(dia)
          ? { ...faults, data: { text: getDateRuleIssue(rule) } }
          : faults;
      },
    [rule, isRefused],
  );
  const form = useDraftForm<ConsultaDraft>({
    actor,
    fields: CONSULTA_FIELDS,
    labels: consultaFields,
    required: CONSULTA_REQUIRED,
    findFaults,
    settle: clearThemes,
  });
  const submit = consulta ? consultaForm.save : consultaForm.create;

  return (
    <>
      <FormErrors form={form} title={title} />
      <form {...form.props}>
        <Card>
          <FormSection title={consultaForm.whenSection}>
            <FormHint>{consultaForm.anonymous}</FormHint>
            <WhenFields form={form} consulta={consulta} rule={rule} isRefused={isRefused} />
          </FormSection>
          <FormSection title={consultaForm.themeSection}>
            <TopicFields form={form} />
          </FormSection>
          <FormSection title={consultaForm.personSection}>
            <PersonFields form={form} />
          </FormSection>
          <SubmitBar
            texts={{ submit, submitting: consultaForm.saving, cancel: consultaForm.cancel }}
            isBusy={form.isBusy}
            cancelHref="/consultes"
          />
        </Card>
      </form>
    </>
  );
}
