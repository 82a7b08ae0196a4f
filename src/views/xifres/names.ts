import type { Dimensio } from '../../domain/pages/xifres';
import type { Head } from '../../domain/pages/xifresCross';
import type { Fila } from '../../domain/pages/xifresTables';
import { lists } from '../../text/lists';
import { xifres } from '../../text/xifres';

export function nameFila({ is, label, value }: Fila, dimensio: Dimensio): string {
  if (is === 'rest') return xifres.rest;
  return is === 'none' ? xifres.none(dimensio) : label || lists.number(value);
}

/** Name of a row or a column; its id where the name is not loaded. */
export const nameHead = ({ is, label, value }: Head): string =>
  is === 'none' ? xifres.noData : label || lists.number(value);
