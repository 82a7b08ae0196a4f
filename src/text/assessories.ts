import type { Tipus } from '../domain/values/options';
import { describeList } from './lists';
import { getAssessoriaOf } from './options';
import { capitalize } from './ui/words';

export const assessories = {
  ...describeList('assessoria', 'les', 'assessories'),
  create: 'Nova assessoria',
  searched: 'nom, telèfon o correu',
  emptyHelp: "Quan es reservi una cita, l'assessoria sortirà aquí.",
  columns: {
    data: 'Data',
    jove: 'Jove',
    tipus: 'Tipus',
    oficina: 'Oficina',
    antena: 'Antena',
    professional: 'Professional',
    modalitat: 'Modalitat',
    tematica: 'Temàtica',
    estat: 'Estat',
  },
  actions: {
    show: 'Mostra el detall',
    complete: 'Realitza',
    edit: 'Edita',
    move: "Canvia l'hora",
    notAttended: 'Marca com a no assistida',
    delete: 'Elimina',
  },
  /** For a session that has not begun. */
  toCome: (when: string) => `És ${when}`,
  notYet: (when: string) => `Encara no ha arribat: és ${when}.`,
} as const;

export const assessoriaDetail = {
  heading: 'Assessoria',
  title: (tipus: Tipus) => capitalize(getAssessoriaOf(tipus)),
  back: 'Torna a Assessories',
  again: 'Nova cita amb aquestes dades',
  joveSection: "Dades de l'usuari",
  citaSection: 'Dades de la cita',
  realitzadaSection: 'Dades realitzada',
  rating: (value: number | null) => (value === null ? '' : `${value} de 5`),
  loading: "Carregant l'assessoria…",
  missing: "Aquesta assessoria no existeix: potser algú l'ha eliminada.",
} as const;

export const citaMove = {
  title: "Canvia l'hora",
  back: 'Torna a Assessories',
  loading: 'Carregant la cita…',
  nowSection: 'La cita ara',
  slotSection: 'Hora nova',
  submit: "Desa l'hora nova",
  saving: 'Desant…',
  cancel: 'Cancel·la',
  incomplete: 'A aquesta cita li falten dades',
  incompleteHelp: "Completa-les abans de canviar-ne l'hora: la cita nova les ha de tenir.",
  complete: 'Edita les dades',
  bothTitle: 'Hi ha les dues cites',
  maybeBothTitle: 'Potser hi ha les dues cites',
  both: (made: string, former: string) =>
    `La cita nova ja està feta (${made}), però la d'abans encara hi és (${former}). Elimina la d'abans perquè la seva hora quedi lliure.`,
  maybeBoth: (made: string, former: string) =>
    `La cita nova ja està feta (${made}), però no sabem si la d'abans encara hi és (${former}). Elimina la d'abans perquè la seva hora quedi lliure.`,
  remove: "Elimina la d'abans",
  removing: 'Eliminant…',
  showMade: 'Mostra la nova',
  showFormer: "Mostra la d'abans",
} as const;

export const assessoriaForm = {
  createTitle: 'Nova assessoria',
  editTitle: (tipus: Tipus) => `Edita l'${getAssessoriaOf(tipus)}`,
  back: 'Torna a Assessories',
  whenSection: 'Quan',
  joveSection: "Dades de l'usuari",
  citaSection: 'Dades de la cita',
  when: 'Tipus de visita',
  withSlot: 'Amb hora lliure',
  withoutAppointment: 'Sense cita prèvia',
  overlap: 'En aquesta hora ja hi ha una altra cita del mateix professional. Pots desar-la igualment.',
  fixedSection: "L'assessoria",
  fixedWhen: 'El tipus i la data no es poden canviar.',
  create: "Desa l'assessoria",
  createAndComplete: 'Desa i realitza',
  save: 'Desa els canvis',
  saving: 'Desant…',
  cancel: 'Cancel·la',
  loading: "Carregant l'assessoria…",
  preparing: 'Preparant el formulari…',
} as const;

export const completion = {
  title: (tipus: Tipus) => `Realitza l'${getAssessoriaOf(tipus)}`,
  back: 'Torna a Assessories',
  joveSection: "Dades de l'usuari",
  assessoriaSection: 'Assessoria',
  submit: 'Desa la realització',
  submitAndNext: (left: string) => `Desa i següent per tancar (${left})`,
  saving: 'Desant…',
  cancel: 'Cancel·la',
  loading: "Carregant l'assessoria…",
} as const;
