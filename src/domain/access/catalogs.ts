import type { Tipus } from '../values/options';
import { holds } from './permissions';

/** The service's own lists, and the date rules, which many screens need and which rarely change. */
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

/** Whether a person may ask for a list: all of them are everybody's but the staff's. */
export function mayAsk(name: CatalogName, permissions: Parameters<typeof holds>[0]): boolean {
  return name !== 'professionals' || holds(permissions, 'read_usuari');
}
