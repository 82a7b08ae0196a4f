import type { ActivitatDraft } from '../domain/nouns/activitat';
import { GRUPS } from '../domain/values/options';
import { sharedFields, type Labels } from './fields';
import { describeList } from './lists';
import { dayIssues, timeIssues, type FieldTexts } from './validation';

export const activitats = {
  ...describeList('activitat', 'les', 'activitats'),
  create: 'Nova activitat',
  isNew: 'Nova',
  searched: 'títol, centre o observacions',
  emptyHelp: 'Les activitats que creïs sortiran aquí.',
  columns: {
    data: 'Data',
    titol: 'Títol',
    oficina: 'Oficina',
    centre: 'Centre educatiu',
    professionals: 'Professionals',
    marc: "Marc d'acció",
    area: 'Àrea',
    curs: 'Curs',
    grups: 'Grups',
    assistents: 'Assistents',
  },
  filters: { oficina: 'Oficina', centre: 'Centre', marc: "Marc d'acció", area: 'Àrea' },
} as const;

export const activitatForm = {
  createTitle: 'Nova activitat',
  editTitle: "Edita l'activitat",
  back: 'Torna a Activitats',
  whenSection: "Dades de l'activitat",
  contentSection: 'Contingut',
  attendanceSection: 'Assistència',
  ratingSection: 'Valoració',
  notesSection: 'Observacions',
  presencial: 'Assistents presencials',
  virtual: 'Assistents virtuals',
  total: (number: number) => `En total: ${number}`,
  clearRating: 'Treu la valoració',
  create: "Desa l'activitat",
  save: 'Desa els canvis',
  saving: 'Desant…',
  cancel: 'Cancel·la',
  loading: "Carregant l'activitat…",
  preparing: 'Preparant el formulari…',
  missing: "Aquesta activitat no existeix: potser algú l'ha eliminada.",
} as const;

export const activitatFields: Labels<ActivitatDraft> = {
  ...sharedFields,
  titol: 'Títol',
  data: 'Data',
  hora_inici: "Hora d'inici",
  hora_fi: 'Hora final',
  centre_id: 'Centre educatiu',
  professionals: 'Professionals',
  marc: "Marc d'acció",
  submarc: "Submarc d'acció",
  area: 'Àrea',
  curs: 'Curs',
  grups: 'Grups',
  'presencial.home': 'Homes',
  'presencial.dona': 'Dones',
  'presencial.no_binari': 'Persones no binàries',
  'virtual.home': 'Homes',
  'virtual.dona': 'Dones',
  'virtual.no_binari': 'Persones no binàries',
  'activitatValoracio.alumnat': "De l'alumnat",
  'activitatValoracio.professorat': 'Del professorat',
  'activitatValoracio.comentari': 'Comentari',
};

const groups = `Indica un nombre de ${GRUPS.min} a ${GRUPS.max}`;
const people = { tooSmall: 'Indica un nombre a partir de 0', format: 'Indica un nombre enter a partir de 0' };

export const activitatIssues: FieldTexts = {
  titol: { required: 'Indica el títol' },
  data: dayIssues,
  hora_inici: { ...timeIssues, required: "Indica l'hora d'inici" },
  hora_fi: {
    ...timeIssues,
    required: "Indica l'hora final",
    format: "L'hora final ha de ser posterior a la d'inici",
  },
  oficina_id: { required: "Tria l'oficina" },
  marc: { required: "Tria el marc d'acció" },
  area: { required: "Tria l'àrea" },
  grups: { tooSmall: groups, tooBig: groups, format: groups },
  'presencial.home': people,
  'presencial.dona': people,
  'presencial.no_binari': people,
  'virtual.home': people,
  'virtual.dona': people,
  'virtual.no_binari': people,
  'activitatValoracio.alumnat': { required: "Valora també l'opinió de l'alumnat" },
  'activitatValoracio.professorat': { required: "Valora també l'opinió del professorat" },
};
