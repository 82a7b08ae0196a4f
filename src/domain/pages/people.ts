import {
  getVisibleEstat,
  toAssessoriaResult,
  type Assessoria,
  type AssessoriaRow,
} from '../nouns/assessoria';
import { getJoveName, type Jove } from '../nouns/cita';
import type { SearchResult } from '../nouns/searchResult';
import { findEmail } from '../values/email';
import { fold, hasWords, toFolded, toWords } from '../values/search';
import { findTelefon, toDigits } from '../values/telefon';

/** Rows whose young person has all words of a search, in name, telephone or e-mail. */
export function listNamed(rows: readonly AssessoriaRow[], q: string): Assessoria[] {
  const words = toWords(q);
  return rows.filter((row): row is Assessoria => {
    if (row.bloquejada) return false;
    const { telefon, email } = row.jove;
    return hasWords(toFolded([getJoveName(row.jove), telefon, email].filter(Boolean).join(' ')), words);
  });
}

/** Same name and telephone; a person without a telephone is known by one session only. */
function getPerson({ id, jove }: Assessoria): string {
  const digits = toDigits(jove.telefon ?? '');
  return digits === '' ? String(id) : `${digits} ${fold(getJoveName(jove))}`;
}

/** One result a person: the session nearest to `now` (milliseconds), the nearest person first. */
export function listPeople(rows: readonly Assessoria[], now: number): SearchResult[] {
  const distance = ({ cita }: Assessoria) => Math.abs(Date.parse(cita.date) - now);
  const people = new Map<string, [Assessoria, ...Assessoria[]]>();
  for (const row of rows.toSorted((one, other) => distance(one) - distance(other))) {
    const person = getPerson(row);
    const known = people.get(person);
    if (known) known.push(row);
    else people.set(person, [row]);
  }
  return [...people.values()].map((visits) => ({
    ...toAssessoriaResult(visits[0]),
    state: getVisibleEstat(visits[0], now),
    visits: visits.length,
  }));
}

/** A search as data of a new person: a telephone, an e-mail or a name. */
export function toNewJove(q: string): Readonly<Record<keyof Jove, string>> {
  const empty = { nom: '', cognoms: '', telefon: '', email: '' };
  const telefon = findTelefon(q) ?? '';
  const email = findEmail(q) ?? '';
  if (telefon || email) return { ...empty, telefon, email };
  const [nom = '', ...cognoms] = q.trim().split(/\s+/);
  return { ...empty, nom, cognoms: cognoms.join(' ') };
}
