import { listAssessories } from '../../../api/assessories';
import { getJoveName } from '../../../domain/nouns/cita';
import type { ReservaDraft } from '../../../domain/nouns/reserva';
import { fold } from '../../../domain/values/search';
import type { Duplicate } from './context';

/** Sessions of the same type for a person of the same name. */
export async function findReserves({ jove, tipus }: ReservaDraft, signal: AbortSignal): Promise<Duplicate[]> {
  const name = getJoveName({ nom: jove.nom.trim(), cognoms: jove.cognoms.trim() });
  const { data } = await listAssessories({ q: name, ...(tipus && { tipus }), sort: '-cita.date' }, signal);
  return data.flatMap((row) => {
    const found = row.bloquejada || !row.jove ? '' : getJoveName(row.jove);
    const date = row.cita.date ?? undefined;
    return fold(found) === fold(name) ? [{ path: `/assessories/${row.id}`, name: found, date }] : [];
  });
}
