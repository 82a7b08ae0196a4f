import type { Comparison, Days } from './periods';
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

/** Counted on demand: a number per professional, or all rows of a list. */
export type Part = `${Llista}.${'professionals' | 'rows'}`;
type Option = { value: string; label: string };

/** A requested table with its possible values. */
export type Taula = { list: Llista; dimensio: Dimensio; options: readonly Option[] };

/** The chosen period and the one before. */
export type Pair<T = Days> = { now: T; before: T };

/** `count` is null until loaded; `address` is null if no filter gives the number. */
export type Xifra = { count: number | null; address: Address | null };

/** Row of a table: a value, the records without any, or the rest. */
export type Fila = Option & { is: 'value' | 'none' | 'rest' } & Pair<Xifra>;

type Answers = Readonly<Record<Address, Counted>>;

const ENDS = ['now', 'before'] as const;

/** Filter of a table's dimension; undefined: counted from the rows. */
function findFilter({ list, dimensio }: Pick<Taula, 'list' | 'dimensio'>): string | undefined {
  return LLISTES[list].figures[dimensio] ?? undefined;
}

/** The part that has to be opened for a table; null: always shown. */
export function getPart({ list, dimensio }: Pick<Taula, 'list' | 'dimensio'>): Part | null {
  if (findFilter({ list, dimensio }) === undefined) return `${list}.rows`;
  return dimensio === 'professional' ? `${list}.professionals` : null;
}

export function getTotals(list: Llista, pair: Pair, answers: Answers): Pair<Xifra> {
  return { now: getTotal(list, pair.now, answers), before: getTotal(list, pair.before, answers) };
}

/** Number of a list's records in some days. */
export function getTotal(list: Llista, days: Days, answers: Answers): Xifra {
  const address = getAddress(list, days);
  return { address, count: answers[address]?.records ?? null };
}

/** Pages of both periods; none until their totals are loaded. */
export function listPairPages(list: Llista, pair: Pair, answers: Answers): Address[] {
  const totals = getTotals(list, pair, answers);
  return ENDS.flatMap((end) => listPages(list, pair[end], totals[end].count ?? 0));
}

/** Everything to count for some lists and tables, the totals first. */
export function listNeeded(
  lists: readonly Llista[],
  taules: readonly Taula[],
  pair: Comparison,
  { answers, isOpen }: { answers: Answers; isOpen: (part: Part) => boolean },
): Address[] {
  const open = taules.filter((taula) => {
    const part = getPart(taula);
    return part === null || isOpen(part);
  });
  const periods = [pair.now, pair.before, ...(pair.later ? [pair.later] : [])];
  const totals = lists.flatMap((list) => periods.map((days) => getAddress(list, days)));
  const numbers = open.flatMap((taula) => {
    const { list, options } = taula;
    const filter = findFilter(taula);
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

/** Whether most of a dimension's many values may have no records. */
const isLong = ({ dimensio }: Taula): boolean => dimensio === 'professional' || dimensio === 'tematica';

const hasSome = ({ now, before }: Fila): boolean => now.count !== 0 || before.count !== 0;

/** Rows of a table as far as loaded. A long one omits empty rows and sorts by frequency. */
export function listFiles(taula: Taula, pair: Pair, answers: Answers): Fila[] {
  const filter = findFilter(taula);
  const rows =
    filter === undefined ? listRead(taula, pair, answers) : listCounted(taula, filter, pair, answers);
  if (!isLong(taula)) return rows;
  return rows
    .filter(hasSome)
    .toSorted(
      (one, other) =>
        Number(one.is !== 'value') - Number(other.is !== 'value') ||
        (other.now.count ?? 0) - (one.now.count ?? 0) ||
        (other.before.count ?? 0) - (one.before.count ?? 0),
    );
}

/** A number per value, and the rest of the total. */
function listCounted({ list, options }: Taula, filter: string, pair: Pair, answers: Answers): Fila[] {
  const totals = getTotals(list, pair, answers);
  const rows = options.map((option): Fila => {
    const get = (end: keyof Pair): Xifra => {
      const address = getAddress(list, pair[end], { [filter]: option.value });
      // An empty list needs no call.
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

/** Ids named by the rows of both periods, once all are loaded. */
function listRead({ list, dimensio, options }: Taula, pair: Pair, answers: Answers): Fila[] {
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
