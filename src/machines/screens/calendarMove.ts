import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { listDisponibilitats } from '../../api/cites';
import { toFailure } from '../../api/errors';
import type { Disponibilitat } from '../../domain/nouns/disponibilitat';
import { toSearch, type Query } from '../../domain/values/query';
import { getMessage, toFailureEvent } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { getRoot } from '../kit/rootRef';

export type CalendarMoveEvent =
  /** Picks up an assessoria's appointment; `query` filters the free slots shown with it. */
  | { type: 'calendarMove.begin'; id: number; query: Query }
  | { type: 'calendarMove.look'; query: Query }
  /** `slot` is the slot's query (domain/nouns/disponibilitat). */
  | { type: 'calendarMove.choose'; slot: Query }
  | { type: 'calendarMove.stop' };

type CalendarMoveContext = {
  id: number | null;
  query: Query;
  slots: readonly Disponibilitat[];
};

const NOTHING: CalendarMoveContext = { id: null, query: {}, slots: [] };

/** An appointment picked up in the calendar; the chosen slot leads to the page that moves it. */
export const calendarMoveMachine = setup({
  types: {
    context: {} as CalendarMoveContext,
    events: {} as CalendarMoveEvent,
    meta: {} as { keep: Keep<CalendarMoveEvent, CalendarMoveContext> },
    tags: {} as 'moving',
  },
  actors: {
    read: fromPromise<Disponibilitat[], Query>(({ input, signal }) => listDisponibilitats(input, signal)),
  },
  actions: {
    keepMoved: assign(({ event }) =>
      event.type === 'calendarMove.begin' ? { id: event.id, query: event.query } : {},
    ),
    keepQuery: assign(({ event }) =>
      event.type === 'calendarMove.look' ? { query: event.query, slots: [] } : {},
    ),
    goToMove: enqueueActions(({ context, enqueue, event, system }) => {
      if (event.type !== 'calendarMove.choose' || context.id === null) return;
      enqueue.sendTo(getRoot(system), {
        type: 'navigation.go',
        path: `/assessories/${context.id}/hora${toSearch(event.slot)}`,
      });
    }),
    complain: enqueueActions(({ enqueue, event, system }) => {
      if (!('error' in event)) return;
      const failure = toFailure(event.error);
      enqueue.sendTo(
        getRoot(system),
        toFailureEvent(failure, getMessage(failure, 'disponibilitats.listFailed')),
      );
    }),
  },
}).createMachine({
  id: 'calendarMove',
  meta: {
    keep: {
      events: {
        'calendarMove.begin': ['id', 'query.data_inici', 'query.data_fi'],
        'calendarMove.look': ['query.data_inici', 'query.data_fi'],
        'calendarMove.choose': ['slot.data', 'slot.tipus', 'slot.disponibilitat_id'],
        'calendarMove.stop': [],
        'xstate.done.actor.read': [],
        'xstate.error.actor.read': KEEP_ERROR,
      },
      reads: [],
    },
  },
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: {
      entry: assign(NOTHING),
      on: { 'calendarMove.begin': { target: 'reading', actions: 'keepMoved' } },
    },
    reading: {
      tags: 'moving',
      on: {
        'calendarMove.look': { target: 'reading', reenter: true, actions: 'keepQuery' },
        'calendarMove.stop': 'idle',
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.query,
        onDone: {
          target: 'choosing',
          actions: assign({ slots: ({ event }) => event.output ?? [] }),
        },
        onError: { target: 'idle', actions: 'complain' },
      },
    },
    choosing: {
      tags: 'moving',
      on: {
        'calendarMove.look': { target: 'reading', actions: 'keepQuery' },
        'calendarMove.stop': 'idle',
        'calendarMove.choose': { target: 'idle', actions: 'goToMove' },
      },
    },
  },
});
