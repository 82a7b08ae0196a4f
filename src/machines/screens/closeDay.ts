import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { toFailure } from '../../api/errors';
import { listToClose, type Assessoria } from '../../domain/nouns/assessoria';
import type { RealitzacioDraft } from '../../domain/nouns/realitzacio';
import { changeClosing, fillInscripcio, mergeRows, type Closings } from '../../domain/pages/closing';
import type { Message } from '../../domain/pages/notice';
import type { Inscripcio } from '../../domain/values/options';
import { getActMessage, getMessage, isSessionLost, toStoppedNotice } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { getNow } from '../kit/now';
import { readPendents } from '../kit/pendents';
import type { ScreenEvent } from '../kit/protocol';
import { getRoot } from '../kit/rootRef';
import { KEEP_SCREEN, type ScreenInput } from '../kit/screen';
import { closeSession, isDown, type Sent } from './closeSession';

export type CloseDayEvent =
  | ScreenEvent
  | { type: 'closeDay.change'; id: number; changes: Partial<RealitzacioDraft> }
  | { type: 'closeDay.absent'; id: number; isAbsent: boolean }
  /** Some sessions signed up in one way, except those with an own choice. */
  | { type: 'closeDay.fill'; ids: readonly number[]; inscripcio: Inscripcio }
  /** Saves the complete ones; the incomplete ones show what they lack. */
  | { type: 'closeDay.send'; ready: readonly number[]; incomplete: readonly number[] }
  | { type: 'closeDay.retry' };

type CloseDayContext = ScreenInput & {
  /** Sessions to close when they were read, and those closed here since. */
  rows: readonly Assessoria[];
  closings: Closings;
  closed: readonly number[];
  /** Closed ones whose end is not known in detail. */
  gone: readonly number[];
  /** Sessions still to be saved; the first one is on its way. */
  queue: readonly number[];
  /** Incomplete sessions, whose issues are shown after a try to save them. */
  tried: readonly number[];
  failures: Readonly<Record<number, Message>>;
  /** Text of a failed reading. */
  message: Message | null;
};

type WithError = { error: unknown };

const day = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as CloseDayContext,
    events: {} as CloseDayEvent,
    meta: {} as { keep: Keep<CloseDayEvent, CloseDayContext, ScreenInput> },
    tags: {} as 'busy' | 'loading' | 'failed',
  },
  actors: {
    load: fromPromise<{ rows: Assessoria[] }, Pick<ScreenInput, 'today' | 'userId'>>(
      async ({ input: { today, userId }, signal, system }) => {
        const query = { data_fi: today, professional_id: String(userId), sort: '-cita.date' };
        return { rows: listToClose(await readPendents(query, signal), getNow(system)) };
      },
    ),
    save: fromPromise<void, Sent | null>(async ({ input, signal, system }) => {
      if (input === null) throw new TypeError('there is no session');
      signal.addEventListener('abort', () => getRoot(system).send(toStoppedNotice()));
      await closeSession(input, signal);
    }),
  },
  actions: {
    setToday: assign(({ event }) => (event.type === 'day.changed' ? { today: event.today } : {})),
    change: assign(({ context, event }) =>
      event.type === 'closeDay.change' || event.type === 'closeDay.absent'
        ? { closings: changeClosing(context, event) }
        : {},
    ),
    fill: assign(({ context: { rows, closings, closed }, event }) => {
      if (event.type !== 'closeDay.fill') return {};
      const open = rows.filter(({ id }) => event.ids.includes(id) && !closed.includes(id));
      return { closings: fillInscripcio(open, closings, event.inscripcio) };
    }),
    keepTried: assign(({ event }) =>
      event.type === 'closeDay.send' ? { queue: event.ready, tried: event.incomplete, failures: {} } : {},
    ),
    keepRows: assign(({ context }, { rows = [] }: { rows?: readonly Assessoria[] | undefined }) => ({
      ...mergeRows(context, rows),
      message: null,
    })),
    keepLoadFailure: assign((_, { error }: WithError) => ({
      message: getMessage(toFailure(error), 'assessories.listFailed'),
    })),
    keepClosed: assign(({ context: { queue, closed } }) => ({
      closed: [...closed, ...queue.slice(0, 1)],
      queue: queue.slice(1),
    })),
    keepFailure: assign(({ context: { queue, failures } }, { error }: WithError) => {
      const [id] = queue;
      if (id === undefined) return {};
      const message = getActMessage(toFailure(error), 'assessoria.completeFailed', 'server');
      return { failures: { ...failures, [id]: message }, queue: queue.slice(1) };
    }),
    clearQueue: assign({ queue: [] }),
    /** Reports whether choices would be lost. */
    reportTouched: enqueueActions(({ context: { closings, closed }, enqueue, self, system }) => {
      const dirty = Object.keys(closings).some((id) => !closed.includes(Number(id)));
      enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
    }),
    reportLostSession: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
    }),
  },
  guards: {
    isAnyReady: ({ event }) => event.type === 'closeDay.send' && event.ready.length > 0,
    hasMore: ({ context }) => context.queue.length > 1,
    isLost: (_, { error }: WithError) => isSessionLost(toFailure(error)),
    isDown: (_, { error }: WithError) => isDown(toFailure(error)),
  },
});

const getError = ({ event }: { event: WithError }): WithError => ({ error: event.error });

type Loaded = { event: { output?: { rows: readonly Assessoria[] } } };

/** A reading, at the start or behind what is shown. */
const load = {
  id: 'load',
  src: 'load',
  input: ({ context: { today, userId } }: { context: CloseDayContext }) => ({ today, userId }),
  onDone: {
    target: 'ready',
    actions: [
      { type: 'keepRows', params: ({ event }: Loaded) => ({ rows: event.output?.rows }) },
      'reportTouched',
    ],
  },
} as const;

const loading = day.createStateConfig({
  tags: 'loading',
  invoke: {
    ...load,
    onError: [
      {
        guard: { type: 'isLost', params: getError },
        target: 'failed',
        actions: [{ type: 'keepLoadFailure', params: getError }, 'reportLostSession'],
      },
      { target: 'failed', actions: { type: 'keepLoadFailure', params: getError } },
    ],
  },
});

const send = [
  { guard: 'isAnyReady', target: 'saving', actions: 'keepTried' },
  { actions: 'keepTried' },
] as const;

const ready = day.createStateConfig({
  on: {
    'closeDay.send': send,
    'screen.resumed': 'renewing',
    'screen.renew': 'renewing',
    'record.marked': 'renewing',
    'record.deleted': 'renewing',
    'day.changed': { target: 'renewing', actions: 'setToday' },
  },
});

const renewing = day.createStateConfig({
  invoke: {
    ...load,
    onError: [
      { guard: { type: 'isLost', params: getError }, target: 'ready', actions: 'reportLostSession' },
      { target: 'ready' },
    ],
  },
  on: { 'closeDay.send': send },
});

/** One session after another; the list is read again at the end. */
const saving = day.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'save',
    src: 'save',
    input: ({ context: { rows, closings, queue } }) => {
      const row = rows.find(({ id }) => id === queue[0]);
      const closing = row && closings[row.id];
      return row && closing ? { row, closing } : null;
    },
    onDone: [
      { guard: 'hasMore', target: 'saving', reenter: true, actions: ['keepClosed', 'reportTouched'] },
      { target: 'renewing', actions: ['keepClosed', 'reportTouched'] },
    ],
    onError: [
      {
        guard: { type: 'isLost', params: getError },
        target: 'ready',
        actions: ['clearQueue', 'reportLostSession'],
      },
      {
        guard: { type: 'isDown', params: getError },
        target: 'renewing',
        actions: [{ type: 'keepFailure', params: getError }, 'clearQueue'],
      },
      {
        guard: 'hasMore',
        target: 'saving',
        reenter: true,
        actions: { type: 'keepFailure', params: getError },
      },
      { target: 'renewing', actions: { type: 'keepFailure', params: getError } },
    ],
  },
});

/** The person's own sessions to close, each saved by itself: a failure stays with its session (spec §5). */
export const closeDayMachine = day.createMachine({
  id: 'closeDay',
  meta: {
    keep: {
      input: KEEP_SCREEN.input,
      events: {
        ...KEEP_SCREEN.events,
        'closeDay.change': ['id'],
        'closeDay.absent': ['id', 'isAbsent'],
        'closeDay.fill': ['ids', 'inscripcio'],
        'closeDay.send': ['ready', 'incomplete'],
        'xstate.error.actor.load': KEEP_ERROR,
        'xstate.error.actor.save': KEEP_ERROR,
      },
      reads: ['queue'],
    },
  },
  context: ({ input }) => ({
    ...input,
    ...{ rows: [], closings: {}, closed: [], gone: [], queue: [], tried: [], failures: {}, message: null },
  }),
  initial: 'loading',
  on: {
    'day.changed': { actions: 'setToday' },
    'closeDay.change': { actions: ['change', 'reportTouched'] },
    'closeDay.absent': { actions: ['change', 'reportTouched'] },
    'closeDay.fill': { actions: ['fill', 'reportTouched'] },
  },
  states: {
    loading,
    failed: { tags: 'failed', on: { 'closeDay.retry': 'loading', 'screen.resumed': 'loading' } },
    ready,
    renewing,
    saving,
  },
});
