import { getAssessoria, updateAssessoria } from '../../api/assessories';
import { refuseAssessoria, type AssessoriaFacts } from '../../domain/access/access';
import { toFacts, type Assessoria } from '../../domain/nouns/assessoria';
import { findUnreadReserva, toReservaDraft, toReservaPatch } from '../../domain/nouns/reserva';
import { createRecord } from '../kit/form/form';
import type { Path } from '../kit/keep';

export const KEEP_FACTS = [
  'id',
  'tipus',
  'bloquejada',
  'realitzada',
  'assistit',
  'oficina.id',
  'oficina.antenas',
] as const satisfies readonly Path<AssessoriaFacts>[];

const toLoaded = (original: Assessoria) => ({
  draft: toReservaDraft(original),
  original,
  unread: findUnreadReserva(original),
  facts: toFacts(original),
});

export const assessoriaEditMachine = createRecord({
  id: 'assessoriaEdit',
  load: async ({ params }, signal) => toLoaded(await getAssessoria(Number(params['id']), signal)),
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseAssessoria(viewer, 'edit', facts)),
  save: ({ params, draft, stored, also }, signal) =>
    updateAssessoria(Number(params['id']), toReservaPatch(draft, stored, also), signal),
  reload: async ({ params }, signal) => toLoaded(await getAssessoria(Number(params['id']), signal)),
  saved: { key: 'assessoria.edited', path: '/assessories' },
  failed: 'assessoria.editFailed',
  loadFailed: 'assessoria.loadFailed',
  keepFacts: KEEP_FACTS,
});
