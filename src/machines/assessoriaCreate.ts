import { createAssessoria } from '../api/assessories';
import { listCreatable } from '../domain/access';
import { toMinute } from '../domain/madrid';
import { holds } from '../domain/permissions';
import { EMPTY_RESERVA, ReservaAssessoria, toReservaBody, type ReservaDraft } from '../domain/reserva';
import { toSent } from '../domain/sent';
import { findReserves } from './form/reserves';
import { createBooking } from './form/booking';
import { getOwnOffice } from './ownOffice';

/** A new assessoria: for a visit without appointment, now, as most are; or in a free slot. */
export const assessoriaCreateMachine = createBooking({
  id: 'assessoriaCreate',
  load: async (input, signal, now) => {
    const [tipus = null, ...others] = listCreatable(input.viewer);
    const draft: ReservaDraft = {
      ...EMPTY_RESERVA,
      ...(await getOwnOffice(input, signal)),
      ...{ professional_id: input.userId, date: toMinute(now), modalitat: 'Presencial' },
      tipus: others.length === 0 ? tipus : null,
    };
    return { draft, original: null, facts: null };
  },
  refuse: ({ viewer }) =>
    holds(viewer.permissions, 'create_assessoria')
      ? null
      : { reason: 'permission', permission: 'create_assessoria' },
  save: ({ draft }, signal) => createAssessoria(toSent(ReservaAssessoria, toReservaBody(draft)), signal),
  findOnward: async ({ answer }) => `/assessories/${answer.id}/realitzar?inscripcio=espontania`,
  findAlike: findReserves,
  saved: { key: 'assessoria.created', path: '/assessories' },
  failed: 'assessoria.createFailed',
  own: 'text',
  loadFailed: 'oficines.listFailed',
  keepFacts: [],
  getDay: ({ today }) => today,
});
