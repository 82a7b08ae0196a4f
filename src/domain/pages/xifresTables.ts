import type { Comparison, Days } from './periods';
import { addSums, addUpGroups, NO_ROWS, type Counted, type Groups, type Sum } from './tally';
import {
  getAddress,
  listPages,
  LLISTES,
  type Address,
  type Dimensio,
  type Grouping,
  type Llista,
} from './xifres';

/** Counted on demand: a number per professional, or all rows of a list. */
export type Part = `${Llista}.${'professionals' | 'rows'}`;
export type Option = { value: string; label: string };

export type Taula = { list: Llista; dimensio: Dimensio; options: readonly Option[] };

export type Pair<T = Days> = { now: T; before: T };

/** `count` is null until loaded; `address` is null if no filter gives the number. */
export type Xifra = { count: number | null; address: Address | null };

/** Row of a table: a value, the records without any, or the rest. `sums`: null until rows are read. */
export type Fila = Option & { is: 'value' | 'none' | 'rest'; sums: Pair<Sum> | null } & Pair<Xifra>;

export type Answers = Readonly<Record<Address, Counted>>;

const ENDS = ['now', 'before'] as const;

/** Whether a grouping counts whole records, not their persons. */
export const hasPersons = (grouping: Grouping): boolean =>
  grouping !== 'districte' && grouping !== 'edat_genere';

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

export function getTotal(list: Llista, days: Days, answers: Answers): Xifra {
  const address = getAddress(list, days);
  return { address, count: answers[address]?.records ?? null };
}

/** Pages of both periods; none until their totals are loaded. */
export function listPairPages(list: Llista, pair: Pair, answers: Answers): Address[] {
  const totals = getTotals(list, pair, answers);
  return ENDS.flatMap((end) => listPages(list, pair[end], totals[end].count ?? 0));
}

/** Groups of both periods, once all their rows are read; else null. */
export function getGroups(
  list: Llista,
  grouping: Grouping,
  pair: Pair,
  answers: Answers,
): Pair<Groups> | null {
  const totals = getTotals(list, pair, answers);
  if (totals.now.count === null || totals.before.count === null) return null;
  if (listPairPages(list, pair, answers).some((page) => answers[page] === undefined)) return null;
  const add = (end: keyof Pair): Groups => {
    const pages = listPages(list, pair[end], totals[end].count ?? 0);
    return addUpGroups(
      pages.flatMap((page) => answers[page] ?? []),
      grouping,
    );
  };
  return { now: add('now'), before: add('before') };
}

/** Persons of both periods, once all rows are read; else null. */
export function getPersons(list: Llista, pair: Pair, answers: Answers): Pair<Sum> | null {
  const groups = getGroups(list, 'all', pair, answers);
  return groups && { now: groups.now[''] ?? NO_ROWS, before: groups.before[''] ?? NO_ROWS };
}

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
function listCounted(taula: Taula, filter: string, pair: Pair, answers: Answers): Fila[] {
  const { list, dimensio, options } = taula;
  const totals = getTotals(list, pair, answers);
  const groups = getGroups(list, dimensio, pair, answers);
  const values = new Set(options.map(({ value }) => value));
  const rows = options.map((option): Fila => {
    const get = (end: keyof Pair): Xifra => {
      const address = getAddress(list, pair[end], { [filter]: option.value });
      return { address, count: totals[end].count === 0 ? 0 : (answers[address]?.records ?? null) };
    };
    const sums = groups && getSums(groups, (value) => value === option.value);
    return { ...option, is: 'value', now: get('now'), before: get('before'), sums };
  });
  const toRest = (end: keyof Pair): Xifra => {
    const counts = [totals[end], ...rows.map((row) => row[end])].map(({ count }) => count);
    if (counts.includes(null)) return { count: null, address: null };
    const [total = 0, ...parts] = counts as number[];
    return { count: Math.max(0, total - parts.reduce((sum, part) => sum + part, 0)), address: null };
  };
  const [now, before] = [toRest('now'), toRest('before')];
  if ((now.count ?? 0) + (before.count ?? 0) === 0) return rows;
  const sums = groups && getSums(groups, (value) => !values.has(value));
  return [...rows, { value: '', label: '', is: 'rest', now, before, sums }];
}

function getSums({ now, before }: Pair<Groups>, isIn: (value: string) => boolean): Pair<Sum> {
  const add = (groups: Groups) =>
    addSums(Object.entries(groups).flatMap(([value, sum]) => (isIn(value) ? sum : [])));
  return { now: add(now), before: add(before) };
}

/** Values named by the rows of both periods, once all are loaded. */
function listRead({ list, dimensio, options }: Taula, pair: Pair, answers: Answers): Fila[] {
  const groups = getGroups(list, dimensio, pair, answers);
  if (groups === null) return [];
  const named = new Map(options.map(({ value, label }) => [value, label]));
  const values = new Set([...named.keys(), ...Object.keys(groups.now), ...Object.keys(groups.before)]);
  return [...values]
    .map((value): Fila => {
      const sums = getSums(groups, (one) => one === value);
      const toXifra = ({ records }: Sum): Xifra => ({ count: records, address: null });
      const is = value === '' ? 'none' : 'value';
      const label = named.get(value) ?? '';
      return { value, label, is, now: toXifra(sums.now), before: toXifra(sums.before), sums };
    })
    .filter(hasSome);
}
