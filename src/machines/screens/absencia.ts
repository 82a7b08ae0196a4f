import { assign, enqueueActions, setup } from 'xstate';
import { toFailure } from '../../api/errors';
import { listCites, listDisponibilitats } from '../../api/cites';
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
import { getMessage } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { named } from '../kit/named';
import type { ScreenEvent } from '../kit/protocol';
import { createReading, LOADING, RENEWALS, RENEWING, type ReadingEvent } from '../kit/reading';
import { holding } from '../kit/request';
import { getRoot } from '../kit/rootRef';
import { KEEP_SCREEN, type ScreenInput } from '../kit/screen';
import { spawn } from '../kit/spawn';
import { absenciaBatchMachine, type AbsenciaTask } from './absenciaBatch';

/** A folded journal lacks choices and tasks. */
type AbsenciaEvent =
  | ScreenEvent
  | { type: 'absencia.choose'; id: number; choice?: Choice | null }
  | { type: 'absencia.fill'; choices?: Choices }
  | { type: 'absencia.send'; tasks?: readonly AbsenciaTask[]; count: number }
  | { type: 'absencia.stop' }
  | { type: 'absencia.retry' }
  | BatchReport;

type AbsenciaContext = ScreenInput &
  Away & {
    slots: readonly Disponibilitat[];
    dropped: readonly number[];
    message: Message | null;
  };

const BATCH = 'batch';
const NOTHING: Read = { cites: [], slots: [], range: { data_inici: '', data_fi: '' } };

type Handled = AbsenciaEvent | ReadingEvent<Read>;

const reading = createReading<AbsenciaContext, Handled, Read>(async ({ query, today }, signal, now) => {
  const absencia = readAbsencia(query, today);
  if (!absencia) return NOTHING;
  const of = { professional_id: String(absencia.professional_id) };
  const range = toCitesRange(absencia);
  const cites = listAway(await listCites({ ...range, ...of }, signal), now);
  return { cites, range, slots: await listDisponibilitats(toSlotsRange(absencia, cites), signal) };
});

const page = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as AbsenciaContext,
    events: {} as Handled,
    meta: {} as { keep: Keep<AbsenciaEvent, AbsenciaContext, ScreenInput> },
    tags: {} as 'busy' | 'loading' | 'failed',
  },
  actors: { [BATCH]: absenciaBatchMachine, load: reading.load },
  actions: {
    reportLostSession: reading.reportLostSession,
    keepLoadFailure: assign(({ event }) =>
      event.type === 'xstate.error.actor.load'
        ? { message: getMessage(toFailure(event.error), 'cites.listFailed') }
        : {},
    ),
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
    keepRead: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.load') return {};
      const read = event.output ?? NOTHING;
      return { ...mergeAway(context, read), slots: read.slots, message: null };
    }),
    /** Reports choices that would be lost; a running one counts until it is done. */
    reportTouched: enqueueActions(({ context, enqueue, self, system }) => {
      const dirty = hasOpenChoice(context);
      enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
    }),
  },
});

const choosing = {
  'absencia.choose': { actions: ['choose', 'reportTouched'] },
  'absencia.fill': { actions: ['fill', 'reportTouched'] },
  'absencia.send': { target: 'running', actions: 'run' },
} as const;

const running = page.createStateConfig({
  tags: 'busy',
  on: {
    'absencia.stop': { actions: 'stop' },
    'batch.begun': { actions: 'keepBooked' },
    'batch.done': { actions: 'keepDone' },
    'batch.ended': { target: 'renewing', actions: 'reportTouched' },
    'screen.address': { actions: 'setQuery' },
  },
});

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
    cites: [],
    slots: [],
    choices: {},
    done: [],
    booked: [],
    gone: [],
    dropped: [],
    message: null,
  }),
  entry: spawn(BATCH, BATCH),
  initial: 'loading',
  on: {
    'day.changed': { actions: 'setToday' },
    'screen.address': { target: '.loading', actions: 'setQuery' },
  },
  states: {
    loading: LOADING,
    failed: { tags: 'failed', on: { 'absencia.retry': 'loading', 'screen.resumed': 'loading' } },
    ready: { on: { ...choosing, ...RENEWALS } },
    renewing: { ...RENEWING, on: choosing },
    running,
  },
});

export const absenciaMachine = holding<{ [BATCH]: typeof absenciaBatchMachine }, typeof machine>(machine);
