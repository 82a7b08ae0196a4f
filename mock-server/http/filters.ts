import type * as z from 'zod/mini';
import { QUERIES, type ListName, type ValueFilterName } from '../../src/domain/access/queries';
import type { Query } from '../../src/domain/values/query';
import { hasWords, toFolded, toWords, type Folded } from '../../src/domain/values/search';
import { accept } from './responses';
import { endOf, startOf } from '../kit/instants';
import { texts, toErrors } from './messages';

const PERIOD: readonly string[] = ['data_inici', 'data_fi'];

type Scalar = string | number | boolean | null;

/** Moment of a row: milliseconds, or `YYYY-MM-DDTHH:mm` in Madrid. */
export type Moment = number | string;

export type FilterValues<List extends ListName> = Readonly<Record<ValueFilterName<List>, Scalar>>;

/** Test for moments within the query's Madrid days; 422 for missing, malformed or reversed days. */
export function toPeriodTest(query: Query, list: ListName): (moment: Moment) => boolean {
  const schemas: Readonly<Record<string, z.ZodMiniType>> = QUERIES[list];
  const wrong = PERIOD.filter((name) => !schemas[name]?.safeParse(query[name]).success);
  accept(toErrors(Object.fromEntries(wrong.map((name) => [name, query[name] ? 'format' : 'required']))));
  const { data_inici: from, data_fi: to } = query;
  if (from !== undefined && to !== undefined && from > to) accept({ data_fi: [texts.dateReversed] });
  const start = from === undefined ? -Infinity : startOf(from);
  const end = to === undefined ? Infinity : endOf(to);
  const [startText, endText] = [from ?? '', `${to ?? '9999'}T24`];
  return (moment) =>
    typeof moment === 'number' ? moment >= start && moment < end : moment >= startText && moment < endText;
}

export function toFilter<List extends ListName, Row>(
  query: Query,
  list: List,
  getValues: (row: Row) => FilterValues<List>,
): (row: Row) => boolean {
  const asked = Object.keys(QUERIES[list]).filter(
    (name) => !PERIOD.includes(name) && query[name] !== undefined,
  );
  if (asked.length === 0) return () => true;
  return (row) => {
    const values: Readonly<Record<string, Scalar | undefined>> = getValues(row);
    return asked.every((name) => query[name] === String(values[name] ?? ''));
  };
}

/** Folded texts by row, since folding takes most of a search's time. */
const folded = new WeakMap<object, Folded & { text: string }>();

function foldRow(row: object, text: string): Folded {
  const last = folded.get(row);
  if (last?.text === text) return last;
  const next = { text, ...toFolded(text) };
  folded.set(row, next);
  return next;
}

/** Test for rows with all words of `q`, in any spelling; null texts match only without `q`. */
export function toSearcher<Row extends object>(
  q: string | undefined,
  getTexts: (row: Row) => readonly (string | null | undefined)[] | null,
): (row: Row) => boolean {
  if (q === undefined) return () => true;
  const words = toWords(q);
  return (row) => {
    const texts = getTexts(row);
    return texts !== null && hasWords(foldRow(row, texts.filter(Boolean).join('\n')), words);
  };
}
