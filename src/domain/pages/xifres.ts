import { listNouns, NOUNS, type CountedNoun } from '../access/noun';
import type { FilterName } from '../access/queries';
import type { Days } from './periods';
import { holds } from '../access/permissions';
import { fromSearch, toSearch, type Query } from '../values/query';

type Nouns = typeof NOUNS;
type KeysOf<T> = T extends unknown ? keyof T : never;

export type Llista = Nouns[CountedNoun]['list'];

export type Dimensio = KeysOf<Nouns[CountedNoun]['figures']>;

/** Tables of two dimensions, counted from the rows: ages by gender, offices by type. */
export const CREUS = {
  consultes: ['edat_genere'],
  assessories: ['edat_genere', 'oficina_tipus'],
  activitats: [],
} as const satisfies Readonly<Record<Llista, readonly string[]>>;
export type Creu = (typeof CREUS)[Llista][number];

/** Ways in which rows are grouped; `all`: in one group, ''. */
export type Grouping = Dimensio | Creu | 'all';
export type GroupingOf<N extends CountedNoun> = Grouping &
  (keyof Nouns[N]['figures'] | (typeof CREUS)[Nouns[N]['list']][number]);

export const joinValues = (row: string | number | null, column: string | number | null): string =>
  `${row ?? ''}|${column ?? ''}`;

/** Filter of each dimension; null: counted from the rows. */
export type Figures = Readonly<Partial<Record<Dimensio, FilterName<Llista> | null>>>;

export const LLISTES = Object.fromEntries(
  listNouns().flatMap((noun) => {
    const { list, figures } = NOUNS[noun];
    return figures === null ? [] : [[list, { noun, figures }]];
  }),
) as Readonly<Record<Llista, { noun: CountedNoun; figures: Figures }>>;

export function listLlistes(permissions: readonly string[]): Llista[] {
  return (Object.keys(LLISTES) as Llista[]).filter((list) =>
    holds(permissions, `read_${NOUNS[LLISTES[list].noun].resource}`),
  );
}

/** Path and query of a list: the key of its number of records or, with a page, of that page's groups. */
export type Address = string;

const PAGE = 100;

export function getAddress(list: Llista, { data_inici, data_fi }: Days, filter: Query = {}): Address {
  return `/${list}${toSearch({ ...filter, data_inici, data_fi })}`;
}

/** All pages of a period, by id, so that a new record moves none. */
export function listPages(list: Llista, days: Days, records: number): Address[] {
  return Array.from({ length: Math.ceil(records / PAGE) }, (_, page) =>
    getAddress(list, days, { sort: 'id', per_page: String(PAGE), page: String(page + 1) }),
  );
}

export function readAddress(address: Address): { list: Llista; query: Query } {
  const [path = '', search = ''] = address.split('?');
  return { list: path.slice(1) as Llista, query: fromSearch(search) };
}
