import type { ConsultaDraft } from '../domain/nouns/consulta';
import type { ConsultaPattern, Gone } from '../domain/pages/consultaPattern';
import type { Named } from '../domain/values/fields';
import { PERSONES } from '../domain/values/options';
import { isUnread } from '../domain/values/unread';
import { sharedFields, type Labels } from './fields';
import { describeList, lists } from './lists';
import { getLabel } from './options';
import { getUnreadText } from './unread';
import { dayIssues, sharedIssues, timeIssues, type FieldTexts } from './validation';
import { joinFacts } from './ui/words';

export const consultaFields: Labels<ConsultaDraft> = {
  ...sharedFields,
  data: 'Data i hora',
  canal: 'Canal',
  serveis_tramits: 'Serveis i tràmits',
  nombre_persones: 'Nombre de persones',
};

export const consultes = {
  ...describeList('consulta', 'les', 'consultes'),
  create: 'Nova consulta',
  searched: 'observacions, oficina o professional',
  emptyHelp: 'Les consultes que anotis sortiran aquí.',
  columns: { ...consultaFields, data: 'Data', id: 'Consulta' },
} as const;

export const consultaForm = {
  createTitle: 'Nova consulta',
  editTitle: 'Edita la consulta',
  readTitle: 'Consulta',
  back: 'Torna a Consultes',
  anonymous: 'La consulta és anònima: no hi escriguis cap nom, telèfon ni correu.',
  whenSection: 'On i quan',
  themeSection: 'Tema',
  personSection: 'Persona',
  patterns: 'Repeteix-ne una de recent',
  patternsLoading: 'Carregant les últimes consultes…',
  patternsEmpty: 'Aquí sortiran les últimes que anotis.',
  filled: 'Omplert com la consulta triada.',
  gone: (names: string) => `La resta s'ha omplert, però això ja no existeix: ${names}.`,
  unread: (names: string) => `Això no s'ha pogut llegir, i no s'ha omplert: ${names}.`,
  moreSection: 'Més dades',
  moreAbout: 'Serveis, derivació, residència, idioma, formació, ocupació i com ens ha conegut.',
  create: 'Desa la consulta',
  another: "Desa i crea'n una altra",
  save: 'Desa els canvis',
  saving: 'Desant…',
  cancel: 'Cancel·la',
  delete: 'Elimina',
  loading: 'Carregant la consulta…',
  preparing: 'Preparant el formulari…',
  missing: "Aquesta consulta no existeix: potser algú l'ha eliminada.",
} as const;

const manyPeople = `Indica un nombre d'${PERSONES.min} a ${PERSONES.max}`;

export const consultaIssues: FieldTexts = {
  ...sharedIssues,
  data: dayIssues,
  'data-time': timeIssues,
  canal: { required: 'Tria el canal' },
  ambit: { required: "Tria l'àmbit" },
  nombre_persones: {
    required: 'Indica el nombre de persones',
    tooSmall: manyPeople,
    tooBig: manyPeople,
    format: manyPeople,
  },
};

/** Subject and channel of a pattern; ids for entries that no longer exist. */
export function getPatternText(
  pattern: ConsultaPattern,
  ambits: readonly Named[],
  tematiques: readonly Named[],
): { title: string; facts: string } {
  const nameOf = (list: readonly Named[], id: number) =>
    list.find((one) => one.id === id)?.name || lists.number(id);
  const themes = pattern.tematica_id.flatMap((id) => (isUnread(id) ? [] : nameOf(tematiques, id))).join(', ');
  return {
    title: joinFacts(pattern.ambit !== null && nameOf(ambits, pattern.ambit), themes),
    facts: joinFacts(getLabel('canal', pattern.canal), getLabel('perfil', pattern.perfil)),
  };
}

const goneFields: Record<Gone['field'], string> = {
  ambit: 'àmbit',
  tematica_id: 'temàtica',
  subtematica_id: 'subtemàtica',
  serveis_tramits: 'servei o tràmit',
  derivacio: 'derivació',
};

/** Entries of a pattern that no longer exist, and those that could not be read. */
export function getGoneText(gone: readonly Gone[]): string {
  const name = ({ field, id }: Gone): string =>
    `${goneFields[field]} ${isUnread(id) ? getUnreadText(id) : lists.number(id).toLowerCase()}`;
  const list = (isWanted: (one: Gone) => boolean): string => gone.filter(isWanted).map(name).join(', ');
  const [absent, unread] = [list(({ id }) => !isUnread(id)), list(({ id }) => isUnread(id))];
  return [absent && consultaForm.gone(absent), unread && consultaForm.unread(unread)]
    .filter(Boolean)
    .join(' ');
}
