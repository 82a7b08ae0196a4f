import { count } from './ui/words';

/** The list. */
export const activitats = {
  title: 'Activitats',
  create: 'Nova activitat',
  caption: 'Activitats',
  search: 'Cerca per títol, centre o observacions',
  searchPlaceholder: 'Títol, centre o observacions',
  total: (number: number) => count(number, 'activitat', 'activitats'),
  loading: 'Carregant les activitats…',
  empty: 'Encara no hi ha cap activitat',
  emptyHelp: 'Les activitats que creïs sortiran aquí.',
  nothingFound: 'Cap activitat amb aquests filtres',
  nothingFoundHelp: 'Amplia les dates o treu algun filtre.',
  beyondLast: 'En aquesta pàgina no hi ha cap activitat',
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

/** The one form that creates and changes an activity (spec §2). */
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
