import { fromPromise, setup, type EventObject, type MachineContext } from 'xstate';
import { toFailure } from '../../api/errors';
import { isSessionLost } from './failures';
import { getNow } from './now';
import { getRoot } from './rootRef';
import { toInput, type ScreenInput } from './screen';

/** How a reading ends; a folded journal lacks what was read. */
export type ReadingEvent<Read> =
  | { type: 'xstate.done.actor.load'; output?: Read }
  | { type: 'xstate.error.actor.load'; error: unknown };

/** Actor and action of a screen that reads; `keepRead`, `keepLoadFailure`, `reportTouched` are its own. */
export function createReading<Context extends MachineContext, Event extends EventObject, Read>(
  read: (input: ScreenInput, signal: AbortSignal, now: number) => Promise<Read>,
) {
  const { enqueueActions } = setup({ types: { context: {} as Context, events: {} as Event } });
  return {
    load: fromPromise<Read, ScreenInput>(({ input, signal, system }) => read(input, signal, getNow(system))),
    reportLostSession: enqueueActions(({ enqueue, event, system }) => {
      if (!('error' in event) || !isSessionLost(toFailure(event.error))) return;
      enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
    }),
  };
}

const load = {
  id: 'load',
  src: 'load',
  input: ({ context }: { context: ScreenInput }) => toInput(context),
  onDone: { target: 'ready', actions: ['keepRead', 'reportTouched'] },
} as const;

export const LOADING = {
  tags: 'loading',
  invoke: { ...load, onError: { target: 'failed', actions: ['keepLoadFailure', 'reportLostSession'] } },
} as const;

/** A reading behind what is shown, which stays if it fails. */
export const RENEWING = {
  invoke: { ...load, onError: { target: 'ready', actions: 'reportLostSession' } },
} as const;

export const RENEWALS = {
  'screen.resumed': 'renewing',
  'screen.renew': 'renewing',
  'record.marked': 'renewing',
  'record.deleted': 'renewing',
  'day.changed': { target: 'renewing', actions: 'setToday' },
} as const;
