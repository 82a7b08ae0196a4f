import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Failure } from '../../api/errors';
import type { Instant } from '../../domain/values/madrid';
import type { Message } from '../../domain/pages/notice';
import type { Query } from '../../domain/values/query';
import { readAddress, type Address } from '../../domain/pages/xifres';
import type { Part } from '../../domain/pages/xifresTables';
import { getMessage, isSessionLost, toNotice } from '../kit/complaint';
import type { Keep } from '../kit/keep';
import type { ScreenEvent } from '../kit/protocol';
import { KEEP_SCREEN, type ScreenInput } from '../kit/screen';
import { getRoot } from '../kit/upward';
import { countAll, type Answers, type Asking, type Batch } from './xifresCount';

/** `at` is the instant (ISO) that what is counted from then on bears. */
type XifresEvent =
  | ScreenEvent
  /** What is shown: it is counted unless it is known, in this order. */
  | { type: 'xifres.need'; wanted: readonly Address[]; at: Instant }
  | { type: 'xifres.open'; part: Part }
  | { type: 'xifres.stop' }
  /** Asks again for what did not come, and goes on where it was stopped. */
  | { type: 'xifres.again'; at: Instant }
  /** Counts everything anew. */
  | { type: 'xifres.refresh'; at: Instant }
  /** Opens everything, to hand it over once it is there. */
  | { type: 'xifres.export'; at: Instant }
  | { type: 'xifres.save'; name: string; content: string };

type XifresContext = {
  query: Query;
  wanted: readonly Address[];
  known: readonly Address[];
  failed: readonly Address[];
  /** What is being asked. */
  running: readonly Address[];
  answers: Answers;
  at: Instant;
  opened: readonly Part[];
  isExporting: boolean;
  failure: Failure | null;
  /** What the failure says to a person. */
  message: Message | null;
};

/** So few calls at once that others have room beside them. */
const AT_ONCE = 4;

function listMissing({ wanted, known, failed }: XifresContext): Address[] {
  const settled = new Set([...known, ...failed]);
  return wanted.filter((address) => !settled.has(address));
}

function takeIn(context: XifresContext, batch: Batch): Partial<XifresContext> {
  const { list } = readAddress(batch.failed[0] ?? '');
  return {
    answers: { ...context.answers, ...batch.answers },
    known: [...context.known, ...batch.known],
    failed: [...context.failed, ...batch.failed],
    ...(batch.failure && {
      failure: batch.failure,
      message: getMessage(batch.failure, `${list}.listFailed`),
    }),
  };
}

const NONE_FAILED = { failed: [], failure: null, message: null };

/**
 * Counts what the page shows, a few calls at a time: what has come is kept for as long as somebody stays, what is no longer
 * shown is no longer asked, and whoever leaves ends it.
 */
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
    /** Hands the text to the person as a file. */
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
    tellLostSession: enqueueActions(({ enqueue, system }) => {
      enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
    }),
  },
  guards: {
    isMissing: ({ context }) => listMissing(context).length > 0,
    hasFailed: ({ context }) => context.failed.length > 0,
    isExporting: ({ context }) => context.isExporting,
    /** Whether what is being asked is shown all the same. */
    isStillWanted: ({ context: { running }, event }) =>
      event.type === 'xifres.need' && running.every((address) => event.wanted.includes(address)),
    isLost: (_, { batch: { failure } }: { batch: Batch }) => failure !== null && isSessionLost(failure),
    /** Nothing came at all: there is no sense in asking for more. */
    isDown: (_, { batch: { known } }: { batch: Batch }) => known.length === 0,
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
        'xstate.done.actor.countBatch': ['=output.known', '=output.failed', 'output.failure.status'],
      },
      reads: ['=wanted', '=known', '=failed', '=running', 'isExporting'],
    },
  },
  context: ({ input: { query } }) => ({
    ...{ query, wanted: [], known: [], running: [], answers: {}, at: '', opened: [], isExporting: false },
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
      actions: ['setTime', 'forgetFailed', assign({ known: [], answers: {} })],
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
              'tellLostSession',
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
    /** By the person, or since nothing comes. */
    stopped: { tags: 'stopped' },
  },
});
