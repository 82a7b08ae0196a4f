import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { toFailure, type Failure } from '../api/errors';
import type { CitesToCome } from '../domain/citesToCome';
import type { Day } from '../domain/madrid';
import type { Message } from '../domain/notice';
import type { Noun } from '../domain/noun';
import { countCites } from './citesToCome';
import { KEEP_ERROR, type Keep } from './keep';
import { RESOURCES } from './resources';
import { getActMessage, getMessage, isSessionLost, isUnsure, tellStopped, toComplaint } from './complaint';
import { getRoot, notify } from './upward';
import { toOwnWords } from './words';

type Item = { noun: Noun; id: number; label: string; today: Day };
/** What is asked about; of a professional also the appointments to come, null where there are none or nobody knows. */
type Asked = Item & { cites: CitesToCome | null };

export type DeletionEvent =
  | ({ type: 'deletion.open' } & Item)
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' };

/** Why a record was not deleted: its noun's own text and the reason below it, or what the status or the server says. */
function getWhyNot(noun: Noun, failure: Failure): Message {
  const { status } = failure;
  const message = toOwnWords(failure.message);
  const refused = `${noun}.deleteRefused` as const;
  const detail = message === null ? {} : { detail: message };
  if (status === 403 || status === 422) return { key: refused, ...detail };
  const { removeFailed } = RESOURCES[noun];
  if (isUnsure(failure)) return getActMessage(failure, removeFailed ?? refused, 'text');
  const isBad = status === 400 || status === 419;
  if (removeFailed !== null)
    return isBad || message !== null ? { key: removeFailed, ...detail } : getMessage(failure, removeFailed);
  const reason = getMessage(failure, null);
  if (isBad || !('key' in reason)) return reason;
  return { key: refused, ...(message === null ? { reason } : detail) };
}

/** Deleting, the same for every noun: the confirmation, the call, and whoever shows the record is told. */
export const deletionMachine = setup({
  types: {
    context: {} as { item: Asked | null },
    events: {} as DeletionEvent,
    meta: {} as { keep: Keep<DeletionEvent> },
    tags: {} as 'open' | 'checking' | 'busy',
  },
  actors: {
    count: fromPromise<CitesToCome | null, Item | null>(
      async ({ input, signal }) => input && countCites(input.id, input.today, signal),
    ),
    remove: fromPromise<void, { noun: Noun; id: number }>(({ input, signal }) =>
      RESOURCES[input.noun].remove(input.id, signal),
    ),
  },
  actions: {
    choose: assign({
      item: (_, { noun, id, label, today }: Item) => ({ noun, id, label, today, cites: null }),
    }),
    keepCites: assign({
      item: ({ context: { item } }, { cites }: { cites: CitesToCome | null }) => item && { ...item, cites },
    }),
    tellLostSession: enqueueActions(({ enqueue, system }, { error }: { error: unknown }) => {
      if (isSessionLost(toFailure(error))) enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
    }),
    /** Whoever shows the record is told; so where the server does not have it any more. */
    tellGone: enqueueActions(({ context: { item }, enqueue, system }) => {
      if (!item) return;
      enqueue.sendTo(getRoot(system), { type: 'record.deleted', noun: item.noun, id: item.id });
      if (item.noun === 'professional') {
        enqueue.sendTo(getRoot(system), { type: 'catalogs.changed', name: 'professionals' });
      }
    }),
    tellDeleted: enqueueActions(({ context: { item }, enqueue, system }) => {
      if (item) enqueue.sendTo(getRoot(system), notify('success', { key: `${item.noun}.deleted` }));
    }),
    tellFailed: enqueueActions(({ context: { item }, enqueue, system }, { error }: { error: unknown }) => {
      if (!item) return;
      const failure = toFailure(error);
      enqueue.sendTo(getRoot(system), toComplaint(failure, getWhyNot(item.noun, failure)));
      if (isUnsure(failure)) enqueue.sendTo(getRoot(system), { type: 'screens.refresh' });
    }),
    tellStopped: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), tellStopped());
      enqueue.sendTo(getRoot(system), { type: 'screens.refresh' });
    }),
  },
  guards: {
    isSomebody: (_, { noun }: Item) => noun === 'professional',
    isMissing: (_, { error }: { error: unknown }) => toFailure(error).status === 404,
  },
}).createMachine({
  id: 'deletion',
  meta: {
    keep: {
      events: {
        'deletion.open': ['noun', 'id'],
        'xstate.error.actor.count': KEEP_ERROR,
        'xstate.error.actor.remove': KEEP_ERROR,
      },
      reads: [],
    },
  },
  context: { item: null },
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ item: null }),
      on: {
        'deletion.open': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event },
            target: 'checking',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
    },
    /** How many appointments somebody has is said where it can be known; nobody has to wait for it. */
    checking: {
      tags: ['open', 'checking'],
      invoke: {
        id: 'count',
        src: 'count',
        input: ({ context }) => context.item,
        onDone: {
          target: 'confirming',
          actions: { type: 'keepCites', params: ({ event }) => ({ cites: event.output }) },
        },
        onError: {
          target: 'confirming',
          actions: { type: 'tellLostSession', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'closed' },
    },
    confirming: { tags: 'open', on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'closed' } },
    deleting: {
      tags: ['open', 'busy'],
      on: { 'deletion.cancel': { target: 'closed', actions: 'tellStopped' } },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ noun: context.item?.noun ?? 'assessoria', id: context.item?.id ?? 0 }),
        onDone: { target: 'closed', actions: ['tellGone', 'tellDeleted'] },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
            actions: ['tellGone', { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'closed',
            actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
  },
});
