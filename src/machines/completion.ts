import { setup } from 'xstate';
import { completeAssessoria, getAssessoria } from '../api/assessories';
import { refuseCompletion } from '../domain/access';
import { toFacts } from '../domain/assessoria';
import { REALITZACIONS, toKnownDraft, toRealitzacioBody } from '../domain/realitzacio';
import { toSent } from '../domain/tolerant';
import { KEEP_FACTS } from './assessoriaEdit';
import { getRecordParts } from './form/record';

const { parts, base, states } = getRecordParts({
  id: 'completion',
  load: async ({ params }, signal) => {
    const original = await getAssessoria(Number(params['id']), signal);
    return { draft: toKnownDraft(original), original, facts: toFacts(original) };
  },
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseCompletion(viewer, facts)),
  save: async ({ draft, facts }, signal) => {
    if (facts === null) throw new TypeError('nothing is loaded');
    const body = toSent(REALITZACIONS[facts.tipus], toRealitzacioBody(facts.id, draft));
    return completeAssessoria(facts.tipus, body, signal);
  },
  saved: { key: 'assessoria.completed', path: '/assessories' },
  failed: 'assessoria.completeFailed',
  loadFailed: 'assessoria.loadFailed',
  keepFacts: KEEP_FACTS,
});

/**
 * Booked to realised: completing an assessoria by its own type's call. Its page can also mark it as not attended: then it
 * is loaded anew.
 */
export const completionMachine = setup({
  ...parts,
  guards: {
    ...parts.guards,
    isShown: ({ context, event }) =>
      event.type === 'record.marked' && Number(context.params['id']) === event.id,
  },
}).createMachine({
  ...base,
  states: {
    ...states,
    editing: {
      ...states.editing,
      on: { ...states.editing.on, 'record.marked': { guard: 'isShown', target: 'loading' } },
    },
  },
});
