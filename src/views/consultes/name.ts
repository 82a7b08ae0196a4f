import type { Consulta } from '../../domain/consulta';
import type { Named } from '../../domain/fields';
import { formatInstant } from '../../text/ui/dates';
import { lists } from '../../text/lists';
import { ui } from '../../text/ui/components';

/** The names of what ids stand for, as far as they are known. */
export function findNames(list: readonly Named[] | undefined, ids: readonly number[]): string {
  const names = (list ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.join(', ') || ui.empty;
}

/** How the question before a deletion names a consulta, which names nobody. */
export function getLongName({ id, data, oficina }: Consulta): string {
  return `${lists.number(id)} · ${formatInstant(data)} · ${oficina.nom}`;
}
