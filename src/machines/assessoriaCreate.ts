import { createAssessoria } from '../api/assessories';
import { listOficines } from '../api/interns';
import { listCreatable } from '../domain/access';
import { findOffice } from '../domain/oficina';
import { holds } from '../domain/permissions';
import { EMPTY_RESERVA, ReservaAssessoria, toReservaBody, type ReservaDraft } from '../domain/reserva';
import { createRecord } from './record';
import { citesRequest, disponibilitatsRequest } from './requests';
import type { ScreenInput } from './screen';
import { askSlots } from './slots';

/** One's own office; who belongs to an antena has it beside the office it is of. */
async function getOwnOffice({ viewer: { oficinaId } }: ScreenInput, signal: AbortSignal) {
  const office = oficinaId === null ? undefined : findOffice(await listOficines(signal), oficinaId);
  if (!office) return { oficina_id: null, antena_id: null };
  return { oficina_id: office.id, antena_id: office.id === oficinaId ? null : oficinaId };
}

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
