import { getEstat, type Assessoria, type AssessoriaRow } from '../nouns/assessoria';
import type { Estat } from '../values/options';
import { getJoveName } from '../nouns/cita';
import { findEmail } from '../values/email';
import { toDigits } from '../values/telefon';

/** Normalized telephone and e-mail, by which a person is recognized; '' for none. */
export type Contact = { telefon: string; email: string };

/** Earlier session of a person, with the shown fields only. */
export type Seen = Pick<Assessoria, 'id' | 'tipus' | 'professional'> &
  Pick<Assessoria['cita'], 'date' | 'durada'> & { nom: string; estat: Estat };

export function toContact({ telefon, email }: { telefon: string | null; email: string | null }): Contact {
  return { telefon: toDigits(telefon ?? ''), email: findEmail(email ?? '')?.toLowerCase() ?? '' };
}

export const isEmptyContact = ({ telefon, email }: Contact): boolean => telefon === '' && email === '';

export const isSameContact = (one: Contact, other: Contact): boolean =>
  one.telefon === other.telefon && one.email === other.email;

export function listSearches({ telefon, email }: Contact): string[] {
  return [telefon, email].filter(Boolean);
}

/** Sessions among search results with exactly this telephone or e-mail, the newest first. */
export function listSeen(rows: readonly AssessoriaRow[], contact: Contact): Seen[] {
  const own = rows.filter((row): row is Assessoria => {
    if (row.bloquejada) return false;
    const { telefon, email } = toContact(row.jove);
    return (telefon !== '' && telefon === contact.telefon) || (email !== '' && email === contact.email);
  });
  return [...new Map(own.map((row) => [row.id, row])).values()]
    .map((row) => {
      const { id, tipus, professional, jove, cita } = row;
      const { date, durada } = cita;
      return { id, tipus, professional, date, durada, nom: getJoveName(jove), estat: getEstat(row) };
    })
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

export function findNearest(
  seen: readonly Seen[],
  now: number,
): { last: Seen | undefined; next: Seen | undefined } {
  const isBegun = ({ date }: Seen) => Date.parse(date) <= now;
  return { last: seen.find(isBegun), next: seen.findLast((one) => !isBegun(one)) };
}
