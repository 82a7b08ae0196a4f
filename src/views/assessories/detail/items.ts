import { getJoveName } from '../../../domain/nouns/cita';
import { toMailHref, toTelHref } from '../../../domain/values/contact';
import type { Assessoria, Realitzada } from '../../../domain/nouns/assessoria';
import { isTipus } from '../../../domain/values/options';
import { getFullName } from '../../../domain/nouns/professional';
import { getVisibleFields, REALITZACIONS, type RealitzacioDraft } from '../../../domain/nouns/realitzacio';
import { RESERVA_NOTES } from '../../../domain/nouns/reserva';
import { assessoriaDetail } from '../../../text/assessories';
import { formatInstant } from '../../../text/ui/dates';
import { detailFields, realitzacioFields, reservaFields } from '../../../text/fields';
import { formatMinutes, getLabel, listLabels } from '../../../text/options';
import type { Description } from '../../ui/DescriptionList';

const join = (list: readonly { name: string }[]): string => list.map((each) => each.name).join(', ');

/** A text that a person wrote takes the whole width. */
function toText(label: string, value: string | null): Description {
  return { label, value, wide: Boolean(value) };
}

/** 'Dades de l'usuari' (spec §2). */
export function getJoveItems(assessoria: Assessoria): Description[] {
  const { jove } = assessoria;
  const optional = (
    ['idioma', 'autonomia', 'formacio', 'ocupacio', 'situacio_administrativa', 'residencia'] as const
  ).map((field) => ({
    label: reservaFields[field],
    value: getLabel(field, assessoria[field]),
  }));
  return [
    { label: detailFields.fullName, value: getJoveName(jove) },
    {
      label: reservaFields['jove.telefon'],
      value: jove.telefon,
      href: toTelHref(jove.telefon ?? ''),
    },
    {
      label: reservaFields['jove.email'],
      value: jove.email,
      href: toMailHref(jove.email ?? ''),
      full: true,
    },
    { label: reservaFields.edat, value: getLabel('edat', assessoria.edat) },
    { label: reservaFields.perfil, value: getLabel('perfil', assessoria.perfil) },
    { label: reservaFields.genere, value: getLabel('genere', assessoria.genere) },
    ...optional,
    { label: reservaFields.conegut, value: listLabels('conegut', assessoria.conegut) },
  ];
}

/** 'Dades de la cita' (spec §2). */
export function getCitaItems(assessoria: Assessoria): Description[] {
  const { cita, oficina, antena, professional, tematica } = assessoria;
  return [
    { label: detailFields.data, value: formatInstant(cita.date) },
    { label: detailFields.durada, value: formatMinutes(cita.durada) },
    { label: reservaFields.modalitat, value: getLabel('modalitat', assessoria.modalitat) },
    { label: reservaFields.oficina_id, value: oficina?.nom },
    { label: reservaFields.antena_id, value: antena?.nom },
    { label: reservaFields.professional_id, value: getFullName(professional) },
    { label: reservaFields.tematica_id, value: tematica?.name },
    ...(['descripcio', ...RESERVA_NOTES] as const).map((field) =>
      toText(reservaFields[field], assessoria[field]),
    ),
  ];
}

type Field = keyof RealitzacioDraft;

/** In the order of the page; each type shows those that its completion asks. */
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

/** 'Dades realitzada' (spec §2): what the type's completion asked and the choices made did not hide. */
export function getRealitzadaItems({ tipus }: Assessoria, realitzada: Realitzada): Description[] {
  const asked = isTipus(tipus) ? REALITZACIONS[tipus].shape : VALUES;
  const visible: Partial<Record<Field, boolean>> = getVisibleFields(realitzada);
  return (Object.keys(VALUES) as Field[])
    .filter((field) => field in asked && visible[field] !== false)
    .map((field) => {
      const value = VALUES[field](realitzada) ?? null;
      return field === 'comentaris'
        ? toText(realitzacioFields[field], value)
        : { label: realitzacioFields[field], value };
    });
}
