import type { Tipus } from '../values/options';
import { holds } from './permissions';

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

export function canLoad(name: CatalogName, permissions: Parameters<typeof holds>[0]): boolean {
  return name !== 'professionals' || holds(permissions, 'read_usuari');
}
