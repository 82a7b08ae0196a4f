import { findEmail } from './email';
import { toDigits } from './telefon';

/** Comparable text: without case, accents and invisible characters, and with one apostrophe and one l. */
export function fold(text: string): string {
  return text
    .replaceAll(/[’‘ʼ´`′]/g, "'")
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .toLowerCase()
    .replaceAll(/l[·.•‧]?(?=l)/g, '');
}

/** Spanish prefix before the digits of a telephone. */
const PREFIX = /(^|\s)\(?(?:(?:\+|00) ?34\)?[ .-]*(?=\(?\d)|34(?=\d{9}(?!\d)))/g;

const DIGITS = /^[().+-]*\d[\d().+-]*$/;

/** Removes the separators between digits, within a line. */
function joinDigits(folded: string): string {
  return folded.replaceAll(/(\d)[ ().+-]+(?=\d)/g, '$1');
}

/** A folded text, as written and with joined digits. */
export type Folded = { written: string; joined: string };

export function toFolded(text: string): Folded {
  const written = fold(text);
  return { written, joined: joinDigits(written) };
}

/** A folded word of a search; `joined` is null without digits, since it finds nothing else then. */
type Word = { written: string; joined: string | null };

function toWord(written: string): Word {
  if (!/\d/.test(written)) return { written, joined: null };
  return { written, joined: DIGITS.test(written) ? written.replaceAll(/\D/g, '') : joinDigits(written) };
}

/** Folded words of a search. A telephone has no Spanish prefix. */
export function toWords(q: string): Word[] {
  const words = fold(q).replaceAll(PREFIX, '$1').split(/\s+/).filter(Boolean);
  return words.map(toWord);
}

export function hasWords(text: Folded, words: readonly Word[]): boolean {
  return words.every(
    ({ written, joined }) =>
      text.written.includes(written) || (joined !== null && text.joined.includes(joined)),
  );
}

/** Ways to write a double l and an apostrophe. */
const WAYS = [
  [/l[·.•‧]?l/gi, ['l·l', 'll']],
  [/[’‘ʼ´`′']/g, ["'", '’']],
] as const;

/** Spellings in which a service may know a search: telephones in groups, and without separators. */
export function listSpellings(q: string): string[] {
  const digits = toDigits(q);
  if (digits) return [digits.replaceAll(/\d{3}(?=\d)/g, '$& '), digits];
  return [findEmail(q) ?? q.replaceAll(/\p{Cf}/gu, '').trim()];
}

/** The same of a person's name, then with either double l and either apostrophe. */
export function listNameSpellings(q: string): string[] {
  const [first = '', ...others] = listSpellings(q);
  if (others.length > 0 || first.includes('@')) return [first, ...others];
  const ways = WAYS.flatMap(([way, spellings]) => spellings.map((one) => first.replaceAll(way, one)));
  return [...new Set([first, ...ways])];
}
