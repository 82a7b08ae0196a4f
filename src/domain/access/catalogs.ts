import type { Tipus } from '../values/options';
import { holds } from './permissions';

/** Lists of the service, and its date rules: needed by many screens, rarely changed. */
export type CatalogName =
  | 'ambits'
  | 'areas'
  | 'centres'
  | 'marcs'
  | 'oficines'
  | 'paisos'
  | 'academiques'
  | 'sectors'
  | 'professionals'
  | 'dataRules'
  | 'tematiques'
  | `tematiques-${Tipus}`;

/** Whether a person may load a list: all are public but the staff's. */
export function canLoad(name: CatalogName, permissions: Parameters<typeof holds>[0]): boolean {
  return name !== 'professionals' || holds(permissions, 'read_usuari');
}
