import { assign, enqueueActions, setup } from 'xstate';
import { toFailure } from '../../api/errors';
import { listToClose, type Assessoria } from '../../domain/nouns/assessoria';
import type { RealitzacioDraft } from '../../domain/nouns/realitzacio';
import { changeClosing, fillInscripcio, mergeRows, type Closings } from '../../domain/pages/closing';
import type { Message } from '../../domain/pages/notice';
import type { Inscripcio } from '../../domain/values/options';
import type { BatchReport } from '../kit/batch';
import { getMessage } from '../kit/failures';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { named } from '../kit/named';
import { readPendents } from '../kit/pendents';
import type { ScreenEvent } from '../kit/protocol';
import { createReading, LOADING, RENEWALS, RENEWING, type ReadingEvent } from '../kit/reading';
import { holding } from '../kit/request';
import { getRoot } from '../kit/rootRef';
import { KEEP_SCREEN, type ScreenInput } from '../kit/screen';
import { spawn } from '../kit/spawn';
import { closeDayBatchMachine, type ClosingTask } from './closeDayBatch';

export type CloseDayEvent =
  | ScreenEvent
  | { type: 'closeDay.change'; id: number; changes: Partial<RealitzacioDraft> }
  | { type: 'closeDay.absent'; id: number; isAbsent: boolean }
  /** Some sessions signed up in one way, except those with an own choice. */
  | { type: 'closeDay.fill'; ids: readonly number[]; inscripcio: Inscripcio }
  | { type: 'closeDay.send'; ready: readonly number[]; incomplete: readonly number[] }
  | { type: 'closeDay.stop' }
  | { type: 'closeDay.retry' }
  | BatchReport;

type CloseDayContext = ScreenInput & {
  /** Sessions to close when they were read, and those closed here since. */
  rows: readonly Assessoria[];
  closings: Closings;
  closed: readonly number[];
  gone: readonly number[];
  /** Incomplete sessions, whose issues are shown after a try to save them. */
  tried: readonly number[];
  message: Message | null;
};

const BATCH = 'batch';

type Handled = CloseDayEvent | ReadingEvent<Assessoria[]>;

const reading = createReading<CloseDayContext, Handled, Assessoria[]>(
  async ({ today, userId }, signal, now) => {
    const query = { data_fi: today, professional_id: String(userId), sort: '-cita.date' };
    return listToClose(await readPendents(query, signal), now);
  },
);

const day = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as CloseDayContext,
    events: {} as Handled,
    meta: {} as { keep: Keep<CloseDayEvent, CloseDayContext, ScreenInput> },
    tags: {} as 'busy' | 'loading' | 'failed',
  },
  actors: { [BATCH]: closeDayBatchMachine, load: reading.load },
  actions: {
    reportLostSession: reading.reportLostSession,
    keepLoadFailure: assign(({ event }) =>
      event.type === 'xstate.error.actor.load'
        ? { message: getMessage(toFailure(event.error), 'assessories.listFailed') }
        : {},
    ),
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
    keepTried: assign(({ event }) => (event.type === 'closeDay.send' ? { tried: event.incomplete } : {})),
    run: enqueueActions(({ context: { rows, closings }, enqueue, event }) => {
      if (event.type !== 'closeDay.send') return;
      const tasks = event.ready.flatMap((id): ClosingTask[] => {
        const [row, closing] = [rows.find((one) => one.id === id), closings[id]];
        return row && closing ? [{ key: String(id), row, closing }] : [];
      });
      const count = event.ready.length;
      enqueue.sendTo(named<typeof closeDayBatchMachine>(BATCH), { type: 'batch.run', tasks, count });
    }),
    stop: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(named<typeof closeDayBatchMachine>(BATCH), { type: 'batch.stop' });
    }),
    keepRead: assign(({ context, event }) =>
      event.type === 'xstate.done.actor.load'
        ? { ...mergeRows(context, event.output ?? []), message: null }
        : {},
    ),
    keepClosed: assign(({ context: { closed }, event }) =>
      event.type === 'batch.done' ? { closed: [...closed, Number(event.key)] } : {},
    ),
    reportTouched: enqueueActions(({ context: { closings, closed }, enqueue, self, system }) => {
      const dirty = Object.keys(closings).some((id) => !closed.includes(Number(id)));
      enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
    }),
  },
  guards: {
    isAnyReady: ({ event }) => event.type === 'closeDay.send' && event.ready.length > 0,
  },
});

const send = [
  { guard: 'isAnyReady', target: 'saving', actions: ['keepTried', 'run'] },
  { actions: 'keepTried' },
] as const;

const saving = day.createStateConfig({
  tags: 'busy',
  on: {
    'closeDay.stop': { actions: 'stop' },
    'batch.done': { actions: ['keepClosed', 'reportTouched'] },
    'batch.ended': 'renewing',
  },
});

/** The person's own sessions to close; each is saved alone, a failure stays with its session (spec §5). */
const machine = day.createMachine({
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
        'batch.done': ['/key'],
        'xstate.error.actor.load': KEEP_ERROR,
      },
      reads: [],
    },
  },
  context: ({ input }) => ({
    ...input,
    rows: [],
    closings: {},
    closed: [],
    gone: [],
    tried: [],
    message: null,
  }),
  entry: spawn(BATCH, BATCH),
  initial: 'loading',
  on: {
    'day.changed': { actions: 'setToday' },
    'closeDay.change': { actions: ['change', 'reportTouched'] },
    'closeDay.absent': { actions: ['change', 'reportTouched'] },
    'closeDay.fill': { actions: ['fill', 'reportTouched'] },
  },
  states: {
    loading: LOADING,
    failed: { tags: 'failed', on: { 'closeDay.retry': 'loading', 'screen.resumed': 'loading' } },
    ready: { on: { ...RENEWALS, 'closeDay.send': send } },
    renewing: { ...RENEWING, on: { 'closeDay.send': send } },
    saving,
  },
});

export const closeDayMachine = holding<{ [BATCH]: typeof closeDayBatchMachine }, typeof machine>(machine);
