import { createCita } from '../../api/cites';
import { getAssessoria } from '../../api/assessories';
import { listCreatable, refuseInOffice } from '../../domain/access/access';
import { toCitaQuery } from '../../domain/pages/calendari';
import { toNoticeParams } from '../../domain/nouns/cita';
import {
  EMPTY_RESERVA,
  findLost,
  NEW_RESERVA,
  ReservaCita,
  toReservaBody,
  toReservaDraft,
  toSlotDraft,
  type ReservaDraft,
} from '../../domain/nouns/reserva';
import { parseBody } from '../../domain/values/body';
import { withoutUnread } from '../../domain/values/patch';
import { findReserves } from '../kit/form/reserves';
import { askSlots, readPreset, SLOT_MOMENTS } from '../kit/form/booking';
import { createRecord } from '../kit/form/form';
import { slotsMachine } from '../kit/form/slots';
import { seenRequest } from '../kit/seen';
import type { ScreenInput } from '../kit/screen';

/** New draft; of the adviser's own type, if there is only one. */
function toNewDraft({ viewer }: ScreenInput): ReservaDraft {
  const [tipus = null, ...others] = listCreatable(viewer);
  return { ...NEW_RESERVA, tipus: others.length === 0 ? tipus : null };
}

/** Person and purpose of a former appointment, without its slot, place and notes. */
async function readLike(id: string, signal: AbortSignal) {
  const assessoria = await getAssessoria(Number(id), signal);
  const { disponibilitat_id, date, modalitat, oficina_id, antena_id, professional_id } = EMPTY_RESERVA;
  const { informacio_entregada, observacions } = EMPTY_RESERVA;
  const draft: ReservaDraft = {
    ...withoutUnread(toReservaDraft(assessoria)),
    disponibilitat_id,
    date,
    modalitat,
    oficina_id,
    antena_id,
    professional_id,
    informacio_entregada,
    observacions,
  };
  return { draft, unread: findLost(assessoria) };
}

/** Books an appointment; the address may name a day, a slot, or the person's former assessoria (`com`). */
export const citaCreateMachine = createRecord({
  id: 'citaCreate',
  load: async (input, signal) => {
    const { com } = input.query;
    const { draft, unread } =
      com === undefined ? { draft: toNewDraft(input), unread: {} } : await readLike(com, signal);
    const preset = await readPreset(input.query, signal);
    const slot = preset?.slot ?? null;
    return { draft: { ...draft, ...(slot && toSlotDraft(slot)) }, unread, original: preset, facts: null };
  },
  refuse: ({ viewer }) => refuseInOffice(viewer, 'create', null, 'cita'),
  save: ({ draft }, signal) => createCita(parseBody(ReservaCita, toReservaBody(draft)), signal),
  findDuplicates: findReserves,
  saved: {
    key: 'cita.created',
    path: '/calendari',
    query: toCitaQuery,
    params: toNoticeParams,
  },
  failed: 'cita.createFailed',
  loadFailed: ({ query }) =>
    query['com'] === undefined ? 'disponibilitats.listFailed' : 'assessoria.loadFailed',
  keepFacts: [],
  children: { slots: slotsMachine, seen: seenRequest },
  ...SLOT_MOMENTS,
  onReady: (context, to) => askSlots(context, to, context.original),
});
