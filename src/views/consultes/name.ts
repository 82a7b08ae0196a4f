import type { Consulta } from '../../domain/consulta';
import { formatInstant } from '../../text/ui/dates';
import { lists } from '../../text/lists';

/** How the question before a deletion names a consulta, which names nobody. */
export function getLongName({ id, data, oficina }: Consulta): string {
  return `${lists.number(id)} · ${formatInstant(data)} · ${oficina.nom}`;
}
