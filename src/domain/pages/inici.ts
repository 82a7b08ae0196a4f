import { canChooseOficina, getOwnCalendari } from './calendari';
import type { Viewer } from '../access/viewer';

/** What somebody's first page is about: their own agenda, the day of their office, or that of the whole service. */
export type Inici = 'agenda' | 'oficina' | 'servei';

/** Whoever holds sessions has an agenda; of the others the service is for who sees every office. */
export function getInici(who: { viewer: Viewer; userId: number | null }): Inici {
  if (getOwnCalendari(who) !== '') return 'agenda';
  return who.viewer.oficinaId === null || canChooseOficina(who.viewer) ? 'servei' : 'oficina';
}
