import { createAssessoria } from '../api/assessories';
import { listCreatable } from '../domain/access';
import { holds } from '../domain/permissions';
import { EMPTY_RESERVA, ReservaAssessoria, toReservaBody, type ReservaDraft } from '../domain/reserva';
import { getOwnOffice } from './ownOffice';
import { createRecord } from './record';
import { citesRequest, disponibilitatsRequest } from './requests';
import { askSlots } from './slots';

/** A new assessoria: in a free slot, or for a visit without appointment. */
export const assessoriaCreateMachine = createRecord<ReservaDraft, null, null>({
  id: 'assessoriaCreate',
  load: async (input, signal) => {
    const [tipus = null, ...others] = listCreatable(input.viewer);
    const draft = {
      ...EMPTY_RESERVA,
      ...(await getOwnOffice(input, signal)),
      professional_id: input.userId,
      tipus: others.length === 0 ? tipus : null,
    };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) =>
    holds(viewer.permissions, 'create_assessoria')
      ? null
      : { reason: 'permission', permission: 'create_assessoria' },
  save: ({ draft }, signal) => createAssessoria(ReservaAssessoria.parse(toReservaBody(draft)), signal),
  saved: { key: 'assessoria.created', path: '/assessories' },
  failed: 'assessoria.createFailed',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
  requests: { disponibilitats: disponibilitatsRequest, cites: citesRequest },
  asks: (context) => askSlots(context),
});
