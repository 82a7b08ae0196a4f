import { getProfessional, updateProfessional } from '../../api/professionals';
import { refuseProfessional } from '../../domain/access/access';
import {
  DadesProfessional,
  PROFESSIONAL_COUPLED,
  toProfessionalBody,
  toProfessionalDraft,
  type ProfessionalWithCites,
  type Professional,
} from '../../domain/nouns/professional';
import { parsePatch } from '../../domain/values/body';
import { countUpcomingCites } from '../kit/upcomingCites';
import { createRecord } from '../kit/form/form';

const toLoaded = (original: ProfessionalWithCites) => ({
  draft: toProfessionalDraft(original),
  original,
  facts: { oficina: original.oficina },
});

/** Edits a professional; the central level has no office. */
export const professionalEditMachine = createRecord({
  id: 'professionalEdit',
  load: async ({ params, today }, signal) => {
    const id = Number(params['id']);
    const [professional, cites] = await Promise.all([
      getProfessional(id, signal),
      // Without a count there is no warning about appointments.
      countUpcomingCites(id, today, signal).catch(() => null),
    ]);
    return toLoaded({ ...professional, cites });
  },
  prefill: (row: Professional) => toLoaded({ ...row, cites: null }),
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseProfessional(viewer, 'edit', facts.oficina)),
  save: ({ params, draft, changed }, signal) =>
    updateProfessional(
      Number(params['id']),
      parsePatch(DadesProfessional, toProfessionalBody(draft), changed, PROFESSIONAL_COUPLED),
      signal,
    ),
  reload: async ({ params }, signal) =>
    toProfessionalDraft(await getProfessional(Number(params['id']), signal)),
  saved: { key: 'professional.edited', path: '/professionals' },
  onSaved: (_, { root }) => root.send({ type: 'catalogs.changed', name: 'professionals' }),
  failed: 'professional.editFailed',
  own: 'text',
  loadFailed: 'professional.loadFailed',
  keepFacts: ['oficina.id', 'oficina.antenas.id'],
});
