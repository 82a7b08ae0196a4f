import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { toFailure } from '../../api/errors';
import type { AppPath } from '../../domain/access/routes';
import { toNoticeParams, type Cita } from '../../domain/nouns/cita';
import type { CitaChange } from '../../domain/nouns/citaChanges';
import { getActMessage, isUnsure, toStoppedNotice, toFailureEvent } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { getRoot, notify } from '../kit/rootRef';
import { removeCita } from './bookMoved';

type FormerCitaEvent =
  /** Removes appointment `id`; `made` is the new one, `path` shows it, `changes` go into the notice. */
  | {
      type: 'formerCita.remove';
      id: number | null;
      made: Cita;
      changes: readonly CitaChange[];
      path: AppPath;
    }
  | { type: 'formerCita.retry' };

type FormerCitaContext = {
  id: number | null;
  made: Cita | null;
  changes: readonly CitaChange[];
  path: AppPath;
  /** Whether the former appointment may be gone: the answer to its deletion is lost. */
  isUnsure: boolean;
};

const former = setup({
  types: {
    context: {} as FormerCitaContext,
    events: {} as FormerCitaEvent,
    meta: {} as { keep: Keep<FormerCitaEvent> },
    tags: {} as 'busy' | 'left',
  },
  actors: {
    remove: fromPromise<void, { id: number | null }>(async ({ input: { id }, signal, system }) => {
      if (id === null) throw new TypeError('there is no appointment');
      signal.addEventListener('abort', () => getRoot(system).send(toStoppedNotice()));
      await removeCita(id);
    }),
  },
  actions: {
    keepMove: assign(({ event }) => {
      if (event.type !== 'formerCita.remove') return {};
      return { id: event.id, made: event.made ?? null, changes: event.changes ?? [], path: event.path };
    }),
    keepDoubt: assign((_, { error }: { error: unknown }) => ({ isUnsure: isUnsure(toFailure(error)) })),
    reportFailure: enqueueActions(({ enqueue, system }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      const key = isUnsure(failure) ? 'cita.maybeRemoved' : 'cita.notRemoved';
      const message = getActMessage(failure, key, 'server');
      enqueue.sendTo(getRoot(system), toFailureEvent(failure, message));
    }),
    reportMoved: enqueueActions(({ context: { made, changes, path }, enqueue, system }) => {
      const changed = Object.fromEntries(changes.map(({ what, to }) => [what, to]));
      const params = made && { ...toNoticeParams(made), ...changed };
      const message = { key: 'cita.moved', ...(params && { params }) } as const;
      enqueue.sendTo(getRoot(system), notify('success', message, path));
    }),
  },
});

const removing = former.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'remove',
    src: 'remove',
    input: ({ context: { id } }) => ({ id }),
    onDone: { target: 'removed', actions: 'reportMoved' },
    onError: {
      target: 'left',
      actions: [
        { type: 'keepDoubt', params: ({ event }) => ({ error: event.error }) },
        { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
});

/** Removes the former appointment after a move; after a failure both remain, and the person can retry. */
export const formerCitaMachine = former.createMachine({
  id: 'formerCita',
  meta: {
    keep: {
      events: { 'formerCita.remove': ['id'], 'xstate.error.actor.remove': KEEP_ERROR },
      reads: [],
    },
  },
  context: { id: null, made: null, changes: [], path: '/calendari', isUnsure: false },
  initial: 'idle',
  states: {
    idle: { on: { 'formerCita.remove': { target: 'removing', actions: 'keepMove' } } },
    removing,
    left: { tags: 'left', on: { 'formerCita.retry': 'retrying' } },
    retrying: { ...removing, tags: ['busy', 'left'] },
    removed: {},
  },
});
