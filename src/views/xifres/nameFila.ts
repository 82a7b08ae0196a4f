import type { Dimensio } from '../../domain/pages/xifres';
import type { Fila } from '../../domain/pages/xifresTables';
import { lists } from '../../text/lists';
import { xifres } from '../../text/xifres';

/** Name of a row; its id where the name is not loaded. */
export function nameFila({ is, label, value }: Fila, dimensio: Dimensio): string {
  if (is === 'rest') return xifres.rest;
  return is === 'none' ? xifres.none(dimensio) : label || lists.number(value);
}
