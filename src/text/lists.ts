import { de } from './ui/words';

/** What every list of records says of its own noun. */
export type ListWords = {
  title: string;
  create: string;
  caption: string;
  search: string;
  searchPlaceholder: string;
  total: (number: number) => string;
  loading: string;
  empty: string;
  emptyHelp: string;
  nothingFound: string;
  nothingFoundHelp: string;
  beyondLast: string;
};

/** What all of them say alike. */
export const lists = {
  edit: 'Edita',
  delete: 'Elimina',
  exportCsv: (rows: number) => `Exporta CSV (${rows})`,
  exporting: 'Exportant…',
  number: (id: number | string) => `Núm. ${id}`,
  filtersKept: 'Els filtres es conserven.',
  toLast: "Vés a l'última pàgina",
  searched: (text: string) => `Cerca: «${text}»`,
  removeSearch: 'Treu la cerca',
  dates: 'Dates',
  removeFilter: (label: string) => `Treu el filtre ${de(label.toLowerCase())}`,
  since: (day: string) => `Des del ${day}`,
  until: (day: string) => `Fins al ${day}`,
  reversedPeriod: 'Aquesta data és anterior a la primera.',
} as const;
