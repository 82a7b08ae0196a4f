import type { ConsultaDraft } from '../domain/consulta';
import { PERSONES } from '../domain/options';
import { sharedFields, type Labels } from './fields';
import { dayIssues, sharedIssues, timeIssues, type FieldTexts } from './validation';
import { count } from './ui/words';

/** Labels of a consulta, in the form and above the list. */
export const consultaFields: Labels<ConsultaDraft> = {
  ...sharedFields,
  data: 'Data i hora',
  canal: 'Canal',
  serveis_tramits: 'Serveis i tràmits',
  nombre_persones: 'Nombre de persones',
};

/** The list. */
export const consultes = {
  title: 'Consultes',
  create: 'Nova consulta',
  searched: 'observacions, oficina o professional',
  total: (number: number) => count(number, 'consulta', 'consultes'),
  loading: 'Carregant les consultes…',
  empty: 'Encara no hi ha cap consulta',
  emptyHelp: 'Les consultes que anotis sortiran aquí.',
  nothingFound: 'Cap consulta amb aquests filtres',
  nothingFoundHelp: 'Amplia les dates o treu algun filtre.',
  beyondLast: 'En aquesta pàgina no hi ha cap consulta',
  columns: { ...consultaFields, data: 'Data', id: 'Consulta' },
} as const;

/** The one form that creates and changes a consulta (spec §2). */
export const consultaForm = {
  createTitle: 'Nova consulta',
  editTitle: 'Edita la consulta',
  readTitle: 'Consulta',
  back: 'Torna a Consultes',
  anonymous: 'La consulta és anònima: no hi escriguis cap nom, telèfon ni correu.',
  whenSection: 'On i quan',
  themeSection: 'Tema',
  personSection: 'Persona',
  create: 'Desa la consulta',
  save: 'Desa els canvis',
  saving: 'Desant…',
  cancel: 'Cancel·la',
  delete: 'Elimina',
  loading: 'Carregant la consulta…',
  preparing: 'Preparant el formulari…',
  missing: "Aquesta consulta no existeix: potser algú l'ha eliminada.",
} as const;

const manyPeople = `Indica un nombre d'${PERSONES.min} a ${PERSONES.max}`;

/** What is wrong with a field of the form. */
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
