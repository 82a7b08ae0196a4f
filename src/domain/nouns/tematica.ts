import * as z from 'zod/mini';
import { Named, listOf, optional, orNull, RecordId } from '../values/fields';
import { TIPUS } from '../values/options';
import type { Unread } from '../values/unread';

/** A theme with its subthemes, its àmbit and, for an advisory theme, its type. */
export const Tematica = z.object({
  id: RecordId,
  name: z.string(),
  tipus: optional(z.enum(TIPUS)),
  ambit_id: orNull(RecordId),
  subtematica: listOf(Named),
});
export type Tematica = z.infer<typeof Tematica>;

/** Subtheme options under each chosen theme, in the order of the list. */
export function groupSubtematiques(
  tematiques: readonly Tematica[],
  chosen: readonly (number | Unread)[],
): { id: number; name: string; options: Named[] }[] {
  return tematiques
    .filter((tematica) => chosen.includes(tematica.id) && tematica.subtematica.length > 0)
    .map(({ id, name, subtematica }) => ({ id, name, options: subtematica }));
}

/** Chosen subthemes without those of themes that are not chosen; unlisted ones stay. */
export function keepSubtematiques(
  tematiques: readonly Tematica[],
  chosen: readonly (number | Unread)[],
  subtematiques: readonly (number | Unread)[],
): (number | Unread)[] {
  const listIds = (groups: { options: Named[] }[]) =>
    groups.flatMap(({ options }) => options.map(({ id }) => id));
  const allowed = new Set<number | Unread>(listIds(groupSubtematiques(tematiques, chosen)));
  const all = tematiques.map(({ subtematica }) => ({ options: subtematica }));
  const listed = new Set<number | Unread>(listIds(all));
  return subtematiques.filter((id) => allowed.has(id) || !listed.has(id));
}
