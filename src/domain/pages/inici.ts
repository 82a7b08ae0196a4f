import { canChooseOficina, getOwnCalendari } from './calendari';
import type { Viewer } from '../access/viewer';

export type Inici = 'agenda' | 'oficina' | 'servei';

/** Holders of sessions see their agenda, staff with access to all offices the service's day. */
export function getInici(who: { viewer: Viewer; userId: number | null }): Inici {
  if (getOwnCalendari(who) !== '') return 'agenda';
  return who.viewer.oficinaId === null || canChooseOficina(who.viewer) ? 'servei' : 'oficina';
}
