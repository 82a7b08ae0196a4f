import { getEstat, type Assessoria, type AssessoriaRow, type Estat } from '../nouns/assessoria';
import { getJoveName } from '../nouns/cita';
import { EMAIL } from '../values/email';
import { isTelefon } from '../values/telefon';

/** What two records of the same person have in common, as it is compared; '' for what says nothing. */
export type Contact = { telefon: string; email: string };

/** A session of somebody who was here before: no more of it than is shown. */
export type Seen = Pick<Assessoria, 'id' | 'tipus' | 'professional'> &
  Pick<Assessoria['cita'], 'date' | 'durada'> & { nom: string; estat: Estat };

/** The digits by which two telephones are the same, however they are written; '' for what is none. */
function toDigits(telefon: string): string {
  return isTelefon(telefon) ? telefon.replaceAll(/\D/g, '').replace(/^(00)?34(?=\d{9}$)/, '') : '';
}

/** A telephone and an e-mail address as they are compared, whatever was typed. */
export function toContact({ telefon, email }: { telefon: string | null; email: string | null }): Contact {
  const address = (email ?? '').trim().toLowerCase();
  return { telefon: toDigits(telefon ?? ''), email: EMAIL.test(address) ? address : '' };
}

/** Whether there is nothing to know somebody by. */
export const isUnknown = ({ telefon, email }: Contact): boolean => telefon === '' && email === '';

export const isSameContact = (one: Contact, other: Contact): boolean =>
  one.telefon === other.telefon && one.email === other.email;

/**
 * What the list of assessories is searched for: it asks for all words of a text, so that a telephone's are found however
 * it was written down.
 */
export function listSearches({ telefon, email }: Contact): string[] {
  return [telefon.replaceAll(/\d{3}(?=\d)/g, '$& '), email].filter(Boolean);
}

/** Of what a search found the sessions with just that telephone or address, the newest first. */
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

/** The last of some sessions that has begun, and the next that has not. */
export function findNearest(
  seen: readonly Seen[],
  now: number,
): { last: Seen | undefined; next: Seen | undefined } {
  const isBegun = ({ date }: Seen) => Date.parse(date) <= now;
  return { last: seen.find(isBegun), next: seen.findLast((one) => !isBegun(one)) };
}
