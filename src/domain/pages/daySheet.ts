import type { Cita } from '../nouns/cita';
import type { Day } from '../values/madrid';
import type { Query } from '../values/query';

/** What is printed of a day: its appointments, and by the number of each assessoria the theme that it is about. */
export type DaySheet = { query: Query; cites: readonly Cita[]; themes: Readonly<Record<number, string>> };

/** The filter for a day of a professional, of an office, or without either of one's own office. */
export function toDayQuery(
  day: Day,
  { professional_id = '', oficina_id = '' }: { professional_id?: string; oficina_id?: string } = {},
): Query {
  return { data_inici: day, data_fi: day, professional_id, oficina_id };
}
