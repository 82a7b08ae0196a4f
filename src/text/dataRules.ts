import { DIES } from '../domain/values/options';
import type { FieldTexts } from './validation';

export const dataRules = {
  title: 'Control de dates',
  back: "Torna a l'inici",
  intro:
    "Fins a quants dies abans i després d'avui es poden posar les dates. El mateix dia hi compta. De 0 a 3650 dies.",
  activitats: 'Activitats',
  activitatsHelp: "La data d'una activitat nova, i la d'una activitat quan es canvia de dia.",
  assessories: 'Assessories',
  assessoriesHelp: "La data d'una cita o d'una assessoria nova.",
  consultes_edicio: 'Edició de consultes',
  consultesHelp: 'Quant de temps es pot canviar una consulta ja anotada.',
  days: (days: number) => `${days} ${days === 1 ? 'dia' : 'dies'}`,
  save: 'Desa les regles',
  saving: 'Desant…',
  cancel: 'Cancel·la',
  loading: 'Carregant les regles de dates…',
} as const;

export const dataRulesFields = {
  'activitats.dies_enrere': 'Dies enrere',
  'activitats.dies_endavant': 'Dies endavant',
  'assessories.dies_enrere': 'Dies enrere',
  'assessories.dies_endavant': 'Dies endavant',
  'consultes_edicio.dies_enrere': 'Dies enrere',
} as const;

const days = `Indica un nombre de dies de ${DIES.min} a ${DIES.max}`;
const aDays = { required: days, tooSmall: days, tooBig: days, format: days };

export const dataRulesIssues: FieldTexts = {
  'activitats.dies_enrere': aDays,
  'activitats.dies_endavant': aDays,
  'assessories.dies_enrere': aDays,
  'assessories.dies_endavant': aDays,
  'consultes_edicio.dies_enrere': aDays,
};
