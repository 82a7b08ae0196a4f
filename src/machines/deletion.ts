import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { toFailure } from '../api/errors';
import type { Noun } from '../domain/noun';
import { KEEP_ERROR, type Keep } from './keep';
import { RESOURCES } from './resources';
import { getMessage, getRoot, isSessionLost, notify } from './upward';

type Item = { noun: Noun; id: number; label: string };

export type DeletionEvent =
  | ({ type: 'deletion.open' } & Item)
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' };

/** Deleting, the same for every noun: the confirmation, the call, and whoever shows the record is told. */
export const deletionMachine = setup({
  types: {
    context: {} as { item: Item | null },
    events: {} as DeletionEvent,
    meta: {} as { keep: Keep<DeletionEvent> },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    remove: fromPromise<void, { noun: Noun; id: number }>(({ input, signal }) =>
      RESOURCES[input.noun].remove(input.id, signal),
    ),
  },
  actions: {
    choose: assign({ item: (_, { noun, id, label }: Item) => ({ noun, id, label }) }),
    tellDeleted: enqueueActions(({ context: { item }, enqueue, system }) => {
      if (!item) return;
      enqueue.sendTo(getRoot(system), { type: 'record.deleted', noun: item.noun, id: item.id });
      if (item.noun === 'professional') {
        enqueue.sendTo(getRoot(system), { type: 'catalogs.changed', name: 'professionals' });
      }
      enqueue.sendTo(getRoot(system), notify('success', { key: `${item.noun}.deleted` }));
    }),
    tellFailed: enqueueActions(({ context: { item }, enqueue, system }, { error }: { error: unknown }) => {
      if (!item) return;
      const failure = toFailure(error);
      const isRefused = failure.status === 403 || failure.status === 422;
      const key = isRefused ? (`${item.noun}.deleteRefused` as const) : RESOURCES[item.noun].removeFailed;
      const detail = failure.message === null ? {} : { detail: failure.message };
      const message = key === null ? getMessage(failure, null) : { key, ...detail };
      enqueue.sendTo(
        getRoot(system),
        isSessionLost(failure) ? { type: 'auth.lost' } : notify('error', message),
      );
    }),
  },
}).createMachine({
  id: 'deletion',
  meta: {
    keep: { events: { 'deletion.open': ['noun', 'id'], 'xstate.error.actor.remove': KEEP_ERROR }, reads: [] },
  },
  context: { item: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ item: null }),
      on: {
        'deletion.open': { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    confirming: { tags: 'open', on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'closed' } },
    deleting: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ noun: context.item?.noun ?? 'assessoria', id: context.item?.id ?? 0 }),
        onDone: { target: 'closed', actions: 'tellDeleted' },
        onError: {
          target: 'closed',
          actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
