import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Failure } from '../../api/errors';
import type { Instant } from '../../domain/values/madrid';
import type { Message } from '../../domain/pages/notice';
import type { Query } from '../../domain/values/query';
import { readAddress, type Address } from '../../domain/pages/xifres';
import type { Part } from '../../domain/pages/xifresTables';
import { getMessage, isSessionLost, toNotice } from '../kit/failures';
import type { Keep } from '../kit/keep';
import type { ScreenEvent } from '../kit/protocol';
import { KEEP_SCREEN, type ScreenInput } from '../kit/screen';
import { getRoot } from '../kit/rootRef';
import { countAll, type Answers, type Asking, type Batch } from './xifresCount';

/** `at` is the instant (ISO) of the counts that follow. */
type XifresEvent =
  | ScreenEvent
  /** Figures shown, in order; those not yet counted are counted. */
  | { type: 'xifres.need'; wanted: readonly Address[]; at: Instant }
  | { type: 'xifres.open'; part: Part }
  | { type: 'xifres.stop' }
  /** Retries missing figures, and resumes after a stop. */
  | { type: 'xifres.again'; at: Instant }
  | { type: 'xifres.refresh'; at: Instant }
  | { type: 'xifres.export'; at: Instant }
  | { type: 'xifres.save'; name: string; content: string };

type XifresContext = {
  query: Query;
  wanted: readonly Address[];
  counted: readonly Address[];
  failed: readonly Address[];
  running: readonly Address[];
  answers: Answers;
  at: Instant;
  opened: readonly Part[];
  isExporting: boolean;
  failure: Failure | null;
  message: Message | null;
};

/** Calls in parallel: few, to leave room for other people's. */
const AT_ONCE = 4;

function listMissing({ wanted, counted, failed }: XifresContext): Address[] {
  const settled = new Set([...counted, ...failed]);
  return wanted.filter((address) => !settled.has(address));
}

function takeIn(context: XifresContext, batch: Batch): Partial<XifresContext> {
  const { list } = readAddress(batch.failed[0] ?? '');
  return {
    answers: { ...context.answers, ...batch.answers },
    counted: [...context.counted, ...batch.counted],
    failed: [...context.failed, ...batch.failed],
    ...(batch.failure && {
      failure: batch.failure,
      message: getMessage(batch.failure, `${list}.listFailed`),
    }),
  };
}

const NONE_FAILED = { failed: [], failure: null, message: null };

/** Counts the page's figures, a few calls at a time; skips those no longer shown, keeps counted ones. */
export const xifresMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as XifresContext,
    events: {} as XifresEvent,
    meta: {} as { keep: Keep<XifresEvent, XifresContext, ScreenInput> },
    tags: {} as 'busy' | 'stopped',
  },
  actors: {
    countBatch: fromPromise<Batch, Asking>(({ input, signal }) => countAll(input, signal)),
  },
  actions: {
    download: (_, _params: { name: string; content: string }) => {},
    choose: assign({ running: ({ context }) => listMissing(context).slice(0, AT_ONCE) }),
    want: assign(({ context, event }) => {
      if (event.type !== 'xifres.need') return {};
      const { wanted, at } = event;
      const failed = context.failed.filter((address) => wanted.includes(address));
      return { wanted, at, ...(failed.length > 0 ? { failed } : NONE_FAILED) };
    }),
    open: assign(({ context: { opened }, event }) =>
      event.type === 'xifres.open' ? { opened: [...opened, event.part] } : {},
    ),
    setTime: assign(({ event }) => ('at' in event ? { at: event.at } : {})),
    forgetFailed: assign(NONE_FAILED),
    takeIn: assign(({ context }, { batch }: { batch: Batch }) => takeIn(context, batch)),
    failExport: enqueueActions(({ context: { isExporting, failure }, enqueue, system }) => {
      if (!isExporting) return;
      enqueue.assign({ isExporting: false });
      if (failure === null) return;
      enqueue.sendTo(getRoot(system), toNotice(failure, getMessage(failure, 'export.failed')));
    }),
    reportLostSession: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
    }),
  },
  guards: {
    isMissing: ({ context }) => listMissing(context).length > 0,
    hasFailed: ({ context }) => context.failed.length > 0,
    isExporting: ({ context }) => context.isExporting,
    isStillWanted: ({ context: { running }, event }) =>
      event.type === 'xifres.need' && running.every((address) => event.wanted.includes(address)),
    isLost: (_, { batch: { failure } }: { batch: Batch }) => failure !== null && isSessionLost(failure),
    /** Every call failed: more calls are pointless. */
    isDown: (_, { batch: { counted } }: { batch: Batch }) => counted.length === 0,
  },
}).createMachine({
  id: 'xifres',
  meta: {
    keep: {
      input: KEEP_SCREEN.input,
      events: {
        ...KEEP_SCREEN.events,
        'xifres.need': ['=wanted'],
        'xifres.open': ['part'],
        'xstate.done.actor.countBatch': ['=output.counted', '=output.failed', 'output.failure.status'],
      },
      reads: ['=wanted', '=counted', '=failed', '=running', 'isExporting'],
    },
  },
  context: ({ input: { query } }) => ({
    query,
    wanted: [],
    counted: [],
    running: [],
    answers: {},
    at: '',
    opened: [],
    isExporting: false,
    ...NONE_FAILED,
  }),
  initial: 'settled',
  on: {
    'screen.address': { actions: assign({ query: ({ event }) => event.query, isExporting: false }) },
    'screen.resumed': { target: '.deciding', actions: 'forgetFailed' },
    'xifres.need': { target: '.deciding', actions: 'want' },
    'xifres.open': { actions: 'open' },
    'xifres.stop': { target: '.stopped', actions: assign({ isExporting: false }) },
    'xifres.again': { target: '.deciding', actions: ['setTime', 'forgetFailed'] },
    'xifres.refresh': {
      target: '.deciding',
      actions: ['setTime', 'forgetFailed', assign({ counted: [], answers: {} })],
    },
    'xifres.export': {
      target: '.deciding',
      actions: ['setTime', 'forgetFailed', assign({ isExporting: true })],
    },
  },
  states: {
    settled: {
      on: {
        'xifres.save': {
          guard: 'isExporting',
          actions: [
            { type: 'download', params: ({ event: { name, content } }) => ({ name, content }) },
            assign({ isExporting: false }),
          ],
        },
      },
    },
    deciding: {
      always: [
        { guard: 'isMissing', target: 'gathering' },
        { guard: 'hasFailed', target: 'settled', actions: 'failExport' },
        { target: 'settled' },
      ],
    },
    gathering: {
      tags: 'busy',
      entry: 'choose',
      invoke: {
        id: 'countBatch',
        src: 'countBatch',
        input: ({ context: { running, at } }) => ({ addresses: running, at }),
        onDone: [
          {
            guard: { type: 'isLost', params: ({ event }) => ({ batch: event.output }) },
            target: 'stopped',
            actions: [
              { type: 'takeIn', params: ({ event }) => ({ batch: event.output }) },
              assign({ isExporting: false }),
              'reportLostSession',
            ],
          },
          {
            guard: { type: 'isDown', params: ({ event }) => ({ batch: event.output }) },
            target: 'stopped',
            actions: [{ type: 'takeIn', params: ({ event }) => ({ batch: event.output }) }, 'failExport'],
          },
          {
            target: 'deciding',
            actions: { type: 'takeIn', params: ({ event }) => ({ batch: event.output }) },
          },
        ],
      },
      on: {
        'xifres.need': { guard: 'isStillWanted', actions: 'want' },
      },
    },
    stopped: { tags: 'stopped' },
  },
});
