import { createAssessoria } from '../../api/assessories';
import { listCreatable } from '../../domain/access/access';
import { toMinute } from '../../domain/values/madrid';
import { holds } from '../../domain/access/permissions';
import { NEW_RESERVA, ReservaAssessoria, toReservaBody, type ReservaDraft } from '../../domain/nouns/reserva';
import { parseBody } from '../../domain/values/body';
import { findReserves } from '../kit/form/reserves';
import { SLOT_MOMENTS } from '../kit/form/booking';
import { createRecord } from '../kit/form/form';
import { slotsMachine } from '../kit/form/slots';
import { seenRequest } from '../kit/seen';
import { getOwnOffice } from '../kit/ownOffice';

/** A new assessoria: for a visit without appointment, now, as most are; or in a free slot. */
export const assessoriaCreateMachine = createRecord({
  id: 'assessoriaCreate',
  load: async (input, signal, now) => {
    const [tipus = null, ...others] = listCreatable(input.viewer);
    const draft: ReservaDraft = {
      ...NEW_RESERVA,
      ...(await getOwnOffice(input, signal)),
      professional_id: input.userId,
      date: toMinute(now),
      modalitat: 'Presencial',
      tipus: others.length === 0 ? tipus : null,
    };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) =>
    holds(viewer.permissions, 'create_assessoria')
      ? null
      : { reason: 'permission', permission: 'create_assessoria' },
  save: ({ draft }, signal) => createAssessoria(parseBody(ReservaAssessoria, toReservaBody(draft)), signal),
  findNextPath: async ({ answer }) => `/assessories/${answer.id}/realitzar?inscripcio=espontania`,
  findDuplicates: findReserves,
  saved: { key: 'assessoria.created', path: '/assessories' },
  failed: 'assessoria.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
  children: { slots: slotsMachine, seen: seenRequest },
  ...SLOT_MOMENTS,
});
