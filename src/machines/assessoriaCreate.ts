import { createAssessoria } from '../api/assessories';
import { holds } from '../domain/permissions';
import { EMPTY_RESERVA, ReservaAssessoria, toReservaBody, type ReservaDraft } from '../domain/reserva';
import { createRecord } from './record';
import { disponibilitatsRequest } from './requests';

/** A new assessoria: in a free slot, or for a visit without appointment. */
export const assessoriaCreateMachine = createRecord<ReservaDraft, null, null>({
  id: 'assessoriaCreate',
  load: ({ userId }) =>
    Promise.resolve({ draft: { ...EMPTY_RESERVA, professional_id: userId }, original: null, facts: null }),
  refuse: ({ viewer }) =>
    holds(viewer.permissions, 'create_assessoria')
      ? null
      : { reason: 'permission', permission: 'create_assessoria' },
  save: ({ draft }, signal) => createAssessoria(ReservaAssessoria.parse(toReservaBody(draft)), signal),
  saved: { key: 'assessoria.created', path: '/assessories' },
  failed: 'assessoria.createFailed',
  loadFailed: 'assessoria.loadFailed',
  keepFacts: [],
  requests: { disponibilitats: disponibilitatsRequest },
});
