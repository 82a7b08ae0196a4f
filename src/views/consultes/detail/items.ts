import type { Consulta, ConsultaDraft } from '../../../domain/nouns/consulta';
import { getFullName } from '../../../domain/nouns/professional';
import { consultaFields, consultaForm } from '../../../text/consultes';
import { formatInstant } from '../../../text/ui/dates';
import { listLabels, type labels } from '../../../text/options';
import type { Description } from '../../ui/DescriptionList';

type Field = keyof ConsultaDraft;
type Names = Record<'ambit' | 'tematica_id' | 'subtematica_id', string>;
type GetValue = (consulta: Consulta, names: Names) => Description['value'];

const getLabels =
  (field: keyof typeof labels & keyof Consulta): GetValue =>
  (consulta) =>
    listLabels(field, [consulta[field] ?? []].flat());

const SECTIONS = ['whenSection', 'themeSection', 'personSection'] as const;

const ITEMS: Readonly<Record<Field, [section: (typeof SECTIONS)[number], getValue: GetValue]>> = {
  data: ['whenSection', ({ data }) => formatInstant(data)],
  canal: ['whenSection', getLabels('canal')],
  oficina_id: ['whenSection', ({ oficina }) => oficina?.nom],
  antena_id: ['whenSection', ({ antena }) => antena?.nom],
  professional_id: ['whenSection', ({ professional }) => getFullName(professional)],
  ambit: ['themeSection', (_, names) => names.ambit],
  tematica_id: ['themeSection', (_, names) => names.tematica_id],
  subtematica_id: ['themeSection', (_, names) => names.subtematica_id],
  serveis_tramits: ['themeSection', getLabels('serveis_tramits')],
  derivacio: ['themeSection', getLabels('derivacio')],
  edat: ['personSection', getLabels('edat')],
  genere: ['personSection', getLabels('genere')],
  perfil: ['personSection', getLabels('perfil')],
  residencia: ['personSection', getLabels('residencia')],
  idioma: ['personSection', getLabels('idioma')],
  formacio: ['personSection', getLabels('formacio')],
  ocupacio: ['personSection', getLabels('ocupacio')],
  conegut: ['personSection', getLabels('conegut')],
  nombre_persones: ['personSection', ({ nombre_persones }) => nombre_persones],
  observacions: ['personSection', ({ observacions }) => observacions],
};

export function getSections(consulta: Consulta, names: Names): { title: string; items: Description[] }[] {
  const fields = Object.keys(ITEMS) as Field[];
  return SECTIONS.map((section) => ({
    title: consultaForm[section],
    items: fields
      .filter((field) => ITEMS[field][0] === section)
      .map((field) => {
        const value = ITEMS[field][1](consulta, names);
        return { label: consultaFields[field], value, wide: field === 'observacions' && Boolean(value) };
      }),
  }));
}
