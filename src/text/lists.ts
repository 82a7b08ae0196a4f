import { toShownId } from '../domain/values/ids';
import type { Quan } from '../domain/pages/near';
import { atLeast, capitalize, count, de } from './ui/words';

export type ListWords<Column extends string = never> = {
  title: string;
  create: string;
  /** Fields of the search: 'nom o correu'. */
  searched: string;
  total: (number: number, isAtLeast: boolean) => string;
  loading: string;
  empty: string;
  emptyHelp: string;
  emptyPart: (quan: Exclude<Quan, 'totes'>, isNarrowed: boolean) => string;
  nothingFound: string;
  nothingFoundHelp: string;
  beyondLast: string;
  columns: Readonly<Record<Column, string>>;
};

const BOUNDS = { properes: "a partir d'avui", passades: "abans d'avui" } as const;

/** Regular texts of a list: ('activitat', 'les', 'activitats'). */
export function describeList(one: string, the: 'els' | 'les', many: string) {
  return {
    title: capitalize(many),
    total: (number: number, isAtLeast: boolean) => atLeast(count(number, one, many), isAtLeast),
    loading: `Carregant ${the} ${many}…`,
    empty: `Encara no hi ha cap ${one}`,
    emptyPart: (quan: Exclude<Quan, 'totes'>, isNarrowed: boolean) =>
      `Cap ${one} ${BOUNDS[quan]}${isNarrowed ? ' amb aquests filtres' : ''}`,
    nothingFound: `Cap ${one} amb aquests filtres`,
    nothingFoundHelp: 'Amplia les dates o treu algun filtre.',
    beyondLast: `En aquesta pàgina no hi ha cap ${one}`,
  };
}

export const lists = {
  edit: 'Edita',
  show: 'Mostra',
  delete: 'Elimina',
  leaving: "S'eliminarà",
  exportCsv: (rows: number | null) => (rows === null ? 'Exporta CSV' : `Exporta CSV (${rows})`),
  exporting: 'Exportant…',
  number: (id: number | string) => `Núm. ${toShownId(id)}`,
  filtersKept: 'Els filtres es conserven.',
  /** The signed-in person, among professionals. */
  own: 'Jo',
  toLast: "Ves a l'última pàgina",
  search: (fields: string) => `Cerca per ${fields}`,
  searched: (text: string) => `Cerca: «${text}»`,
  removeSearch: 'Treu la cerca',
  quan: 'Quan',
  quans: { properes: 'Properes', passades: 'Passades', totes: 'Totes' },
  showAll: 'Mostra-les totes',
  dates: 'Dates',
  periods: { avui: 'Avui', setmana: 'Aquesta setmana', mes: 'Aquest mes', curs: 'Aquest curs' },
  removeFilter: (label: string) => `Treu el filtre ${de(label.toLowerCase())}`,
  since: (day: string) => `Des del ${day}`,
  until: (day: string) => `Fins al ${day}`,
  views: 'Vistes',
  noViews: 'Filtra la llista i la podràs desar aquí amb un nom.',
  viewName: 'Nom de la vista',
  viewHelp: "Es desa en aquest navegador, per a tothom qui l'usi: no hi posis noms de persones.",
  saveView: 'Desa la vista',
  viewSaved: (name: string) => `S'ha desat la vista «${name}».`,
  removeView: (name: string) => `Elimina la vista «${name}»`,
  viewRemoved: (name: string) => `S'ha eliminat la vista «${name}».`,
  copyLink: "Copia l'enllaç",
  linkCopied: "S'ha copiat l'enllaç.",
  linkNotCopied: "No s'ha pogut copiar: copia l'adreça del navegador.",
  searchNotKept: "El text de la cerca no es desa ni va a l'enllaç.",
  reversedPeriod: 'Aquesta data és anterior a la primera.',
} as const;
