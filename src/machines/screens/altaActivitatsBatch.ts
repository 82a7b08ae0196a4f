import { createActivitat, listActivitats } from '../../api/activitats';
import { ApiError, toFailure } from '../../api/errors';
import {
  DadesActivitat,
  getActivitatKey,
  toActivitatBody,
  toActivitatDraft,
  type ActivitatDraft,
} from '../../domain/nouns/activitat';
import { parseBody } from '../../domain/values/body';
import type { AltaTask } from '../kit/alta';
import { createBatch } from '../kit/batch';

type Task = AltaTask<ActivitatDraft>;

/** The same activity is stored already, perhaps by a call without an answer. */
const SAME = { kind: 'conflict', status: null, statusText: '', message: null, fields: {} } as const;

/** @throws {ApiError} where the activity is stored already, or marked as unsent where that is unknown */
async function refuseSame(task: Task, signal: AbortSignal): Promise<void> {
  if (task.act !== 'create') return;
  const { titol, data } = task.draft;
  const day = data ?? '';
  const query = { q: titol.trim(), data_inici: day, data_fi: day };
  const { data: rows } = await listActivitats(query, signal).catch((error: unknown) => {
    throw new ApiError({ ...toFailure(error), unsent: true });
  });
  const key = getActivitatKey(task.draft);
  if (rows.some((row) => getActivitatKey(toActivitatDraft(row)) === key)) throw new ApiError(SAME);
}

/** Creates activities one after another, each only if there is no such one yet. */
export const altaActivitatsBatchMachine = createBatch<Task>({
  id: 'altaActivitatsBatch',
  steps: [
    refuseSame,
    async (task, signal) =>
      task.act === 'create' &&
      createActivitat(parseBody(DadesActivitat, toActivitatBody(task.draft)), signal),
  ],
  failed: (_, step, { kind }) =>
    step > 0
      ? { key: 'activitat.createFailed', isCreation: true }
      : { key: kind === 'conflict' ? 'activitat.exists' : 'activitats.listFailed', isCreation: false },
});
