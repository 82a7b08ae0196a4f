import type { CitesToCome } from './citesToCome';
import { isHora } from '../values/hora';

/** What is allowed but seldom meant, at a field: a person is asked before it is sent. */
export type Doubt =
  | { field: string; code: 'future' | 'hours' }
  /** It was sent before, and nobody knows whether it was stored. */
  | { field: ''; code: 'sent' }
  /** Once it is stored it can no longer be corrected. */
  | { field: string; code: 'tooOld'; dies_enrere: number }
  /** Whoever has them is deactivated. */
  | { field: string; code: 'cites'; cites: CitesToCome };

/** Before the first and after the last hardly any office is open. */
const HORES = { first: '07:00', last: '22:00' };

/** Whether a time of day is doubtful; not what is no time yet. */
export function doubtHora(field: string, hora: string): Doubt[] {
  return isHora(hora) && (hora < HORES.first || hora > HORES.last) ? [{ field, code: 'hours' }] : [];
}
