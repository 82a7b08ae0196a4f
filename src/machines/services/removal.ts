import { enqueueActions, fromPromise, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '../../api/errors';
import type { Message } from '../../domain/pages/notice';
import type { Noun } from '../../domain/access/noun';
import { getActMessage, getMessage, isSessionLost, isUnsure, toComplaint } from '../kit/complaint';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { RESOURCES } from '../kit/resources';
import { getRoot, notify } from '../kit/upward';
import { toOwnWords } from '../kit/words';

export type RemovalInput = { noun: Noun; id: number; label: string };

export type RemovalEvent =
  | { type: 'removal.undo' }
  /** Nobody wants to wait, or whoever could undo it leaves. */
  | { type: 'removal.send' }
  | { type: 'removal.pause' }
  | { type: 'removal.resume' };

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

/**
 * A deletion that has been confirmed: it waits for as long as it can be undone, which rests under pointer and focus; then the
 * call is made, once, and whoever shows the record is told.
 */
export const removalMachine = setup({
  types: {
    input: {} as RemovalInput,
    context: {} as RemovalInput,
    events: {} as RemovalEvent,
    meta: {} as { keep: Keep<RemovalEvent, RemovalInput, RemovalInput> },
    tags: {} as 'undoable' | 'busy',
  },
  actors: {
    /** Not given up with its actor: what is sent while somebody leaves has to arrive. */
    remove: fromPromise<void, RemovalInput>(({ input: { noun, id } }) => RESOURCES[noun].remove(id)),
  },
  actions: {
    /** Whoever shows the record is told; so where the server does not have it any more. */
    tellGone: enqueueActions(({ context: { noun, id }, enqueue, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'record.deleted', noun, id });
      if (noun === 'professional') {
        enqueue.sendTo(getRoot(system), { type: 'catalogs.changed', name: 'professionals' });
      }
    }),
    tellDeleted: enqueueActions(({ context: { noun }, enqueue, system }) => {
      enqueue.sendTo(getRoot(system), notify('success', { key: `${noun}.deleted` }));
    }),
    tellFailed: enqueueActions(({ context: { noun }, enqueue, system }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.sendTo(getRoot(system), toComplaint(failure, getWhyNot(noun, failure)));
      if (isUnsure(failure)) enqueue.sendTo(getRoot(system), { type: 'screens.refresh' });
    }),
    tellOver: sendParent(({ self }) => ({ type: 'deletion.over', key: self.id })),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => toFailure(error).status === 404,
    isLost: (_, { error }: { error: unknown }) => isSessionLost(toFailure(error)),
  },
  delays: { undoWait: 5_000 },
}).createMachine({
  id: 'removal',
  meta: {
    keep: {
      input: ['noun', 'id'],
      events: { 'xstate.error.actor.remove': KEEP_ERROR },
      reads: ['noun', 'id'],
    },
  },
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      tags: 'undoable',
      after: { undoWait: 'deleting' },
      on: { 'removal.undo': 'ended', 'removal.send': 'deleting', 'removal.pause': 'paused' },
    },
    paused: {
      tags: 'undoable',
      on: { 'removal.undo': 'ended', 'removal.send': 'deleting', 'removal.resume': 'waiting' },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context,
        onDone: { target: 'ended', actions: ['tellGone', 'tellDeleted'] },
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            target: 'lost',
            actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'ended',
            actions: ['tellGone', { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) }],
          },
          {
            target: 'ended',
            actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** Until the root, which is told, stops all that ran for the session. */
    lost: {},
    /** Until the one that asked, which is told, stops it. */
    ended: { entry: 'tellOver' },
  },
});
