import { fromPromise, setup } from 'xstate';
import { createAssessoria, getAssessoria } from '../../api/assessories';
import { createCita, deleteCita, listDisponibilitats } from '../../api/cites';
import { toFailure } from '../../api/errors';
import { refuseCitaMove } from '../../domain/access/access';
import { toCita, toFacts, type Assessoria } from '../../domain/nouns/assessoria';
import { toCitaQuery } from '../../domain/pages/calendari';
import { toNoticeParams, type Cita } from '../../domain/nouns/cita';
import type { Disponibilitat } from '../../domain/nouns/disponibilitat';
import { toSearch, type Query } from '../../domain/values/query';
import {
  hasNotes,
  ReservaAssessoria,
  ReservaCita,
  toReservaBody,
  toReservaDraft,
  toSlotDraft,
  type ReservaDraft,
} from '../../domain/nouns/reserva';
import { parseBody } from '../../domain/values/body';
import { KEEP_FACTS } from './assessoriaEdit';
import { getActMessage, tellStopped, toComplaint } from '../kit/complaint';
import { getBookingParts } from '../kit/form/booking';
import { findReserves } from '../kit/form/reserves';
import { KEEP_ERROR } from '../kit/keep';
import { getRoot, notify } from '../kit/upward';

/** What is moved, the free hour that the address names, and the appointment that was made in its place. */
export type Moved = { assessoria: Assessoria; slot: Disponibilitat | null; made: Cita | null };

/** The hour that was chosen in the calendar, unless somebody took it meanwhile. */
async function findSlot(
  { data, disponibilitat_id }: Query,
  signal: AbortSignal,
): Promise<Disponibilitat | null> {
  if (data === undefined || disponibilitat_id === undefined) return null;
  const slots = await listDisponibilitats({ data_inici: data, data_fi: data }, signal);
  return slots.find(({ id, lliure }) => lliure && id === Number(disponibilitat_id)) ?? null;
}

/** The same in another hour: as an assessoria where it holds texts that the call for appointments does not take. */
async function book(draft: ReservaDraft, signal: AbortSignal): Promise<Cita | undefined> {
  const body = toReservaBody(draft);
  if (!hasNotes(draft)) return createCita(parseBody(ReservaCita, body), signal);
  const made = await createAssessoria(
    parseBody(ReservaAssessoria, { ...body, professional_id: null }),
    signal,
  );
  return made && toCita(made);
}

const { parts, base, states } = getBookingParts({
  id: 'citaMove',
  load: async ({ params, query }, signal) => {
    const [assessoria, found] = await Promise.all([
      getAssessoria(Number(params['id']), signal),
      findSlot(query, signal),
    ]);
    const slot = found?.tipus === assessoria.tipus ? found : null;
    const booked = toReservaDraft(assessoria);
    const draft: ReservaDraft = {
      ...booked,
      ...(slot ? toSlotDraft(slot, booked.modalitat) : { disponibilitat_id: null, date: null }),
    };
    const original: Moved = { assessoria, slot, made: null };
    return { draft, original, facts: toFacts(assessoria) };
  },
  refuse: ({ viewer }, facts) => (facts === null ? null : refuseCitaMove(viewer, facts)),
  save: ({ draft }, signal) => book(draft, signal),
  findAlike: findReserves,
  saved: { key: 'cita.moved', path: '/calendari' },
  failed: 'cita.moveFailed',
  loadFailed: 'assessoria.loadFailed',
  keepFacts: KEEP_FACTS,
  getDay: ({ today, query }) => query['data'] ?? today,
});

const { assign, enqueueActions } = setup({ types: parts.types });

const move = setup({
  ...parts,
  actors: {
    ...parts.actors,
    remove: fromPromise<void, { id: number | null }>(async ({ input: { id }, signal, system }) => {
      if (id === null) throw new TypeError('there is no appointment');
      signal.addEventListener('abort', () => getRoot(system).send(tellStopped()));
      await deleteCita(id, signal).catch((error: unknown) => {
        // Somebody else was faster, or an earlier attempt was done after all.
        if (toFailure(error).status !== 404) throw error;
      });
    }),
  },
  actions: {
    ...parts.actions,
    keepMade: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.save' || context.original === null) return {};
      return { original: { ...context.original, made: event.output?.answer ?? null } };
    }),
    /** Nothing is left to be lost on this page. */
    tellMade: enqueueActions(({ enqueue, self, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty: false });
    }),
    tellLeft: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), notify('error', { key: 'cita.notRemoved' }));
    }),
    complainOfRemoval: enqueueActions(({ enqueue, event, system }) => {
      if (event.type !== 'xstate.error.actor.remove') return;
      const failure = toFailure(event.error);
      enqueue.sendTo(
        getRoot(system),
        toComplaint(failure, getActMessage(failure, 'cita.notRemoved', 'server')),
      );
    }),
    tellMoved: enqueueActions(({ context, enqueue, system }) => {
      const made = context.original?.made ?? null;
      const query = made ? toCitaQuery(made, context) : {};
      const message = { key: 'cita.moved', ...(made && { params: toNoticeParams(made) }) } as const;
      enqueue.sendTo(getRoot(system), notify('success', message, `/calendari${toSearch(query)}`));
    }),
  },
  guards: {
    ...parts.guards,
    /** An answer that says nothing of the new one is no reason to delete the former. */
    isMade: ({ event }) => event.type === 'xstate.done.actor.save' && event.output?.answer !== undefined,
  },
});

const remove = move.createStateConfig({
  tags: ['editing', 'busy'],
  invoke: {
    id: 'remove',
    src: 'remove',
    input: ({ context }) => ({ id: context.original?.assessoria.cita.id ?? null }),
    onDone: { target: 'saved', actions: 'tellMoved' },
    onError: { target: 'left', actions: 'complainOfRemoval' },
  },
});

/**
 * Moving an appointment: the new one is made first, then the former one is deleted. Where that fails both are there, and
 * deleting can be tried again.
 */
export const citaMoveMachine = move.createMachine({
  ...base,
  meta: {
    keep: {
      ...base.meta.keep,
      events: {
        ...base.meta.keep.events,
        'xstate.done.actor.save': ['output.answer.id'],
        'xstate.error.actor.remove': KEEP_ERROR,
      },
    },
  },
  states: {
    ...states,
    saving: {
      ...states.saving,
      invoke: {
        ...states.saving.invoke,
        onDone: [
          { guard: 'isMade', target: 'removing', actions: ['keepMade', 'tellMade'] },
          { target: 'left', actions: ['tellMade', 'tellLeft'] },
        ],
      },
    },
    removing: remove,
    /** The new one is there, and so is the former. */
    left: { tags: ['editing', 'left'], on: { 'record.retry': 'retrying' } },
    retrying: { ...remove, tags: ['editing', 'busy', 'left'] },
  },
});
