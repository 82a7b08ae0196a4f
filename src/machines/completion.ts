import { completeAssessoria, getAssessoria } from '../api/assessories';
import { refuseCompletion, type AssessoriaFacts } from '../domain/access';
import { toFacts, type Assessoria } from '../domain/assessoria';
import {
  EMPTY_REALITZACIO,
  REALITZACIONS,
  toRealitzacioBody,
  type RealitzacioDraft,
} from '../domain/realitzacio';
import { KEEP_FACTS } from './assessoriaEdit';
import { createRecord } from './record';

/** Booked to realised: completing an assessoria by its own type's call. */
export const completionMachine = createRecord<RealitzacioDraft, Assessoria, AssessoriaFacts>({
  id: 'completion',
  load: async ({ params }, signal) => {
    const original = await getAssessoria(Number(params['id']), signal);
    return { draft: EMPTY_REALITZACIO, original, facts: toFacts(original) };
  },
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseCompletion(viewer, facts)),
  save: async ({ draft, facts }, signal) => {
    if (facts === null) throw new TypeError('nothing is loaded');
    const body = REALITZACIONS[facts.tipus].parse(toRealitzacioBody(facts.id, draft));
    return completeAssessoria(facts.tipus, body, signal);
  },
  saved: { key: 'assessoria.completed', path: '/assessories' },
  failed: 'assessoria.completeFailed',
  loadFailed: 'assessoria.loadFailed',
  isMarkable: true,
  keepFacts: KEEP_FACTS,
});
