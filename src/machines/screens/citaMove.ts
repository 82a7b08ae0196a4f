import { getAssessoria } from '../../api/assessories';
import { refuseCitaMove } from '../../domain/access/access';
import { toFacts, type Assessoria } from '../../domain/nouns/assessoria';
import { toCitaQuery } from '../../domain/pages/calendari';
import { isOberta } from '../../domain/nouns/cita';
import { fromAssessoria, fromCita, listCitaChanges } from '../../domain/nouns/citaChanges';
import { toSearch } from '../../domain/values/query';
import { toReservaDraft, toSlotDraft, type ReservaDraft } from '../../domain/nouns/reserva';
import { withoutUnread } from '../../domain/values/patch';
import { KEEP_FACTS } from './assessoriaEdit';
import { askSlots, readPreset, SLOT_MOMENTS, type Preset } from '../kit/form/booking';
import { createRecord } from '../kit/form/form';
import { findReserves } from '../kit/form/reserves';
import { slotsMachine } from '../kit/form/slots';
import { bookMoved } from './bookMoved';
import { formerCitaMachine } from './formerCita';

export type Moved = { assessoria: Assessoria; preset: Preset | null };

/** Moves an appointment: the new one is made first, then a child removes the former one. */
export const citaMoveMachine = createRecord({
  id: 'citaMove',
  load: async ({ params, query }, signal) => {
    const [assessoria, preset] = await Promise.all([
      getAssessoria(Number(params['id']), signal),
      readPreset(query, signal),
    ]);
    const slot = preset?.slot?.tipus === assessoria.tipus ? preset.slot : null;
    const booked = withoutUnread(toReservaDraft(assessoria));
    const draft: ReservaDraft = {
      ...booked,
      ...(slot ? toSlotDraft(slot, booked.modalitat) : { disponibilitat_id: null, date: null }),
    };
    const original: Moved = { assessoria, preset: preset && { ...preset, slot } };
    return { draft, original, facts: toFacts(assessoria) };
  },
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseCitaMove(viewer, facts)),
  save: ({ draft }, signal) => bookMoved(draft, signal),
  findDuplicates: findReserves,
  failed: 'cita.moveFailed',
  loadFailed: 'assessoria.loadFailed',
  keepFacts: KEEP_FACTS,
  children: { slots: slotsMachine, former: formerCitaMachine },
  onSaved: (context, { former }, made) => {
    const assessoria = context.original?.assessoria;
    const id = assessoria?.cita.id ?? null;
    if (!made) return;
    const isKnown = assessoria !== undefined && isOberta(made);
    const changes = isKnown ? listCitaChanges(fromAssessoria(assessoria), fromCita(made)) : [];
    const path = `/calendari${toSearch(toCitaQuery(made, context))}` as const;
    former.send({ type: 'formerCita.remove', id, made, changes, path });
  },
  ...SLOT_MOMENTS,
  onReady: (context, to) => askSlots(context, to, context.original?.preset),
});
