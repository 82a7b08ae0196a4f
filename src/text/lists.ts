import { de } from './ui/words';

/** What every list of records says of its own noun. */
export type ListWords<Column extends string = never> = {
  title: string;
  create: string;
  /** The fields that the search looks in: 'nom o correu'. */
  searched: string;
  total: (number: number) => string;
  loading: string;
  empty: string;
  emptyHelp: string;
  nothingFound: string;
  nothingFoundHelp: string;
  beyondLast: string;
  columns: Readonly<Record<Column, string>>;
};

/** What all of them say alike. */
export const lists = {
  edit: 'Edita',
  show: 'Mostra',
  delete: 'Elimina',
  exportCsv: (rows: number) => `Exporta CSV (${rows})`,
  exporting: 'Exportant…',
  number: (id: number | string) => `Núm. ${id}`,
  filtersKept: 'Els filtres es conserven.',
  /** Oneself, among professionals. */
  own: 'Jo',
  toLast: "Ves a l'última pàgina",
  search: (fields: string) => `Cerca per ${fields}`,
  searched: (text: string) => `Cerca: «${text}»`,
  removeSearch: 'Treu la cerca',
  dates: 'Dates',
  periods: { avui: 'Avui', setmana: 'Aquesta setmana', mes: 'Aquest mes', curs: 'El curs' },
  removeFilter: (label: string) => `Treu el filtre ${de(label.toLowerCase())}`,
  since: (day: string) => `Des del ${day}`,
  until: (day: string) => `Fins al ${day}`,
  reversedPeriod: 'Aquesta data és anterior a la primera.',
} as const;
