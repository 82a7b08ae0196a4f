import type { Viewer } from '../access/viewer';
import { isOberta, type Cita } from '../nouns/cita';
import { getFullName } from '../nouns/professional';
import type { Day } from '../values/madrid';
import type { Query } from '../values/query';
import { canChooseOficina, type Calendari } from './calendari';

export type DaySheet = { query: Query; cites: readonly Cita[]; themes: Readonly<Record<number, string>> };

export function toDayQuery(
  day: Day,
  { professional_id = '', oficina_id = '' }: { professional_id?: string; oficina_id?: string } = {},
): Query {
  return { data_inici: day, data_fi: day, professional_id, oficina_id };
}

/** Whether a calendar is one professional's or one office's: the service has no day sheet. */
export function hasDaySheet(
  calendari: Pick<Calendari, 'professional_id' | 'oficina_id'>,
  viewer: Viewer,
): boolean {
  return calendari.professional_id !== '' || calendari.oficina_id !== '' || !canChooseOficina(viewer);
}

export function getSheetName({ query, cites }: Pick<DaySheet, 'query' | 'cites'>): string {
  const cita = cites.find(isOberta);
  if (!cita) return '';
  return query['professional_id'] ? getFullName(cita.professional) : (cita.assessoria.oficina?.nom ?? '');
}
