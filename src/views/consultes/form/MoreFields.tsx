import { CONSULTA_MORE, type ConsultaDraft } from '../../../domain/nouns/consulta';
import { DERIVACIONS_CONSULTA, SERVEIS_TRAMITS } from '../../../domain/values/options';
import { consultaForm } from '../../../text/consultes';
import { labels, toOptions } from '../../../text/options';
import { DraftMultiSelect } from '../../forms/DraftSelect';
import { ChoiceFields, type ProfileChoice } from '../../forms/ProfileFields';
import type { DraftForm } from '../../forms/useDraftForm';
import { useDraftValue } from '../../forms/useDraftValue';
import { FieldGrid } from '../../ui/FieldGrid';
import { FormFold } from '../../ui/FormFold';

const CHOICES = [
  ['residencia', 6],
  ['idioma', 6],
  ['formacio', 6],
  ['ocupacio', 6],
] as const satisfies readonly ProfileChoice[];

type More = Pick<ConsultaDraft, (typeof CONSULTA_MORE)[number]>;

export function MoreFields({ form }: { form: DraftForm<More> }) {
  const filled = useDraftValue(
    form,
    (draft) => CONSULTA_MORE.filter((name) => [draft[name] ?? []].flat().length > 0).length,
  );
  const hasIssue = useDraftValue(form, () =>
    CONSULTA_MORE.some((name) => Object.values(form.findIssue(name)).some(Boolean)),
  );
  return (
    <FormFold
      title={consultaForm.moreSection}
      about={consultaForm.moreAbout}
      filled={filled}
      needed={hasIssue}
    >
      <FieldGrid>
        <DraftMultiSelect
          form={form}
          name="serveis_tramits"
          options={toOptions(SERVEIS_TRAMITS, labels.serveis_tramits)}
        />
        <DraftMultiSelect
          form={form}
          name="derivacio"
          options={toOptions(DERIVACIONS_CONSULTA, labels.derivacio)}
        />
        <ChoiceFields form={form} choices={CHOICES} />
      </FieldGrid>
    </FormFold>
  );
}
