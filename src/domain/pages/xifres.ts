import { listNouns, NOUNS, type CountedNoun } from '../access/noun';
import type { Days } from './periods';
import { holds } from '../access/permissions';
import { fromSearch, toSearch, type Query } from '../values/query';

type Nouns = typeof NOUNS;
type KeysOf<T> = T extends unknown ? keyof T : never;
type NullsOf<T> = T extends unknown
  ? { [Key in keyof T]: T[Key] extends null ? Key : never }[keyof T]
  : never;

/** The lists whose records are counted. */
export type Llista = Nouns[CountedNoun]['list'];

/** What a table tells records apart by. */
export type Dimensio = KeysOf<Nouns[CountedNoun]['figures']>;

/** What only a noun's records themselves say, because no filter asks for it. */
export type RowDimensioOf<N extends CountedNoun> = NullsOf<Nouns[N]['figures']>;
export type RowDimensio = RowDimensioOf<CountedNoun>;

/** The filter of a list for each thing that its records are told apart by; null where only the records say. */
export type Figures = Readonly<Partial<Record<Dimensio, string | null>>>;

/** What is counted of each list. */
export const LLISTES = Object.fromEntries(
  listNouns().flatMap((noun) => {
    const { list, figures } = NOUNS[noun];
    return figures === null ? [] : [[list, { noun, figures }]];
  }),
) as Readonly<Record<Llista, { noun: CountedNoun; figures: Figures }>>;

/** The lists whose records somebody may count. */
export function listLlistes(permissions: readonly string[]): Llista[] {
  return (Object.keys(LLISTES) as Llista[]).filter((list) =>
    holds(permissions, `read_${NOUNS[LLISTES[list].noun].resource}`),
  );
}

/**
 * A number by the address of the list behind it: how many records that list has. With a page of it, what the rows of that
 * page say.
 */
export type Address = string;

/** The largest page that the service gives. */
const PAGE = 100;

export function getAddress(list: Llista, { data_inici, data_fi }: Days, filter: Query = {}): Address {
  return `/${list}${toSearch({ ...filter, data_inici, data_fi })}`;
}

/** All pages of a period's records, in an order that a new one does not disturb. */
export function listPages(list: Llista, days: Days, records: number): Address[] {
  return Array.from({ length: Math.ceil(records / PAGE) }, (_, page) =>
    getAddress(list, days, { sort: 'id', per_page: String(PAGE), page: String(page + 1) }),
  );
}

export function readAddress(address: Address): { list: Llista; query: Query } {
  const [path = '', search = ''] = address.split('?');
  return { list: path.slice(1) as Llista, query: fromSearch(search) };
}
