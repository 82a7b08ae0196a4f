import * as z from 'zod/mini';
import { listOf, optional, RecordId } from '../values/fields';
import type { Scope } from './scope';

export const AntenaRef = z.object({ id: RecordId, nom: z.string() });
export type AntenaRef = z.infer<typeof AntenaRef>;

/** Office as a reference of other records, with the antenes that access rules need. */
export const OficinaRef = z.object({
  id: RecordId,
  nom: z.string(),
  name: z.string(),
  antenas: listOf(AntenaRef),
});
export type OficinaRef = z.infer<typeof OficinaRef>;

export const Oficina = z.object({
  id: RecordId,
  nom: z.string(),
  name: z.string(),
  slug: z.string(),
  districte: z.string(),
  tipus: z.enum(['pij', 'caaj', 'ciaj', 'integral']),
  adreca: z.string(),
  telefon: z.string(),
  email: z.string(),
  antenas: listOf(z.object({ id: RecordId, nom: z.string(), centre_educatiu_id: optional(RecordId) })),
});
export type Oficina = z.infer<typeof Oficina>;

export function findOffice<O extends { id: number; antenas: readonly { id: number }[] }>(
  oficines: readonly O[],
  id: number,
): O | undefined {
  return oficines.find((oficina) => oficina.id === id || oficina.antenas.some((antena) => antena.id === id));
}

/** Offices to choose from for a record: all, or the person's own (spec §6). */
export function listChoosable<O extends { id: number; antenas: readonly { id: number }[] }>(
  oficines: readonly O[],
  scope: Scope,
  oficinaId: number | null,
): O[] {
  if (scope === 'app') return [...oficines];
  const own = scope === null || oficinaId === null ? undefined : findOffice(oficines, oficinaId);
  return own ? [own] : [];
}

/** Antenes to choose from: for a member of one, that one and the present value. */
export function listChoosableAntenas<A extends { id: number }>(
  antenas: readonly A[],
  scope: Scope,
  oficinaId: number | null,
  present: number | null = null,
): A[] {
  const isOfOne = scope === 'oficina' && antenas.some(({ id }) => id === oficinaId);
  return isOfOne ? antenas.filter(({ id }) => id === oficinaId || id === present) : [...antenas];
}
