import type { Consulta, ConsultaDraft } from '../../../domain/nouns/consulta';
import { getFullName } from '../../../domain/nouns/professional';
import { consultaFields, consultaForm } from '../../../text/consultes';
import { formatInstant } from '../../../text/ui/dates';
import { listLabels, type labels } from '../../../text/options';
import type { Description } from '../../ui/DescriptionList';

type Field = keyof ConsultaDraft;

const SECTIONS: readonly [title: string, ...fields: Field[]][] = [
  [consultaForm.whenSection, 'data', 'canal', 'oficina_id', 'antena_id', 'professional_id'],
  [consultaForm.themeSection, 'ambit', 'tematica_id', 'subtematica_id', 'serveis_tramits', 'derivacio'],
  [
    ...([
      consultaForm.personSection,
      'edat',
      'genere',
      'perfil',
      'residencia',
      'idioma',
      'formacio',
    ] as const),
    ...(['ocupacio', 'conegut', 'nombre_persones', 'observacions'] as const),
  ],
];

/** Every field of a consulta in the sections of the form, with the names of what it holds as ids. */
export function getSections(
  consulta: Consulta,
  names: Record<'ambit' | 'tematica_id' | 'subtematica_id', string>,
): { title: string; items: Description[] }[] {
  const say = (field: keyof typeof labels & keyof Consulta) =>
    listLabels(field, [consulta[field] ?? []].flat());
  const values: Record<Field, Description['value']> = {
    ...names,
    data: formatInstant(consulta.data),
    canal: say('canal'),
    oficina_id: consulta.oficina?.nom,
    antena_id: consulta.antena?.nom,
    professional_id: getFullName(consulta.professional),
    serveis_tramits: say('serveis_tramits'),
    derivacio: say('derivacio'),
    edat: say('edat'),
    genere: say('genere'),
    perfil: say('perfil'),
    residencia: say('residencia'),
    idioma: say('idioma'),
    formacio: say('formacio'),
    ocupacio: say('ocupacio'),
    conegut: say('conegut'),
    nombre_persones: consulta.nombre_persones,
    observacions: consulta.observacions,
  };
  return SECTIONS.map(([title, ...fields]) => ({
    title,
    items: fields.map((field) => ({
      label: consultaFields[field],
      value: values[field],
      wide: field === 'observacions' && Boolean(values[field]),
    })),
  }));
}
