import { canChooseOficina, type Calendari } from './calendari';
import { isOberta } from '../nouns/cita';
import type { DaySheet } from './daySheet';
import { getFullName } from '../nouns/professional';
import type { Viewer } from '../access/viewer';

/** Whether what the calendar shows is of a professional or of one office: the whole service has no day sheet. */
export function isOfOne(
  calendari: Pick<Calendari, 'professional_id' | 'oficina_id'>,
  viewer: Viewer,
): boolean {
  return calendari.professional_id !== '' || calendari.oficina_id !== '' || !canChooseOficina(viewer);
}

/** Whose day it is, as far as its appointments say. */
export function getSheetName({ query, cites }: Pick<DaySheet, 'query' | 'cites'>): string {
  const cita = cites.find(isOberta);
  if (!cita) return '';
  return query['professional_id'] ? getFullName(cita.professional) : (cita.assessoria.oficina?.nom ?? '');
}
