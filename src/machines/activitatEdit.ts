import { getActivitat, updateActivitat } from '../api/activitats';
import { refuseInOffice, type OficinaFacts } from '../domain/access';
import {
  DadesActivitat,
  toActivitatBody,
  toActivitatDraft,
  type Activitat,
  type ActivitatDraft,
} from '../domain/activitat';
import { createRecord } from './record';

/** Changing an activity. */
export const activitatEditMachine = createRecord<ActivitatDraft, Activitat, { oficina: OficinaFacts }>({
  id: 'activitatEdit',
  load: async ({ params }, signal) => {
    const original = await getActivitat(Number(params['id']), signal);
    return { draft: toActivitatDraft(original), original, facts: { oficina: original.oficina } };
  },
  refuse: ({ viewer }, facts) =>
    facts === null ? null : refuseInOffice(viewer, 'edit', facts.oficina, 'activitat'),
  save: ({ params, draft }, signal) =>
    updateActivitat(Number(params['id']), DadesActivitat.parse(toActivitatBody(draft)), signal),
  saved: { key: 'activitat.edited', path: '/activitats' },
  failed: 'activitat.editFailed',
  own: 'text',
  loadFailed: 'activitat.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas'],
});
