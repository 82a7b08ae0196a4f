import { getActivitat, updateActivitat } from '../../api/activitats';
import { refuseInOffice } from '../../domain/access/access';
import {
  ACTIVITAT_COUPLED,
  DadesActivitat,
  toActivitatBody,
  toActivitatDraft,
  type Activitat,
} from '../../domain/nouns/activitat';
import { parsePatch } from '../../domain/values/body';
import { createRecord } from '../kit/form/form';

const toLoaded = (original: Activitat) => ({
  draft: toActivitatDraft(original),
  original,
  facts: { oficina: original.oficina },
});

/** Edits an activity. */
export const activitatEditMachine = createRecord({
  id: 'activitatEdit',
  load: async ({ params }, signal) => toLoaded(await getActivitat(Number(params['id']), signal)),
  prefill: toLoaded,
  refuse: ({ viewer }, facts) =>
    facts === null ? null : refuseInOffice(viewer, 'edit', facts.oficina, 'activitat'),
  save: ({ params, draft, changed }, signal) =>
    updateActivitat(
      Number(params['id']),
      parsePatch(DadesActivitat, toActivitatBody(draft), changed, ACTIVITAT_COUPLED),
      signal,
    ),
  reload: async ({ params }, signal) => toActivitatDraft(await getActivitat(Number(params['id']), signal)),
  saved: { key: 'activitat.edited', path: '/activitats' },
  failed: 'activitat.editFailed',
  own: 'text',
  loadFailed: 'activitat.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id'],
});
