import { fold } from '../values/search';
import type { IssueCode } from '../values/validation';

/** Columns of pasted lines: their number, the cells by name, and how to tell a heading. */
export type Sheet<Cells extends Readonly<Record<string, string>>> = {
  size: number;
  toCells: (cells: readonly string[]) => Cells;
  isHeading: (cells: Cells) => boolean;
};

/** Issue of a line: `unknown` to the service's lists, `forbidden` to this person. */
export type LineIssue<Field extends string> =
  | { field: string; code: IssueCode }
  | { field: Field; code: 'unknown'; said: string }
  | { field: Field; code: 'forbidden' }
  | { field: string; code: 'repeated'; lines: readonly number[] }
  | { field: 'line'; code: 'columns' };

export type LineRow<Draft, Issue> = {
  line: number;
  source: string;
  draft: Draft;
  issues: readonly Issue[];
};

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const splitLines = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Lines of a text, without empty ones and headings; `hasMore`: cells than there are columns. */
export function listLines<Cells extends Readonly<Record<string, string>>>(
  text: string,
  { size, toCells, isHeading }: Sheet<Cells>,
) {
  return splitLines(text).flatMap((source, index) => {
    const all = source.split(source.includes('\t') ? '\t' : ';').map(tidy);
    const cells = toCells(all);
    if (Object.values(cells).every((cell) => cell === '') || isHeading(cells)) return [];
    return [{ line: index + 1, source, cells, hasMore: all.slice(size).some((cell) => cell !== '') }];
  });
}

export const hasLines = <Cells extends Readonly<Record<string, string>>>(
  text: string,
  sheet: Sheet<Cells>,
): boolean => listLines(text, sheet).length > 0;

/** A text without its first line that equals another text. */
export function removeLine<Cells extends Readonly<Record<string, string>>>(
  text: string,
  source: string,
  sheet: Sheet<Cells>,
): string {
  const lines = splitLines(text);
  const index = lines.indexOf(source);
  if (index < 0) return text;
  const rest = lines.toSpliced(index, 1).join('\n');
  return hasLines(rest, sheet) ? rest : '';
}

/** Of each line, the others with the same key; a line without a key has none. */
export function findRepeated(lines: readonly { line: number; key: string }[]) {
  const linesOf = new Map<string, number[]>();
  for (const { line, key } of lines) linesOf.set(key, [...(linesOf.get(key) ?? []), line]);
  return ({ line, key }: { line: number; key: string }): readonly number[] =>
    key === '' ? [] : (linesOf.get(key) ?? []).filter((other) => other !== line);
}

/** The only entry of a list with a name, in any spelling; undefined for none or several. */
export function findNamed<T>(list: readonly T[], said: string, listNames: (one: T) => readonly string[]) {
  const found = said === '' ? [] : list.filter((one) => listNames(one).some((name) => isAlike(name, said)));
  return found.length === 1 ? found[0] : undefined;
}

/** Names are compared with or without what the place is. */
const strip = (name: string): string => fold(tidy(name)).replace(/^(oficina|antena) /, '');
const isAlike = (one: string, other: string): boolean => strip(one) === strip(other);
