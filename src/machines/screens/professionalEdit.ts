import { getProfessional, updateProfessional } from '../../api/professionals';
import { refuseProfessional } from '../../domain/access/access';
import {
  findUnreadProfessional,
  toProfessionalDraft,
  toProfessionalPatch,
  type ProfessionalWithCites,
  type Professional,
} from '../../domain/nouns/professional';
import { withSource } from '../../domain/values/source';
import { countUpcomingCites } from '../kit/upcomingCites';
import { createRecord } from '../kit/form/form';

const toLoaded = (professional: Professional, cites: ProfessionalWithCites['cites']) => ({
  draft: toProfessionalDraft(professional),
  original: withSource(professional, { ...professional, cites }),
  unread: findUnreadProfessional(professional),
  facts: { oficina: professional.oficina },
});

export const professionalEditMachine = createRecord({
  id: 'professionalEdit',
  load: async ({ params, today }, signal) => {
    const id = Number(params['id']);
    const [professional, cites] = await Promise.all([
      getProfessional(id, signal),
      // Without a count there is no warning about appointments.
      countUpcomingCites(id, today, signal).catch(() => null),
    ]);
    return toLoaded(professional, cites);
  },
  prefill: (row: Professional) => toLoaded(row, null),
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseProfessional(viewer, 'edit', facts.oficina)),
  save: ({ params, draft, stored, also }, signal) =>
    updateProfessional(Number(params['id']), toProfessionalPatch(draft, stored, also), signal),
  reload: async ({ params }, signal) => toLoaded(await getProfessional(Number(params['id']), signal), null),
  saved: { key: 'professional.edited', path: '/professionals' },
  onSaved: (_, { root }) => root.send({ type: 'catalogs.changed', name: 'professionals' }),
  failed: 'professional.editFailed',
  own: 'text',
  loadFailed: 'professional.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id'],
});
