import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { toFailure } from '../../api/errors';
import type { DaySheet } from '../../domain/pages/daySheet';
import type { Query } from '../../domain/values/query';
import { getMessage, toFailureEvent } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { readDaySheet } from '../kit/readDaySheet';
import { getRoot, notify } from '../kit/rootRef';

export type DaySheetEvent = { type: 'daySheet.print'; query: Query } | { type: 'daySheet.printed' };

type Read = { sheet: DaySheet; isEmpty: boolean };

/** The printed sheet of a day: read when printing starts, dropped afterwards. */
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
            enqueue.sendTo(getRoot(system), toFailureEvent(failure, getMessage(failure, 'cites.listFailed')));
          }),
        },
      },
    },
    printing: {
      exit: assign({ sheet: null }),
      on: {
        'daySheet.printed': 'idle',
        // A browser that does not report the end of printing can print again.
        'daySheet.print': 'reading',
      },
    },
  },
});
