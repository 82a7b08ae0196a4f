import type { Consulta } from '../../domain/nouns/consulta';
import type { Named } from '../../domain/values/fields';
import { formatInstant } from '../../text/ui/dates';
import { lists } from '../../text/lists';
import { joinFacts } from '../../text/ui/words';

export function findNames(
  list: readonly Named[] | undefined,
  ids: readonly number[] | number | null,
): string {
  const wanted = [ids].flat();
  const names = (list ?? []).filter(({ id }) => wanted.includes(id)).map(({ name }) => name);
  return names.join(', ');
}

/** Name in the question before a deletion, without personal data. */
export function getLongName({ id, data, oficina }: Consulta): string {
  return joinFacts(lists.number(id), formatInstant(data), oficina?.nom);
}
