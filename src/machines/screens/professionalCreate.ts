import { createProfessional, listProfessionals } from '../../api/professionals';
import { refuseInOffice } from '../../domain/access/access';
import {
  DadesProfessional,
  EMPTY_PROFESSIONAL,
  getFullName,
  toProfessionalBody,
  type CreatedProfessional,
  type ProfessionalDraft,
} from '../../domain/nouns/professional';
import { parseBody } from '../../domain/values/body';
import { toEmailKey } from '../../domain/values/email';
import { getOwnOffice } from '../kit/ownOffice';
import type { Duplicate } from '../kit/form/context';
import { createRecord } from '../kit/form/form';

async function findProfessionals(draft: ProfessionalDraft, signal: AbortSignal): Promise<Duplicate[]> {
  const email = toEmailKey(draft.email);
  const { data } = await listProfessionals({ q: email }, signal);
  return data.flatMap((row) =>
    row.email?.toLowerCase() === email
      ? [{ path: `/professionals/${row.id}/editar`, name: getFullName(row) }]
      : [],
  );
}

/** A new professional in the own office; the next one keeps the role and place of the last. */
export const professionalCreateMachine = createRecord({
  id: 'professionalCreate',
  load: async (input, signal) => {
    const office = await getOwnOffice(input, signal);
    const draft: ProfessionalDraft = { ...EMPTY_PROFESSIONAL, ...office };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'usuari'),
  save: async ({ draft }, signal) => {
    const body = parseBody(DadesProfessional, toProfessionalBody(draft));
    return (await createProfessional(body, signal)) ?? body;
  },
  nextDraft: ({ draft: { role, oficina_id, antena_id } }) => ({
    draft: { ...EMPTY_PROFESSIONAL, role, oficina_id, antena_id },
  }),
  findDuplicates: findProfessionals,
  saved: {
    key: 'professional.created',
    path: '/professionals',
    params: (created: CreatedProfessional) => ({ name: getFullName(created) }),
  },
  onSaved({ sent }, { root }) {
    root.send({ type: 'catalogs.changed', name: 'professionals' });
    root.send({ type: 'record.created', noun: 'professional', key: toEmailKey(sent?.email ?? '') });
  },
  failed: 'professional.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
});
