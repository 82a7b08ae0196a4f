import type { DraftOf } from '../../domain/values/fieldTable';
import {
  AUTONOMIES,
  CONEGUTS,
  EDATS,
  FORMACIONS,
  GENERES,
  IDIOMES,
  OCUPACIONS,
  PERFILS,
  RESIDENCIES,
  SITUACIONS_ADMINISTRATIVES,
} from '../../domain/values/options';
import type { DEDICACIO, PERSONA } from '../../domain/values/persona';
import { labels, toOptions } from '../../text/options';
import { SegmentedField } from '../ui/SegmentedField';
import { SelectField } from '../ui/SelectField';
import { DraftField } from './DraftField';
import { DraftMultiSelect } from './DraftSelect';
import type { DraftForm } from './useDraftForm';

const options = {
  edat: toOptions(EDATS, labels.edat),
  genere: toOptions(GENERES, labels.genere),
  perfil: toOptions(PERFILS, labels.perfil),
  conegut: toOptions(CONEGUTS, labels.conegut),
};

const choices = {
  residencia: toOptions<string>(RESIDENCIES, labels.residencia),
  idioma: toOptions<string>(IDIOMES, labels.idioma),
  autonomia: toOptions<string>(AUTONOMIES, labels.autonomia),
  situacio_administrativa: toOptions<string>(SITUACIONS_ADMINISTRATIVES, labels.situacio_administrativa),
  formacio: toOptions<string>(FORMACIONS, labels.formacio),
  ocupacio: toOptions<string>(OCUPACIONS, labels.ocupacio),
};

type Asked = Pick<DraftOf<typeof PERSONA & typeof DEDICACIO>, keyof typeof options>;
type Chosen = Pick<Asked, 'conegut'> & { [Name in keyof typeof choices]?: string | null };

export type ProfileChoice = readonly [name: keyof typeof choices, span: 4 | 6];

type ChoiceFieldsProps = { form: DraftForm<Chosen>; choices: readonly ProfileChoice[] };
type ProfileFieldsProps = ChoiceFieldsProps & { form: DraftForm<Asked & Chosen> };

export function ProfileFields(props: ProfileFieldsProps) {
  return (
    <>
      <EdatField form={props.form} />
      <KindFields form={props.form} />
      <ChoiceFields {...props} />
    </>
  );
}

/** Age as buttons, since it is the most frequent choice. */
export function EdatField({ form }: { form: DraftForm<Pick<Asked, 'edat'>> }) {
  return (
    <DraftField form={form} name="edat">
      {(field) => <SegmentedField {...field} wrap options={options.edat} />}
    </DraftField>
  );
}

type KindFieldsProps = { form: DraftForm<Pick<Asked, 'genere' | 'perfil'>> };

export function KindFields({ form }: KindFieldsProps) {
  return (
    <>
      <DraftField form={form} name="genere">
        {(field) => <SegmentedField {...field} span={8} wrap options={options.genere} />}
      </DraftField>
      <DraftField form={form} name="perfil">
        {(field) => <SegmentedField {...field} span={6} wrap options={options.perfil} />}
      </DraftField>
    </>
  );
}

export function ChoiceFields({ form, choices: chosen }: ChoiceFieldsProps) {
  return (
    <>
      {chosen.map(([name, span]) => (
        <DraftField key={name} form={form} name={name}>
          {({ value = null, ...field }) => (
            <SelectField {...field} value={value} span={span} clearable options={choices[name]} />
          )}
        </DraftField>
      ))}
      <DraftMultiSelect form={form} name="conegut" options={options.conegut} />
    </>
  );
}
