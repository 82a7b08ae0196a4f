import type { UpcomingCites } from './upcomingCites';
import { isHora } from '../values/hora';
import type { Modalitat } from '../values/options';

/** Allowed but unusual value, confirmed by the person before it is sent. */
export type Warning =
  | { field: string; code: 'future' | 'hours' }
  /** An earlier attempt had no answer: it may be stored already. */
  | { field: ''; code: 'sent' }
  /** Cannot be corrected once stored. */
  | { field: string; code: 'tooOld'; dies_enrere: number }
  /** A moved appointment gets another modality, place or professional. */
  | { field: string; code: 'moved'; to: Modalitat | 'lloc' | 'professional' }
  | { field: string; code: 'lost'; fields: readonly string[] }
  | { field: string; code: 'cites'; cites: UpcomingCites };

/** Few offices are open outside of these hours. */
const HORES = { first: '07:00', last: '22:00' };

/** Warning about a time of day before 07:00 or after 22:00; none while it is incomplete. */
export function listHoraWarnings(field: string, hora: string): Warning[] {
  return isHora(hora) && (hora < HORES.first || hora > HORES.last) ? [{ field, code: 'hours' }] : [];
}
