import { getAssessoria, updateAssessoria } from '../../api/assessories';
import { refuseAssessoria, type AssessoriaFacts } from '../../domain/access/access';
import { toFacts } from '../../domain/nouns/assessoria';
import { RESERVA_COUPLED, EdicioAssessoria, toReservaBody, toReservaDraft } from '../../domain/nouns/reserva';
import { parsePatch } from '../../domain/values/body';
import { createRecord } from '../kit/form/form';
import type { Path } from '../kit/keep';

/** Facts of an assessoria that access rules read. */
export const KEEP_FACTS = [
  'id',
  'tipus',
  'bloquejada',
  'realitzada',
  'assistit',
  'oficina.id',
  'oficina.antenas',
] as const satisfies readonly Path<AssessoriaFacts>[];

/** Edits the booking data of an assessoria. */
export const assessoriaEditMachine = createRecord({
  id: 'assessoriaEdit',
  load: async ({ params }, signal) => {
    const original = await getAssessoria(Number(params['id']), signal);
    return { draft: toReservaDraft(original), original, facts: toFacts(original) };
  },
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseAssessoria(viewer, 'edit', facts)),
  save: ({ params, draft, changed }, signal) =>
    updateAssessoria(
      Number(params['id']),
      parsePatch(EdicioAssessoria, toReservaBody(draft), changed, RESERVA_COUPLED),
      signal,
    ),
  reload: async ({ params }, signal) => toReservaDraft(await getAssessoria(Number(params['id']), signal)),
  saved: { key: 'assessoria.edited', path: '/assessories' },
  failed: 'assessoria.editFailed',
  loadFailed: 'assessoria.loadFailed',
  keepFacts: KEEP_FACTS,
});
