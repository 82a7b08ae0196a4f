import { getProfessional, updateProfessional } from '../api/professionals';
import { refuseProfessional } from '../domain/access';
import { DadesProfessional, toProfessionalBody, toProfessionalDraft } from '../domain/professional';
import { createRecord } from './form/record';

/** Changing a member of staff; the central level has no office. */
export const professionalEditMachine = createRecord({
  id: 'professionalEdit',
  load: async ({ params }, signal) => {
    const original = await getProfessional(Number(params['id']), signal);
    return { draft: toProfessionalDraft(original), original, facts: { oficina: original.oficina } };
  },
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseProfessional(viewer, 'edit', facts.oficina)),
  save: ({ params, draft }, signal) =>
    updateProfessional(Number(params['id']), DadesProfessional.parse(toProfessionalBody(draft)), signal),
  saved: { key: 'professional.edited', path: '/professionals' },
  changes: 'professionals',
  failed: 'professional.editFailed',
  own: 'text',
  loadFailed: 'professional.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id'],
});
