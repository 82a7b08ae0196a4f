import { createProfessional } from '../api/professionals';
import { refuseInOffice } from '../domain/access';
import {
  DadesProfessional,
  EMPTY_PROFESSIONAL,
  getFullName,
  toProfessionalBody,
  type CreatedProfessional,
  type ProfessionalDraft,
} from '../domain/professional';
import { toSent } from '../domain/tolerant';
import { getOwnOffice } from './ownOffice';
import { createRecord } from './form/record';

/** A new member of staff: begins in one's own office. */
export const professionalCreateMachine = createRecord({
  id: 'professionalCreate',
  load: async (input, signal) => {
    const office = await getOwnOffice(input, signal);
    const draft: ProfessionalDraft = { ...EMPTY_PROFESSIONAL, ...office };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'usuari'),
  save: async ({ draft }, signal) => {
    const body = toSent(DadesProfessional, toProfessionalBody(draft));
    return (await createProfessional(body, signal)) ?? body;
  },
  once: true,
  saved: {
    key: 'professional.created',
    path: '/professionals',
    params: (created: CreatedProfessional) => ({ name: getFullName(created) }),
  },
  changes: 'professionals',
  failed: 'professional.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
});
