import { createActivitat, listActivitats } from '../../api/activitats';
import { refuseInOffice } from '../../domain/access/access';
import {
  DadesActivitat,
  EMPTY_ACTIVITAT,
  getActivitatKey,
  toActivitatBody,
  type ActivitatDraft,
} from '../../domain/nouns/activitat';
import { parseBody } from '../../domain/values/body';
import { getOwnOffice } from '../kit/ownOffice';
import type { Duplicate } from '../kit/form/context';
import { createRecord } from '../kit/form/form';

async function findActivitats(draft: ActivitatDraft, signal: AbortSignal): Promise<Duplicate[]> {
  const titol = draft.titol.trim();
  const day = draft.data ?? '';
  const { data } = await listActivitats({ q: titol, data_inici: day, data_fi: day }, signal);
  return data.flatMap(({ id, titol: name, data: date }) =>
    name === titol ? [{ path: `/activitats/${id}/editar`, name: titol, date: date ?? undefined }] : [],
  );
}

export const activitatCreateMachine = createRecord({
  id: 'activitatCreate',
  load: async (input, signal) => {
    const { oficina_id } = await getOwnOffice(input, signal);
    const professionals = input.userId === null ? [] : [input.userId];
    const draft: ActivitatDraft = { ...EMPTY_ACTIVITAT, oficina_id, professionals };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'activitat'),
  save: ({ draft }, signal) => createActivitat(parseBody(DadesActivitat, toActivitatBody(draft)), signal),
  onSaved({ sent }, { root }) {
    root.send({ type: 'record.created', noun: 'activitat', key: sent ? getActivitatKey(sent) : '' });
  },
  findDuplicates: findActivitats,
  saved: { key: 'activitat.created', path: '/activitats' },
  failed: 'activitat.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
});
