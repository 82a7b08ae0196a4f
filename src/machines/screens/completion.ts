import { completeAssessoria, getAssessoria } from '../../api/assessories';
import { refuseCompletion } from '../../domain/access/access';
import type { AppPath } from '../../domain/access/routes';
import { listToClose, toFacts } from '../../domain/nouns/assessoria';
import { INSCRIPCIONS } from '../../domain/values/options';
import { findUnreadReserva } from '../../domain/nouns/reserva';
import { REALITZACIONS, toPrefilledDraft, toRealitzacioBody } from '../../domain/nouns/realitzacio';
import { parseBody } from '../../domain/values/body';
import { KEEP_FACTS } from './assessoriaEdit';
import { createRecord } from '../kit/form/form';
import { readPendents } from '../kit/pendents';
import type { ScreenInput } from '../kit/screen';

/** Completion page of the person's own session that has waited longest. */
async function findNext(
  { today, userId, now }: ScreenInput & { now: number },
  signal: AbortSignal,
): Promise<AppPath | undefined> {
  const whose = { data_fi: today, professional_id: String(userId), sort: 'cita.date' };
  const [next] = listToClose(await readPendents(whose, signal), now);
  return next && `/assessories/${next.id}/realitzar`;
}

export const completionMachine = createRecord({
  id: 'completion',
  load: async ({ params, query }, signal) => {
    const original = await getAssessoria(Number(params['id']), signal);
    const inscripcio = INSCRIPCIONS.find((one) => one === query['inscripcio']) ?? null;
    const { tematica_id } = findUnreadReserva(original);
    return {
      draft: { ...toPrefilledDraft(original), inscripcio },
      unread: { tematica_id },
      original,
      facts: toFacts(original),
    };
  },
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseCompletion(viewer, facts)),
  save: async ({ draft, facts }, signal) => {
    if (facts === null) throw new TypeError('nothing is loaded');
    const body = parseBody(REALITZACIONS[facts.tipus], toRealitzacioBody(facts.id, draft));
    return completeAssessoria(facts.tipus, body, signal);
  },
  findNextPath: findNext,
  saved: { key: 'assessoria.completed', path: '/assessories' },
  failed: 'assessoria.completeFailed',
  loadFailed: 'assessoria.loadFailed',
  keepFacts: KEEP_FACTS,
  reloadsWhenMarked: true,
});
