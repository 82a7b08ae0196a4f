import type { Days } from './periods';
import { addUp, type Counted } from './tally';
import {
  getAddress,
  listPages,
  LLISTES,
  type Address,
  type Dimensio,
  type Llista,
  type RowDimensio,
} from './xifres';

/** What is counted only when it is asked for: a number a professional, or what only the records say. */
export type Part = `${Llista}.${'professionals' | 'rows'}`;
type Option = { value: string; label: string };

/** A table that somebody may see, with the values that it may have. */
export type Wish = { list: Llista; dimensio: Dimensio; options: readonly Option[] };

/** The period that is looked at, and the one before. */
export type Pair<T = Days> = { now: T; before: T };

/** A number: null until it has come. Its list has an address where filters can ask for it. */
export type Xifra = { count: number | null; address: Address | null };

/** What a value has; what names none; what the others leave. */
export type Fila = Option & { is: 'value' | 'none' | 'rest' } & Pair<Xifra>;

type Answers = Readonly<Record<Address, Counted>>;

const ENDS = ['now', 'before'] as const;

/** The filter that asks for a table; undefined where only the records say. */
function findFilter({ list, dimensio }: Pick<Wish, 'list' | 'dimensio'>): string | undefined {
  return LLISTES[list].figures[dimensio] ?? undefined;
}

/** What has to be opened for a table; null where it is always there. */
export function getPart({ list, dimensio }: Pick<Wish, 'list' | 'dimensio'>): Part | null {
  if (findFilter({ list, dimensio }) === undefined) return `${list}.rows`;
  return dimensio === 'professional' ? `${list}.professionals` : null;
}

/** How many records a list has in both periods. */
export function getTotals(list: Llista, pair: Pair, answers: Answers): Pair<Xifra> {
  const get = (days: Days): Xifra => {
    const address = getAddress(list, days);
    return { address, count: answers[address]?.records ?? null };
  };
  return { now: get(pair.now), before: get(pair.before) };
}

/** The pages of both periods, as soon as it is known how many there are. */
export function listPairPages(list: Llista, pair: Pair, answers: Answers): Address[] {
  const totals = getTotals(list, pair, answers);
  return ENDS.flatMap((end) => listPages(list, pair[end], totals[end].count ?? 0));
}

/** All that has to be counted for some lists and tables, the totals first. */
export function listAsked(
  lists: readonly Llista[],
  wishes: readonly Wish[],
  pair: Pair,
  { answers, isOpen }: { answers: Answers; isOpen: (part: Part) => boolean },
): Address[] {
  const open = wishes.filter((wish) => {
    const part = getPart(wish);
    return part === null || isOpen(part);
  });
  const totals = lists.flatMap((list) => ENDS.map((end) => getAddress(list, pair[end])));
  const numbers = open.flatMap((wish) => {
    const { list, options } = wish;
    const filter = findFilter(wish);
    if (filter === undefined) return [];
    const counted = getTotals(list, pair, answers);
    const ends = ENDS.filter((end) => counted[end].count !== 0);
    return options.flatMap(({ value }) =>
      ends.map((end) => getAddress(list, pair[end], { [filter]: value })),
    );
  });
  const pages = lists.flatMap((list) => (isOpen(`${list}.rows`) ? listPairPages(list, pair, answers) : []));
  return [...new Set([...totals, ...numbers, ...pages])];
}

/** Whether so many values have a name that most of them may have no records. */
const isLong = ({ dimensio }: Wish): boolean => dimensio === 'professional' || dimensio === 'tematica';

const hasSome = ({ now, before }: Fila): boolean => now.count !== 0 || before.count !== 0;

/** A table's rows as far as they have come; long ones without those that have no records, the most frequent first. */
export function listFiles(wish: Wish, pair: Pair, answers: Answers): Fila[] {
  const filter = findFilter(wish);
  const rows =
    filter === undefined ? listRead(wish, pair, answers) : listCounted(wish, filter, pair, answers);
  if (!isLong(wish)) return rows;
  return rows
    .filter(hasSome)
    .toSorted(
      (one, other) =>
        Number(one.is !== 'value') - Number(other.is !== 'value') ||
        (other.now.count ?? 0) - (one.now.count ?? 0) ||
        (other.before.count ?? 0) - (one.before.count ?? 0),
    );
}

/** A number for each value, and what the values leave of the total. */
function listCounted({ list, options }: Wish, filter: string, pair: Pair, answers: Answers): Fila[] {
  const totals = getTotals(list, pair, answers);
  const rows = options.map((option): Fila => {
    const get = (end: keyof Pair): Xifra => {
      const address = getAddress(list, pair[end], { [filter]: option.value });
      // Of nothing there is nothing to count.
      return { address, count: totals[end].count === 0 ? 0 : (answers[address]?.records ?? null) };
    };
    return { ...option, is: 'value', now: get('now'), before: get('before') };
  });
  const toRest = (end: keyof Pair): Xifra => {
    const counts = [totals[end], ...rows.map((row) => row[end])].map(({ count }) => count);
    if (counts.includes(null)) return { count: null, address: null };
    const [total = 0, ...parts] = counts as number[];
    return { count: Math.max(0, total - parts.reduce((sum, part) => sum + part, 0)), address: null };
  };
  const rest: Fila = { value: '', label: '', is: 'rest', now: toRest('now'), before: toRest('before') };
  return (rest.now.count ?? 0) + (rest.before.count ?? 0) > 0 ? [...rows, rest] : rows;
}

/** What the records of both periods name, once all of them have been read. */
function listRead({ list, dimensio, options }: Wish, pair: Pair, answers: Answers): Fila[] {
  const totals = getTotals(list, pair, answers);
  const pages = listPairPages(list, pair, answers);
  if (totals.now.count === null || totals.before.count === null) return [];
  if (pages.some((page) => answers[page] === undefined)) return [];
  const [now, before] = ENDS.map((end) => {
    const own = listPages(list, pair[end], totals[end].count ?? 0);
    return addUp(own.flatMap((page) => answers[page] ?? [])).per[dimensio as RowDimensio] ?? {};
  });
  const named = new Map(options.map(({ value, label }) => [value, label]));
  const ids = [...new Set([...named.keys(), ...Object.keys(now ?? {}), ...Object.keys(before ?? {})])];
  return ids
    .map((value): Fila => {
      const toXifra = (counts = {} as Readonly<Record<string, number>>): Xifra => ({
        count: counts[value] ?? 0,
        address: null,
      });
      const is = value === '' ? 'none' : 'value';
      return { value, label: named.get(value) ?? '', is, now: toXifra(now), before: toXifra(before) };
    })
    .filter(hasSome);
}
