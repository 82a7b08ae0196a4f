import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../../api/errors';
import type { DaySheet } from '../../domain/pages/daySheet';
import type { Query } from '../../domain/values/query';
import { getMessage, toComplaint } from '../kit/complaint';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { readDaySheet } from '../kit/readDaySheet';
import { getRoot, notify } from '../kit/upward';

export type DaySheetEvent =
  /** Of which day, and of whom. */
  | { type: 'daySheet.print'; query: Query }
  /** The browser is done with it, whether it was printed or not. */
  | { type: 'daySheet.printed' };

type Read = { sheet: DaySheet; isEmpty: boolean };

/**
 * The sheet of a day: read when it is wanted, so that it says what is so now, there while it is printed, and forgotten
 * after.
 */
export const daySheetMachine = setup({
  types: {
    context: {} as { sheet: DaySheet | null },
    events: {} as DaySheetEvent,
    meta: {} as { keep: Keep<DaySheetEvent> },
    tags: {} as 'busy',
  },
  actors: {
    read: fromPromise<Read, Query>(async ({ input, signal }) => {
      const sheet = await readDaySheet(input, signal);
      return { sheet, isEmpty: sheet.cites.length === 0 };
    }),
  },
}).createMachine({
  id: 'daySheet',
  meta: {
    keep: {
      events: {
        'daySheet.print': ['query.data_inici', 'query.data_fi'],
        'daySheet.printed': [],
        'xstate.done.actor.read': ['output.isEmpty'],
        'xstate.error.actor.read': KEEP_ERROR,
      },
      reads: [],
    },
  },
  context: { sheet: null },
  initial: 'idle',
  states: {
    idle: { on: { 'daySheet.print': 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ event }) => (event.type === 'daySheet.print' ? event.query : {}),
        onDone: [
          {
            guard: ({ event }) => event.output.isEmpty,
            target: 'idle',
            actions: sendTo(({ system }) => getRoot(system), notify('neutral', { key: 'daySheet.empty' })),
          },
          { target: 'printing', actions: assign({ sheet: ({ event }) => event.output.sheet }) },
        ],
        onError: {
          target: 'idle',
          actions: enqueueActions(({ enqueue, event, system }) => {
            const failure = toFailure(event.error);
            enqueue.sendTo(getRoot(system), toComplaint(failure, getMessage(failure, 'cites.listFailed')));
          }),
        },
      },
    },
    printing: {
      exit: assign({ sheet: null }),
      on: {
        'daySheet.printed': 'idle',
        // A browser that does not tell when it is done prints again all the same.
        'daySheet.print': 'reading',
      },
    },
  },
});
