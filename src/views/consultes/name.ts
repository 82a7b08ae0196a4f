import type { Consulta } from '../../domain/nouns/consulta';
import type { Named } from '../../domain/values/fields';
import { formatInstant } from '../../text/ui/dates';
import { lists } from '../../text/lists';
import { joinFacts } from '../../text/ui/words';

/** The names of what ids stand for, as far as they are known. */
export function findNames(
  list: readonly Named[] | undefined,
  ids: readonly number[] | number | null,
): string {
  const names = (list ?? []).filter(({ id }) => [ids].flat().includes(id)).map(({ name }) => name);
  return names.join(', ');
}

/** How the question before a deletion names a consulta, which names nobody. */
export function getLongName({ id, data, oficina }: Consulta): string {
  return joinFacts(lists.number(id), formatInstant(data), oficina?.nom);
}
