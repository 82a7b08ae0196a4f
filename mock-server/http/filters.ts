import type { Query } from '../../src/domain/values/query';
import { isDay } from '../../src/domain/values/madrid';
import { accept, type Errors } from './responses';
import { endOf, startOf } from '../kit/instants';
import { texts, toErrors } from './messages';

/** A stretch of time in milliseconds, the end not included. */
export type Period = { from: number; to: number };

/** The whole Madrid days from `data_inici` to `data_fi`; 422 where malformed, reversed or missing though required. */
export function getPeriod(query: Query, required = false): Period {
  const { data_inici: from, data_fi: to } = query;
  const errors: Errors = {};
  for (const [field, day] of Object.entries({ data_inici: from, data_fi: to })) {
    if (day === undefined ? required : !isDay(day)) {
      Object.assign(errors, toErrors({ [field]: day === undefined ? 'required' : 'format' }));
    }
  }
  accept(errors);
  if (from !== undefined && to !== undefined && from > to) accept({ data_fi: [texts.dateReversed] });
  return {
    from: from === undefined ? -Infinity : startOf(from),
    to: to === undefined ? Infinity : endOf(to),
  };
}

/** A test for rows: each of the fields is what the query's filter of that name asks for, if it is set. */
export function toFilter<F extends string>(
  query: Query,
  ...fields: readonly F[]
): (row: Readonly<Record<F, string | number | boolean | null>>) => boolean {
  const asked = fields.filter((field) => query[field] !== undefined);
  if (asked.length === 0) return () => true;
  return (row) => asked.every((field) => query[field] === String(row[field] ?? ''));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

type Folded = { text: string; all: string; joined: string };

/** What rows were folded to, for as long as they say the same: folding is most of a search. */
const folded = new WeakMap<object, Folded>();

function foldRow(row: object, text: string): Folded {
  const last = folded.get(row);
  if (last?.text === text) return last;
  const all = fold(text);
  const next = { text, all, joined: all.replaceAll(/(?<=\d) (?=\d)/g, '') };
  folded.set(row, next);
  return next;
}

/**
 * A test for rows whose texts hold all words of `q`, capitals and accents aside, a telephone also without its spaces; a
 * row with null for texts is only found where nothing is asked.
 */
export function toSearcher<Row extends object>(
  q: string | undefined,
  getTexts: (row: Row) => readonly (string | null | undefined)[] | null,
): (row: Row) => boolean {
  if (q === undefined) return () => true;
  const words = fold(q).split(/\s+/).filter(Boolean);
  return (row) => {
    const texts = getTexts(row);
    if (!texts) return false;
    const { all, joined } = foldRow(row, texts.filter(Boolean).join('\n'));
    return words.every((word) => all.includes(word) || joined.includes(word));
  };
}
