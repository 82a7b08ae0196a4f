import type { Query } from '../../src/domain/query';
import { isDay } from '../../src/domain/madrid';
import { accept, type Errors } from './responses';
import { endOf, startOf } from '../serializers/instants';
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
  return (row) => fields.every((field) => [undefined, String(row[field] ?? '')].includes(query[field]));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** A test for texts that hold all words of `q`, capitals and accents aside; a telephone also without its spaces. */
export function toSearcher(q = ''): (...texts: readonly (string | null | undefined)[]) => boolean {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return (...texts) => {
    if (words.length === 0) return true;
    const all = fold(texts.filter(Boolean).join('\n'));
    const joined = all.replaceAll(/(?<=\d) (?=\d)/g, '');
    return words.every((word) => all.includes(word) || joined.includes(word));
  };
}
