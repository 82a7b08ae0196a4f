import { createAssessoria } from '../../api/assessories';
import { createCita, deleteCita } from '../../api/cites';
import { toFailure } from '../../api/errors';
import { toCita } from '../../domain/nouns/assessoria';
import type { Cita } from '../../domain/nouns/cita';
import {
  hasNotes,
  ReservaAssessoria,
  ReservaCita,
  toReservaBody,
  type ReservaDraft,
} from '../../domain/nouns/reserva';
import { parseBody } from '../../domain/values/body';

/** Books a moved appointment's slot: as an assessoria if it has notes, which an appointment lacks. */
export async function bookMoved(draft: ReservaDraft, signal: AbortSignal): Promise<Cita> {
  const body = toReservaBody(draft);
  if (!hasNotes(draft)) return createCita(parseBody(ReservaCita, body), signal);
  const made = await createAssessoria(
    parseBody(ReservaAssessoria, { ...body, professional_id: null }),
    signal,
  );
  const cita = toCita(made);
  if (!cita) throw new TypeError('there is no appointment');
  return cita;
}

/** Removes an appointment, which another person or an earlier attempt may have removed already. */
export async function removeCita(id: number): Promise<void> {
  // Not aborted with the actor: without the deletion a moved appointment would remain twice.
  await deleteCita(id).catch((error: unknown) => {
    if (toFailure(error).status !== 404) throw error;
  });
}
