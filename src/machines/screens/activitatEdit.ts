import { getActivitat, updateActivitat } from '../../api/activitats';
import { refuseInOffice } from '../../domain/access/access';
import {
  findUnreadActivitat,
  toActivitatDraft,
  toActivitatPatch,
  type Activitat,
} from '../../domain/nouns/activitat';
import { createRecord } from '../kit/form/form';

const toLoaded = (original: Activitat) => ({
  draft: toActivitatDraft(original),
  original,
  unread: findUnreadActivitat(original),
  facts: { oficina: original.oficina },
});

export const activitatEditMachine = createRecord({
  id: 'activitatEdit',
  load: async ({ params }, signal) => toLoaded(await getActivitat(Number(params['id']), signal)),
  prefill: toLoaded,
  refuse: ({ viewer }, facts) =>
    facts === null ? null : refuseInOffice(viewer, 'edit', facts.oficina, 'activitat'),
  save: ({ params, draft, stored, also }, signal) =>
    updateActivitat(Number(params['id']), toActivitatPatch(draft, stored, also), signal),
  reload: async ({ params }, signal) => toLoaded(await getActivitat(Number(params['id']), signal)),
  saved: { key: 'activitat.edited', path: '/activitats' },
  failed: 'activitat.editFailed',
  own: 'text',
  loadFailed: 'activitat.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id'],
});
