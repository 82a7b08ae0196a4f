import type { Tipus } from './options';

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
