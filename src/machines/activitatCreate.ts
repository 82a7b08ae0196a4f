import { createActivitat } from '../api/activitats';
import { refuseInOffice } from '../domain/access';
import { DadesActivitat, EMPTY_ACTIVITAT, toActivitatBody, type ActivitatDraft } from '../domain/activitat';
import { toSent } from '../domain/tolerant';
import { getOwnOffice } from './ownOffice';
import { createRecord } from './form/record';

/** A new activity: begins in one's own office, with oneself. */
export const activitatCreateMachine = createRecord({
  id: 'activitatCreate',
  load: async (input, signal) => {
    const { oficina_id } = await getOwnOffice(input, signal);
    const professionals = input.userId === null ? [] : [input.userId];
    const draft: ActivitatDraft = { ...EMPTY_ACTIVITAT, oficina_id, professionals };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'activitat'),
  save: ({ draft }, signal) => createActivitat(toSent(DadesActivitat, toActivitatBody(draft)), signal),
  once: true,
  saved: { key: 'activitat.created', path: '/activitats' },
  failed: 'activitat.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
});
