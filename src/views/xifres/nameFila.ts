import type { Dimensio } from '../../domain/pages/xifres';
import type { Fila } from '../../domain/pages/xifresTables';
import { lists } from '../../text/lists';
import { xifres } from '../../text/xifres';

/** What a row is called; by its number where nobody knows its name. */
export function nameFila({ is, label, value }: Fila, dimensio: Dimensio): string {
  if (is === 'rest') return xifres.rest;
  return is === 'none' ? xifres.none(dimensio) : label || lists.number(value);
}
