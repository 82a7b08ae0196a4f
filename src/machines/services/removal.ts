import { enqueueActions, fromPromise, sendParent, setup } from 'xstate';
import { toFailure } from '../../api/errors';
import type { Message } from '../../domain/pages/notice';
import type { Noun } from '../../domain/access/noun';
import { isSessionLost, isUnsure, toFailureEvent, toNotice } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import type { NoticeOpen } from '../kit/protocol';
import { getRemovalMessage } from '../kit/removalMessage';
import { RESOURCES } from '../kit/resources';
import { getRoot, notify } from '../kit/rootRef';

export type RemovalInput = { noun: Noun; id: number; label: string };

export type RemovalEvent =
  | { type: 'removal.undo' }
  /** Delete now: the person dismissed the undo bar or is leaving. */
  | { type: 'removal.send' }
  /** The session ended: the call would be refused. */
  | { type: 'removal.drop' }
  | { type: 'removal.pause' }
  | { type: 'removal.resume' };

const toDropped = (noun: Noun): Message => ({
  key: `${noun}.deleteRefused`,
  reason: { key: 'removal.dropped' },
});

/** Notice of a deletion that fails after the end of its session. */
function toLateNotice(noun: Noun, error: unknown): NoticeOpen {
  const failure = toFailure(error);
  return isSessionLost(failure)
    ? notify('error', toDropped(noun))
    : toNotice(failure, getRemovalMessage(noun, failure));
}

const UNDO = { target: 'ended', actions: 'reportUndone' } as const;
const DROP = { target: 'ended', actions: 'reportDropped' } as const;

/** A confirmed deletion: waits while it can be undone, paused under pointer and focus, then calls once. */
export const removalMachine = setup({
  types: {
    input: {} as RemovalInput,
    context: {} as RemovalInput,
    events: {} as RemovalEvent,
    meta: {} as { keep: Keep<RemovalEvent, RemovalInput, RemovalInput> },
    tags: {} as 'undoable' | 'busy',
  },
  actors: {
    /** Not aborted with its actor: a call sent while leaving has to arrive, and its failure to be told. */
    remove: fromPromise<void, RemovalInput>(async ({ input: { noun, id }, self, system }) => {
      const root = getRoot(system);
      const readUser = () => root.getSnapshot().context.session?.user?.id;
      const owner = readUser();
      try {
        await RESOURCES[noun].remove(id);
      } catch (error) {
        const isOver = self.getSnapshot().status === 'stopped';
        if (isOver && [owner, undefined].includes(readUser())) root.send(toLateNotice(noun, error));
        throw error;
      }
    }),
  },
  actions: {
    /** Notifies the root that the record is gone, also if the server lacked it already. */
    reportGone: enqueueActions(({ context: { noun, id }, enqueue, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'record.deleted', noun, ids: [id] });
      if (noun === 'professional') {
        enqueue.sendTo(getRoot(system), { type: 'catalogs.changed', name: 'professionals' });
      }
    }),
    reportDeleted: enqueueActions(({ context: { noun }, enqueue, system }) => {
      enqueue.sendTo(getRoot(system), notify('success', { key: `${noun}.deleted` }));
    }),
    reportUndone: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), notify('neutral', { key: 'removal.undone' }));
    }),
    reportDropped: enqueueActions(({ context: { noun }, enqueue, system }) => {
      enqueue.sendTo(getRoot(system), notify('error', toDropped(noun)));
    }),
    reportFailure: enqueueActions(({ context: { noun }, enqueue, system }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.sendTo(getRoot(system), toFailureEvent(failure, getRemovalMessage(noun, failure)));
      if (isUnsure(failure)) enqueue.sendTo(getRoot(system), { type: 'screens.refresh' });
    }),
    reportOver: sendParent(({ self }) => ({ type: 'deletion.over', key: self.id })),
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
      on: {
        'removal.undo': UNDO,
        'removal.send': 'deleting',
        'removal.drop': DROP,
        'removal.pause': 'paused',
      },
    },
    paused: {
      tags: 'undoable',
      on: {
        'removal.undo': UNDO,
        'removal.send': 'deleting',
        'removal.drop': DROP,
        'removal.resume': 'waiting',
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context,
        onDone: { target: 'ended', actions: ['reportGone', 'reportDeleted'] },
        onError: [
          {
            guard: { type: 'isLost', params: ({ event }) => ({ error: event.error }) },
            target: 'lost',
            actions: [
              'reportDropped',
              { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'ended',
            actions: [
              'reportGone',
              { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'ended',
            actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    /** Waits for the root to stop the private area. */
    lost: {},
    /** Waits for the parent (`deletion`) to stop it. */
    ended: { entry: 'reportOver' },
  },
});
