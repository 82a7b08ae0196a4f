import { completeAssessoria, markNotAttended } from '../../api/assessories';
import type { Failure } from '../../api/errors';
import type { Assessoria } from '../../domain/nouns/assessoria';
import { REALITZACIONS, toRealitzacioBody } from '../../domain/nouns/realitzacio';
import type { Closing } from '../../domain/pages/closing';
import { parseBody } from '../../domain/values/body';

export type Sent = { row: Assessoria; closing: Closing };

/** Completes a session by its type's call, or marks that the person did not come. */
export async function closeSession(
  { row: { id, tipus }, closing }: Sent,
  signal: AbortSignal,
): Promise<void> {
  if (closing.isAbsent) {
    await markNotAttended(id, signal);
    return;
  }
  const body = parseBody(REALITZACIONS[tipus], toRealitzacioBody(id, closing.draft));
  await completeAssessoria(tipus, body, signal);
}

/** Too many calls, or a service that is down. */
const STATUSES_OF_ALL = [429, 502, 503, 504];

/** Whether the next session would fail too. */
export const isDown = ({ status }: Failure): boolean => status === null || STATUSES_OF_ALL.includes(status);
