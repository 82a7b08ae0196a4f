import { findOffice } from '../access/oficina';
import type { Resource } from '../access/permissions';
import { QUERIES } from '../access/queries';
import { getScope } from '../access/scope';
import type { Viewer } from '../access/viewer';
import type { Query } from '../values/query';

/** What staff of an antena see of their office: the records of the antena, or all. */
export const SIDES = ['antena', 'oficina'] as const;
export type Side = (typeof SIDES)[number];

export type OwnAntena = { id: number; nom: string; oficinaId: number };

type Placed = { id: number; antenas: readonly { id: number; nom: string }[] };

/** Whether a person may have an antena; an office without antenes in the session looks like one. */
export function mayHaveAntena(viewer: Viewer, resource: Resource, place: Placed | null): boolean {
  return getScope(viewer.permissions, 'read', resource) === 'oficina' && place?.antenas.length === 0;
}

export function findOwnAntena({ oficinaId }: Viewer, oficines: readonly Placed[]): OwnAntena | null {
  const oficina = oficinaId === null ? undefined : findOffice(oficines, oficinaId);
  const antena = oficina?.antenas.find(({ id }) => id === oficinaId);
  return oficina && antena ? { id: antena.id, nom: antena.nom, oficinaId: oficina.id } : null;
}

export function readSide(stored: string | null): Side {
  return stored === 'oficina' ? 'oficina' : 'antena';
}

/** Records of a side; a blocked appointment names no antena, and the one with id `named` is of both. */
export function selectSide<Row extends { id: number; antena?: { id: number } | null }>(
  rows: Row[],
  own: OwnAntena | null,
  side: Side,
  named: number | null = null,
): Row[] {
  if (own === null || side === 'oficina') return rows;
  return rows.filter(({ id, antena }) => antena?.id === own.id || id === named);
}

export function countSides(rows: Parameters<typeof selectSide>[0], own: OwnAntena): Record<Side, number> {
  return { antena: selectSide(rows, own, 'antena').length, oficina: rows.length };
}

/** The side that an address of consultes shows; null: of another antena or office. */
export function readQuerySide({ antena_id = '', oficina_id = '' }: Query, own: OwnAntena): Side | null {
  if (antena_id !== '') return antena_id === String(own.id) ? 'antena' : null;
  return oficina_id === '' || oficina_id === String(own.oficinaId) ? 'oficina' : null;
}

/** Parameters that show a side. Each is named, so that an address has one meaning. */
export function toSideQuery(side: Side, own: OwnAntena): Record<'antena_id' | 'oficina_id', string> {
  return side === 'antena'
    ? { antena_id: String(own.id), oficina_id: '' }
    : { antena_id: '', oficina_id: String(own.oficinaId) };
}

/** Whether an address of consultes chooses its rows: then the remembered side changes nothing. */
export function choosesRows(query: Query): boolean {
  return Object.keys(QUERIES.consultes).some((name) => Boolean(query[name]));
}
