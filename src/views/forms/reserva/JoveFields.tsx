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
} from '../../../domain/options';
import type { ReservaDraft } from '../../../domain/reserva';
import { labels, toOptions } from '../../../text/options';
import { FieldGrid } from '../../shared/FieldGrid';
import { MultiSelectField } from '../../shared/MultiSelectField';
import { SegmentedField } from '../../shared/SegmentedField';
import { SelectField } from '../../shared/SelectField';
import { TextField } from '../../shared/TextField';
import { DraftField } from '../DraftField';
import type { DraftForm } from '../useDraftForm';

const options = {
  edat: toOptions(EDATS, labels.edat),
  genere: toOptions(GENERES, labels.genere),
  perfil: toOptions(PERFILS, labels.perfil),
  conegut: toOptions(CONEGUTS, labels.conegut),
};

/** What may stay open, with its columns. */
const CHOICES = [
  ['residencia', 6, toOptions<string>(RESIDENCIES, labels.residencia)],
  ['idioma', 4, toOptions<string>(IDIOMES, labels.idioma)],
  ['autonomia', 4, toOptions<string>(AUTONOMIES, labels.autonomia)],
  [
    'situacio_administrativa',
    4,
    toOptions<string>(SITUACIONS_ADMINISTRATIVES, labels.situacio_administrativa),
  ],
  ['formacio', 6, toOptions<string>(FORMACIONS, labels.formacio)],
  ['ocupacio', 6, toOptions<string>(OCUPACIONS, labels.ocupacio)],
] as const;

/** The fields of this part, in the order of the page. */
export const JOVE_FIELDS = [
  ...['jove.nom', 'jove.cognoms', 'jove.telefon', 'jove.email', 'edat', 'genere', 'perfil'],
  ...CHOICES.map(([name]) => name),
  'conegut',
];

/** 'Dades de l'usuari': who comes, and what the service wants to know of the person. */
export function JoveFields({ form }: { form: DraftForm<ReservaDraft> }) {
  return (
    <FieldGrid>
      <DraftField form={form} name="jove.nom">
        {(field) => <TextField {...field} span={6} autoComplete="off" />}
      </DraftField>
      <DraftField form={form} name="jove.cognoms">
        {(field) => <TextField {...field} span={6} autoComplete="off" />}
      </DraftField>
      <DraftField form={form} name="jove.telefon">
        {(field) => <TextField {...field} span={6} type="tel" autoComplete="off" />}
      </DraftField>
      <DraftField form={form} name="jove.email">
        {(field) => <TextField {...field} span={6} type="email" autoComplete="off" />}
      </DraftField>
      <DraftField form={form} name="edat">
        {(field) => <SelectField {...field} span={4} options={options.edat} />}
      </DraftField>
      <DraftField form={form} name="genere">
        {(field) => <SegmentedField {...field} span={8} wrap options={options.genere} />}
      </DraftField>
      <DraftField form={form} name="perfil">
        {(field) => <SegmentedField {...field} span={6} options={options.perfil} />}
      </DraftField>
      {CHOICES.map(([name, span, choices]) => (
        <DraftField key={name} form={form} name={name}>
          {(field) => (
            <SelectField<string>
              {...field}
              onChange={(value) => form.change({ [name]: value })}
              span={span}
              clearable
              options={choices}
            />
          )}
        </DraftField>
      ))}
      <DraftField form={form} name="conegut">
        {(field) => <MultiSelectField {...field} options={options.conegut} />}
      </DraftField>
    </FieldGrid>
  );
}
