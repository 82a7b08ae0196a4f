import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { markNotAttended } from '../../api/assessories';
import { toFailure } from '../../api/errors';
import type { Instant } from '../../domain/values/madrid';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { getActMessage, isUnsure, toStoppedNotice, toFailureEvent } from '../kit/failures';
import { getRoot, notify } from '../kit/rootRef';

type Item = { id: number; label: string; date: Instant };

export type AttendanceEvent =
  | ({ type: 'attendance.open' } & Item)
  | { type: 'attendance.confirm' }
  | { type: 'attendance.cancel' };

/** Marks an assessoria as not attended, after a question since it cannot be undone. */
export const attendanceMachine = setup({
  types: {
    context: {} as { item: Item | null },
    events: {} as AttendanceEvent,
    meta: {} as { keep: Keep<AttendanceEvent> },
    tags: {} as 'open' | 'busy',
  },
  actors: { mark: fromPromise<unknown, number>(({ input, signal }) => markNotAttended(input, signal)) },
  actions: {
    reportMarked: enqueueActions(({ context: { item }, enqueue, system }) => {
      if (!item) return;
      enqueue.sendTo(getRoot(system), { type: 'record.marked', noun: 'assessoria', ids: [item.id] });
      enqueue.sendTo(getRoot(system), notify('success', { key: 'assessoria.notAttended' }));
    }),
    reportFailure: enqueueActions(({ enqueue, system }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const message = getActMessage(failure, 'assessoria.editFailed', 'server');
      enqueue.sendTo(getRoot(system), toFailureEvent(failure, message));
      if (isUnsure(failure)) enqueue.sendTo(getRoot(system), { type: 'screens.refresh' });
    }),
    reportStopped: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), toStoppedNotice());
      enqueue.sendTo(getRoot(system), { type: 'screens.refresh' });
    }),
  },
}).createMachine({
  id: 'attendance',
  meta: {
    keep: { events: { 'attendance.open': ['id', 'date'], 'xstate.error.actor.mark': KEEP_ERROR }, reads: [] },
  },
  context: { item: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ item: null }),
      on: {
        'attendance.open': {
          target: 'confirming',
          actions: assign({ item: ({ event: { id, label, date } }) => ({ id, label, date }) }),
        },
      },
    },
    confirming: { tags: 'open', on: { 'attendance.confirm': 'marking', 'attendance.cancel': 'closed' } },
    marking: {
      tags: ['open', 'busy'],
      on: { 'attendance.cancel': { target: 'closed', actions: 'reportStopped' } },
      invoke: {
        id: 'mark',
        src: 'mark',
        input: ({ context }) => context.item?.id ?? 0,
        onDone: { target: 'closed', actions: 'reportMarked' },
        onError: {
          target: 'closed',
          actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
