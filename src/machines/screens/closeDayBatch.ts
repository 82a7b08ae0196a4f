import { completeAssessoria, markNotAttended } from '../../api/assessories';
import type { Assessoria } from '../../domain/nouns/assessoria';
import { REALITZACIONS, toRealitzacioBody } from '../../domain/nouns/realitzacio';
import type { Closing } from '../../domain/pages/closing';
import { parseBody } from '../../domain/values/body';
import { createBatch } from '../kit/batch';

export type ClosingTask = { key: string; row: Pick<Assessoria, 'id' | 'tipus'>; closing: Closing };

async function close({ row: { id, tipus }, closing }: ClosingTask, signal: AbortSignal): Promise<void> {
  if (closing.isAbsent) {
    await markNotAttended(id, signal);
    return;
  }
  const body = parseBody(REALITZACIONS[tipus], toRealitzacioBody(id, closing.draft));
  await completeAssessoria(tipus, body, signal);
}

export const closeDayBatchMachine = createBatch<ClosingTask>({
  id: 'closeDayBatch',
  steps: [close],
  failed: () => ({ key: 'assessoria.completeFailed', isCreation: false, own: 'server' }),
});
