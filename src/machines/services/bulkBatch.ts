import { markNotAttended } from '../../api/assessories';
import { toFailure } from '../../api/errors';
import type { ChosenNoun } from '../../domain/access/noun';
import type { BulkAct } from '../../domain/pages/bulk';
import { createBatch } from '../kit/batch';
import { getRemovalMessage } from '../kit/removalMessage';
import { RESOURCES } from '../kit/resources';

export type BulkTask = { key: string; id: number; act: BulkAct; noun: ChosenNoun };

/** Does an act to a record; one that is deleted already needs no deletion. */
async function perform({ id, act, noun }: BulkTask, signal: AbortSignal): Promise<void> {
  if (act === 'notAttended') {
    await markNotAttended(id, signal);
    return;
  }
  await RESOURCES[noun].remove(id).catch((error: unknown) => {
    if (toFailure(error).status !== 404) throw error;
  });
}

export const bulkBatchMachine = createBatch<BulkTask>({
  id: 'bulkBatch',
  steps: [perform],
  failed: ({ act, noun }, _step, failure) =>
    act === 'notAttended'
      ? { key: 'assessoria.editFailed', own: 'server', isCreation: false }
      : { message: getRemovalMessage(noun, failure), isCreation: false },
});
