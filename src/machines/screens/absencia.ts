import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { listCites, listDisponibilitats } from '../../api/cites';
import { toFailure } from '../../api/errors';
import type { Disponibilitat } from '../../domain/nouns/disponibilitat';
import {
  hasOpenChoice,
  listAway,
  mergeAway,
  toCitesRange,
  toSlotsRange,
  type Away,
  type Choice,
  type Choices,
  type Read,
} from '../../domain/pages/absencia';
import { readAbsencia } from '../../domain/pages/absenciaPath';
import type { Message } from '../../domain/pages/notice';
import type { BatchReport } from '../kit/batch';
import { getMessage, isSessionLost } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { named } from '../kit/named';
import { getNow } from '../kit/now';
import type { ScreenEvent } from '../kit/protocol';
import { holding } from '../kit/request';
import { getRoot } from '../kit/rootRef';
import { KEEP_SCREEN, type ScreenInput } from '../kit/screen';
import { spawn } from '../kit/spawn';
import { absenciaBatchMachine, type AbsenciaTask } from './absenciaBatch';

/** A folded journal lacks choices and tasks. */
type AbsenciaEvent =
  | ScreenEvent
  | { type: 'absencia.choose'; id: number; choice?: Choice | null }
  /** Several at once, as proposed on request. */
  | { type: 'absencia.fill'; choices?: Choices }
  /** Does what is chosen. */
  | { type: 'absencia.send'; tasks?: readonly AbsenciaTask[]; count: number }
  | { type: 'absencia.stop' }
  | { type: 'absencia.retry' }
  | BatchReport;

type AbsenciaContext = ScreenInput &
  Away & {
    slots: readonly Disponibilitat[];
    /** Those whose chosen hour was no longer free. */
    dropped: readonly number[];
    /** Text of a failed reading. */
    message: Message | null;
  };

type WithError = { error: unknown };

const BATCH = 'batch';
const NOTHING: Read = { cites: [], slots: [], range: { data_inici: '', data_fi: '' } };

const page = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as AbsenciaContext,
    events: {} as AbsenciaEvent,
    meta: {} as { keep: Keep<AbsenciaEvent, AbsenciaContext, ScreenInput> },
    tags: {} as 'busy' | 'loading' | 'failed',
  },
  actors: {
    [BATCH]: absenciaBatchMachine,
    load: fromPromise<Read, Pick<ScreenInput, 'query' | 'today'>>(async ({ input, signal, system }) => {
      const absencia = readAbsencia(input.query, input.today);
      if (!absencia) return NOTHING;
      const of = { professional_id: String(absencia.professional_id) };
      const range = toCitesRange(absencia);
      const cites = listAway(await listCites({ ...range, ...of }, signal), getNow(system));
      return { cites, range, slots: await listDisponibilitats(toSlotsRange(absencia, cites), signal) };
    }),
  },
  actions: {
    setQuery: assign(({ event }) => (event.type === 'screen.address' ? { query: event.query } : {})),
    setToday: assign(({ event }) => (event.type === 'day.changed' ? { today: event.today } : {})),
    choose: assign(({ context: { choices, dropped }, event }) => {
      if (event.type !== 'absencia.choose') return {};
      const { [event.id]: _before, ...others } = choices;
      return {
        choices: event.choice ? { ...others, [event.id]: event.choice } : others,
        dropped: dropped.filter((id) => id !== event.id),
      };
    }),
    fill: assign(({ context, event }) =>
      event.type === 'absencia.fill' ? { choices: { ...context.choices, ...event.choices } } : {},
    ),
    run: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'absencia.send') return;
      const { tasks = [], count } = event;
      enqueue.sendTo(named<typeof absenciaBatchMachine>(BATCH), { type: 'batch.run', tasks, count });
    }),
    stop: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(named<typeof absenciaBatchMachine>(BATCH), { type: 'batch.stop' });
    }),
    keepBooked: assign(({ context: { booked, choices }, event }) =>
      event.type === 'batch.begun' && choices[Number(event.key)]?.act === 'move'
        ? { booked: [...new Set([...booked, Number(event.key)])] }
        : {},
    ),
    keepDone: assign(({ context: { done }, event }) =>
      event.type === 'batch.done' ? { done: [...done, Number(event.key)] } : {},
    ),
    keepRead: assign(({ context }, { read = NOTHING }: { read?: Read | undefined }) => ({
      ...mergeAway(context, read),
      ...{ slots: read.slots, message: null },
    })),
    keepLoadFailure: assign((_, { error }: WithError) => ({
      message: getMessage(toFailure(error), 'cites.listFailed'),
    })),
    /** Reports whether choices would be lost, or work is under way. */
    reportTouched: enqueueActions(({ context, enqueue, self, system }, { isBusy }: { isBusy: boolean }) => {
      const dirty = isBusy || hasOpenChoice(context);
      enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
    }),
    reportLostSession: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
    }),
  },
  guards: { isLost: (_, { error }: WithError) => isSessionLost(toFailure(error)) },
});

const getError = ({ event }: { event: WithError }): WithError => ({ error: event.error });
const CALM = { type: 'reportTouched', params: { isBusy: false } } as const;
const BUSY = { type: 'reportTouched', params: { isBusy: true } } as const;

type Loaded = { event: { output?: Read } };

/** A reading, at the start or behind what is shown. */
const load = {
  id: 'load',
  src: 'load',
  input: ({ context: { query, today } }: { context: AbsenciaContext }) => ({ query, today }),
  onDone: {
    target: 'ready',
    actions: [{ type: 'keepRead', params: ({ event }: Loaded) => ({ read: event.output }) }, CALM],
  },
} as const;

const loading = page.createStateConfig({
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

const choosing = {
  'absencia.choose': { actions: ['choose', CALM] },
  'absencia.fill': { actions: ['fill', CALM] },
  'absencia.send': { target: 'running', actions: ['run', BUSY] },
} as const;

const renewing = page.createStateConfig({
  invoke: {
    ...load,
    onError: [
      { guard: { type: 'isLost', params: getError }, target: 'ready', actions: 'reportLostSession' },
      { target: 'ready' },
    ],
  },
  on: choosing,
});

const ready = page.createStateConfig({
  on: {
    ...choosing,
    'screen.resumed': 'renewing',
    'screen.renew': 'renewing',
    'record.marked': 'renewing',
    'record.deleted': 'renewing',
    'day.changed': { target: 'renewing', actions: 'setToday' },
  },
});

/** All that is chosen, one after another; the list is read again at the end. */
const running = page.createStateConfig({
  tags: 'busy',
  on: {
    'absencia.stop': { actions: 'stop' },
    'batch.begun': { actions: 'keepBooked' },
    'batch.done': { actions: 'keepDone' },
    'batch.ended': { target: 'renewing', actions: CALM },
    'screen.address': { actions: 'setQuery' },
  },
});

/** The appointments of a professional who is away: each moved to a colleague, or deleted. */
const machine = page.createMachine({
  id: 'absencia',
  meta: {
    keep: {
      input: KEEP_SCREEN.input,
      events: {
        ...KEEP_SCREEN.events,
        'absencia.send': ['count'],
        'xstate.error.actor.load': KEEP_ERROR,
      },
      reads: [],
    },
  },
  context: ({ input }) => ({
    ...input,
    ...{ cites: [], slots: [], choices: {}, done: [], booked: [], gone: [], dropped: [], message: null },
  }),
  entry: spawn(BATCH, BATCH),
  initial: 'loading',
  on: {
    'day.changed': { actions: 'setToday' },
    'screen.address': { target: '.loading', actions: 'setQuery' },
  },
  states: {
    loading,
    failed: { tags: 'failed', on: { 'absencia.retry': 'loading', 'screen.resumed': 'loading' } },
    ready,
    renewing,
    running,
  },
});

export const absenciaMachine = holding<{ [BATCH]: typeof absenciaBatchMachine }, typeof machine>(machine);
