import * as z from 'zod/mini';
import { Named, listOf, optional, orNull } from '../values/fields';
import { TIPUS } from '../values/options';

/** A theme with its subthemes, its àmbit and, for an advisory theme, its type. */
export const Tematica = z.object({
  id: z.number(),
  name: z.string(),
  tipus: optional(z.enum(TIPUS)),
  ambit_id: orNull(z.number()),
  subtematica: listOf(Named),
});
export type Tematica = z.infer<typeof Tematica>;

/** Subtheme options under each chosen theme, in the order of the list. */
export function groupSubtematiques(
  tematiques: readonly Tematica[],
  chosen: readonly number[],
): { id: number; name: string; options: Named[] }[] {
  return tematiques
    .filter((tematica) => chosen.includes(tematica.id) && tematica.subtematica.length > 0)
    .map(({ id, name, subtematica }) => ({ id, name, options: subtematica }));
}

/** Chosen subthemes whose theme is still chosen. */
export function keepSubtematiques(
  tematiques: readonly Tematica[],
  chosen: readonly number[],
  subtematiques: readonly number[],
): number[] {
  const allowed = new Set(
    groupSubtematiques(tematiques, chosen).flatMap((group) => group.options.map(({ id }) => id)),
  );
  return subtematiques.filter((id) => allowed.has(id));
}
