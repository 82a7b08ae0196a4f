import { assign, enqueueActions, fromPromise, sendParent, setup } from 'xstate';
import { toFailure, type Failure } from '../../api/errors';
import type { Message, NoticeKey } from '../../domain/pages/notice';
import { getActMessage, isSessionLost, isUnsure, toFailureEvent, toStoppedNotice } from './failures';
import { KEEP_ERROR, type Keep } from './keep';
import { getRoot } from './rootRef';

/** How a task ended; `unsure` may have been done. */
export type BatchResult =
  | { state: 'done' }
  | { state: 'failed' | 'unsure'; failure: Failure; message: Message };

type BatchEvent<Task> =
  /** `count` is the number of tasks, which a folded journal lacks. */
  { type: 'batch.run'; tasks?: readonly Task[]; count: number } | { type: 'batch.stop' };

type BatchContext<Task> = {
  tasks: readonly Task[];
  count: number;
  at: number;
  /** Results of all runs, the last one of each task, by its key. */
  results: Readonly<Record<string, BatchResult>>;
  step: number;
  isStopping: boolean;
  /** Seconds before the service takes more. */
  wait: number;
};

/** Reports to the owner: a step is done and another follows, the task is done, or the run has ended. */
export type BatchReport =
  | { type: 'batch.begun' | 'batch.done'; key: string }
  /** `isReported`: by a failure, which the batch itself has shown. */
  | { type: 'batch.ended'; isReported?: true };

type Definition<Task> = {
  id: string;
  /** Calls of a task, each sent once the one before is done; a stop waits for the last one. */
  steps: readonly [Step<Task>, ...Step<Task>[]];
  /** Text of a failed step; a conflict was not sent and has its own text. */
  failed: (task: Task, step: number, failure: Failure) => Failed;
};
/** `own`: whether the server's text comes before the step's own. */
type Keyed = { key: NoticeKey | null; isCreation: boolean; own?: 'text' | 'server' };
type Failed = Keyed | { message: Message; isCreation: false };
type Step<Task> = (task: Task, signal: AbortSignal) => Promise<unknown>;

function toMessage(failure: Failure, { key, isCreation, own = 'text' }: Keyed): Message {
  const isOwn = failure.kind === 'conflict' && key !== null;
  return isOwn ? { key } : getActMessage(failure, key, own, isCreation);
}

/** Seconds to wait for a service that does not say how long. */
const SOME_SECONDS = 10;

const MANY_CALLS = 429;
const DOWN = 503;

/** Tasks one after another; a failed one is skipped, an unanswered one ends the run, a 429 waits. */
export function createBatch<Task extends { key: string }>({ id, steps, failed }: Definition<Task>) {
  type Context = BatchContext<Task>;
  const getTask = ({ tasks, at }: Context): Task | undefined => tasks[at];
  const isLast = ({ step }: Context): boolean => step === steps.length - 1;

  function describe({ step }: Context, task: Task, failure: Failure) {
    const of = failed(task, step, failure);
    const state: 'unsure' | 'failed' = isUnsure(failure, of.isCreation) ? 'unsure' : 'failed';
    return { state, failure, message: 'message' in of ? of.message : toMessage(failure, of) };
  }

  return setup({
    types: {
      context: {} as Context,
      events: {} as BatchEvent<Task>,
      meta: {} as { keep: Keep<BatchEvent<Task>, Context> },
      tags: {} as 'busy' | 'waiting',
    },
    actors: {
      perform: fromPromise<unknown, { task: Task | undefined; step: number }>(
        async ({ input: { task, step }, signal, system }) => {
          // A person who leaves is warned that it may have been done.
          signal.addEventListener('abort', () => getRoot(system).send(toStoppedNotice()));
          if (task) await steps[step]?.(task, signal);
        },
      ),
    },
    actions: {
      begin: assign(({ event }) =>
        event.type === 'batch.run'
          ? { tasks: event.tasks ?? [], count: event.count, at: 0, step: 0, isStopping: false, wait: 0 }
          : {},
      ),
      keepDone: assign(({ context }) => {
        const { results, at, step } = context;
        if (!isLast(context)) return { step: step + 1 };
        const key = getTask(context)?.key ?? '';
        return { at: at + 1, step: 0, results: { ...results, [key]: { state: 'done' as const } } };
      }),
      keepFailed: assign(({ context }, { error }: { error: unknown }) => {
        const task = getTask(context);
        const next = { at: context.at + 1, step: 0 };
        if (!task) return next;
        const result = describe(context, task, toFailure(error));
        return { ...next, results: { ...context.results, [task.key]: result } };
      }),
      keepWait: assign((_, { error }: { error: unknown }) => ({
        wait: toFailure(error).wait ?? SOME_SECONDS,
      })),
      reportDone: sendParent(({ context }) => ({
        type: isLast(context) ? 'batch.done' : 'batch.begun',
        key: getTask(context)?.key ?? '',
      })),
      reportEnded: sendParent({ type: 'batch.ended' }),
      reportBroken: sendParent({ type: 'batch.ended', isReported: true }),
      reportFailure: enqueueActions(({ context, enqueue, system }, { error }: { error: unknown }) => {
        const task = getTask(context);
        const failure = toFailure(error);
        const message = task
          ? describe(context, task, failure).message
          : getActMessage(failure, null, 'text');
        enqueue.sendTo(getRoot(system), toFailureEvent(failure, message));
      }),
    },
    guards: {
      isOver: ({ context: { at, step, count, isStopping } }) => step === 0 && (isStopping || at >= count),
      isStopping: ({ context }) => context.isStopping,
      hasMany: (_, { error }: { error: unknown }) => toFailure(error).status === MANY_CALLS,
      /** Nothing was sent, nor would the next ones be: no session, no line, or no reading before. */
      isUnsent: (_, { error }: { error: unknown }) => {
        const failure = toFailure(error);
        return isSessionLost(failure) || failure.kind === 'offline' || failure.unsent === true;
      },
      /** Without an answer, or down; an answer of a server that failed is one. */
      isDown: (_, { error }: { error: unknown }) =>
        isUnsure(toFailure(error)) || toFailure(error).status === DOWN,
    },
    delays: { wait: ({ context }) => context.wait * 1000 },
  }).createMachine({
    id,
    meta: {
      keep: {
        events: {
          'batch.run': ['count'],
          'xstate.error.actor.perform': KEEP_ERROR,
        },
        reads: ['count', 'at', 'step', 'isStopping'],
      },
    },
    context: { tasks: [], count: 0, at: 0, step: 0, results: {}, isStopping: false, wait: 0 },
    initial: 'idle',
    states: {
      idle: { on: { 'batch.run': { target: 'deciding', actions: 'begin' } } },
      deciding: {
        always: [{ guard: 'isOver', target: 'idle', actions: 'reportEnded' }, { target: 'running' }],
      },
      running: {
        tags: 'busy',
        on: { 'batch.stop': { actions: assign({ isStopping: true }) } },
        invoke: {
          id: 'perform',
          src: 'perform',
          input: ({ context }) => ({ task: getTask(context), step: context.step }),
          onDone: { target: 'deciding', actions: ['reportDone', 'keepDone'] },
          onError: [
            {
              guard: { type: 'hasMany', params: ({ event }) => ({ error: event.error }) },
              target: 'waiting',
              actions: { type: 'keepWait', params: ({ event }) => ({ error: event.error }) },
            },
            {
              guard: { type: 'isUnsent', params: ({ event }) => ({ error: event.error }) },
              target: 'idle',
              actions: [
                { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
                'reportBroken',
              ],
            },
            {
              guard: { type: 'isDown', params: ({ event }) => ({ error: event.error }) },
              target: 'idle',
              actions: [
                { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'keepFailed', params: ({ event }) => ({ error: event.error }) },
                'reportBroken',
              ],
            },
            {
              target: 'deciding',
              actions: { type: 'keepFailed', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      waiting: {
        tags: ['busy', 'waiting'],
        always: { guard: 'isStopping', target: 'idle', actions: 'reportEnded' },
        after: { wait: 'running' },
        on: { 'batch.stop': { target: 'idle', actions: 'reportEnded' } },
      },
    },
  });
}
