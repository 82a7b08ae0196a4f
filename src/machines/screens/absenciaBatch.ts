import { getAssessoria } from '../../api/assessories';
import { ApiError } from '../../api/errors';
import { getEstat } from '../../domain/nouns/assessoria';
import { findLost, isIncomplete, toReservaDraft, toSlotDraft } from '../../domain/nouns/reserva';
import type { Choice } from '../../domain/pages/absencia';
import { withoutUnread } from '../../domain/values/patch';
import { createBatch } from '../kit/batch';
import { isUnsure } from '../kit/failures';
import { getRemovalMessage } from '../kit/removalMessage';
import { bookMoved, removeCita } from './bookMoved';

/** An appointment to move or to delete; `isBooked`: moved already, but for the former one. */
export type AbsenciaTask = { key: string; cita: number; assessoria: number; isBooked: boolean } & Choice;

/** The appointment cannot be moved as it is stored. */
const UNFIT = { kind: 'conflict', status: null, statusText: '', message: null, fields: {} } as const;

/** Books the new appointment from the stored data of the former one. */
async function book(task: AbsenciaTask, signal: AbortSignal): Promise<void> {
  if (task.act === 'remove' || task.isBooked) return;
  const stored = await getAssessoria(task.assessoria, signal);
  const draft = { ...withoutUnread(toReservaDraft(stored)), ...toSlotDraft(task.slot, task.modalitat) };
  const isFit =
    stored.cita.id === task.cita &&
    getEstat(stored) === 'pendent' &&
    Object.keys(findLost(stored)).length === 0;
  if (!isFit || isIncomplete(draft)) throw new ApiError(UNFIT);
  await bookMoved(draft, signal);
}

/** Appointments of an absent professional, one after another: each is booked anew before its deletion. */
export const absenciaBatchMachine = createBatch<AbsenciaTask>({
  id: 'absenciaBatch',
  steps: [book, ({ cita }) => removeCita(cita)],
  failed({ act }, step, failure) {
    if (act === 'remove') return { message: getRemovalMessage('cita', failure), isCreation: false };
    if (step > 0)
      return { key: isUnsure(failure) ? 'cita.maybeRemoved' : 'cita.notRemoved', isCreation: false };
    return { key: failure.kind === 'conflict' ? 'cita.moveAlone' : 'cita.moveFailed', isCreation: true };
  },
});
