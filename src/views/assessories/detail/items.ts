import { getJoveName } from '../../../domain/nouns/cita';
import { toMailHref, toTelHref } from '../../../domain/values/contact';
import type { Assessoria, Realitzada } from '../../../domain/nouns/assessoria';
import { isTipus } from '../../../domain/values/options';
import { getFullName } from '../../../domain/nouns/professional';
import { getVisibleFields, REALITZACIONS, type RealitzacioDraft } from '../../../domain/nouns/realitzacio';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import type { FieldName } from '../../../domain/values/fieldTable';
import { assessoriaDetail } from '../../../text/assessories';
import { formatInstant } from '../../../text/ui/dates';
import { detailFields, realitzacioFields, reservaFields } from '../../../text/fields';
import { formatMinutes, getLabel, listLabels, type labels } from '../../../text/options';
import type { Description } from '../../ui/DescriptionList';

const join = (list: readonly { name: string }[]): string => list.map((each) => each.name).join(', ');

type Item = Omit<Description, 'label'>;
type GetItem = (assessoria: Assessoria) => Item;

const toText = (value: string | null): Item => ({ value, wide: Boolean(value) });

const getChoice =
  (field: Exclude<keyof typeof labels & keyof Assessoria, 'realitzada'>): GetItem =>
  (assessoria) => ({ value: listLabels(field, [assessoria[field] ?? []].flat()) });

/** The header shows the type; the name and the date have items of their own. */
type Booked = Exclude<
  FieldName<ReservaDraft>,
  'tipus' | 'disponibilitat_id' | 'date' | 'jove.nom' | 'jove.cognoms'
>;

const BOOKED: Readonly<Record<Booked, [section: 'jove' | 'cita', getItem: GetItem]>> = {
  'jove.telefon': ['jove', ({ jove: { telefon } }) => ({ value: telefon, href: toTelHref(telefon ?? '') })],
  'jove.email': [
    'jove',
    ({ jove: { email } }) => ({ value: email, href: toMailHref(email ?? ''), full: true }),
  ],
  edat: ['jove', getChoice('edat')],
  perfil: ['jove', getChoice('perfil')],
  genere: ['jove', getChoice('genere')],
  idioma: ['jove', getChoice('idioma')],
  autonomia: ['jove', getChoice('autonomia')],
  formacio: ['jove', getChoice('formacio')],
  ocupacio: ['jove', getChoice('ocupacio')],
  situacio_administrativa: ['jove', getChoice('situacio_administrativa')],
  residencia: ['jove', getChoice('residencia')],
  conegut: ['jove', getChoice('conegut')],
  modalitat: ['cita', getChoice('modalitat')],
  oficina_id: ['cita', ({ oficina }) => ({ value: oficina?.nom })],
  antena_id: ['cita', ({ antena }) => ({ value: antena?.nom })],
  professional_id: ['cita', ({ professional }) => ({ value: getFullName(professional) })],
  tematica_id: ['cita', ({ tematica }) => ({ value: tematica?.name })],
  descripcio: ['cita', ({ descripcio }) => toText(descripcio)],
  informacio_entregada: ['cita', ({ informacio_entregada }) => toText(informacio_entregada)],
  observacions: ['cita', ({ observacions }) => toText(observacions)],
};

function listBooked(section: 'jove' | 'cita', assessoria: Assessoria): Description[] {
  return (Object.keys(BOOKED) as Booked[])
    .filter((field) => BOOKED[field][0] === section)
    .map((field) => ({ label: reservaFields[field], ...BOOKED[field][1](assessoria) }));
}

export function getJoveItems(assessoria: Assessoria): Description[] {
  const name = { label: detailFields.fullName, value: getJoveName(assessoria.jove) };
  return [name, ...listBooked('jove', assessoria)];
}

export function getCitaItems(assessoria: Assessoria): Description[] {
  const { date, durada } = assessoria.cita;
  return [
    { label: detailFields.data, value: formatInstant(date) },
    { label: detailFields.durada, value: formatMinutes(durada) },
    ...listBooked('cita', assessoria),
  ];
}

type Field = keyof RealitzacioDraft;

/** In the order of the page; a type shows the fields of its own completion. */
const VALUES: Record<Field, (realitzada: Realitzada) => string | null | undefined> = {
  realitzada: ({ realitzada }) => getLabel('realitzada', realitzada),
  durada: ({ durada }) => getLabel('durada', durada),
  cfgs_cfgm: ({ cfgs_cfgm }) => cfgs_cfgm?.name,
  universitat: ({ universitat }) => universitat?.name,
  sector_professional_id: ({ sector_professional }) => sector_professional?.name,
  temporalitat: ({ temporalitat }) => getLabel('temporalitat', temporalitat),
  zona_geografica: ({ zona_geografica }) => getLabel('zona_geografica', zona_geografica),
  pais: ({ pais }) => pais?.nom,
  inscripcio: ({ inscripcio }) => getLabel('inscripcio', inscripcio),
  assistents: ({ assistents }) => (assistents === null ? '' : String(assistents)),
  acompanyant: ({ acompanyant }) => getLabel('acompanyant', acompanyant),
  valoracio: ({ valoracio_assessor }) => assessoriaDetail.rating(valoracio_assessor),
  tematica_id: ({ tematiques }) => join(tematiques),
  subtematica_id: ({ subtematiques }) => join(subtematiques),
  derivacio: ({ derivacio }) => listLabels('derivacio', derivacio),
  comentaris: ({ comentaris }) => comentaris,
};

/** 'Dades realitzada' (spec §2): fields of the type, without conditional ones that do not apply. */
export function getRealitzadaItems({ tipus }: Assessoria, realitzada: Realitzada): Description[] {
  const asked = isTipus(tipus) ? REALITZACIONS[tipus].shape : VALUES;
  const visible: Partial<Record<Field, boolean>> = getVisibleFields(realitzada);
  return (Object.keys(VALUES) as Field[])
    .filter((field) => field in asked && visible[field] !== false)
    .map((field) => {
      const value = VALUES[field](realitzada) ?? null;
      return { label: realitzacioFields[field], ...(field === 'comentaris' ? toText(value) : { value }) };
    });
}
