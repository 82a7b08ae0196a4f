import {
  assign,
  enqueueActions,
  fromPromise,
  setup,
  type ActorLogic,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
  type EventFromLogic,
  type Snapshot,
  type StateMachine,
} from 'xstate';
import { toFailure, type Failure } from '../../api/errors';
import type { Message, NoticeKey } from '../../domain/pages/notice';
import { KEEP_ERROR, type Keep, type Path } from './keep';
import { getMessage, isSessionLost } from './failures';
import { getNow } from './now';
import { findKept, withKeptAnswer } from './keptAnswers';
import { getRoot } from './rootRef';

type RequestEvent<Input> =
  /** `answer`: what was already read for the input. */
  | { type: 'request.send'; input: Input; answer?: unknown }
  | { type: 'request.reset' }
  | { type: 'request.again' }
  /** Sends again behind what is shown, or behind a failure. */
  | { type: 'request.renew' };

export type AnyRequest = ActorLogic<Snapshot<unknown>, RequestEvent<unknown>>;

type KeptInput<Input> = Path<Extract<RequestEvent<Input>, { type: 'request.send' }>>;

export type RequestContext<Input, Data> = {
  input: Input | null;
  data: Data;
  failure: Failure | null;
  message: Message | null;
  /** Time of an earlier reading that is shown in spite of the failure, in milliseconds. */
  keptAt: number | null;
};

/** A call and its answer (spec §4): the newest wins, an error restores the initial data. */
export function createRequest<Input, Data>(
  id: string,
  send: (input: Input, signal: AbortSignal, now: number) => Promise<Data>,
  initial: Data,
  {
    // Fields of the input that the journal may keep.
    keep = [],
    failedKey,
    // A call without an answer shows what this session read before.
    isKept = false,
  }: { keep?: readonly KeptInput<Input>[]; failedKey: NoticeKey; isKept?: boolean },
) {
  const NOTHING = { data: initial, failure: null, message: null, keptAt: null };
  /** The call; its end in an error depends on what is shown meanwhile. */
  const sending = {
    id: 'send',
    src: 'send',
    input: ({ context, event }: { context: RequestContext<Input, Data>; event: RequestEvent<Input> }) => ({
      input: context.input as Input,
      answer: event.type === 'request.send' ? event.answer : undefined,
    }),
    onDone: {
      target: 'success',
      actions: {
        type: 'keepData',
        params: ({ event }: { event: { output: unknown } }) => ({ output: event.output }),
      },
    },
  } as const;
  const getError = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
  const failing = {
    target: 'error',
    actions: [
      { type: 'keepFailure', params: getError },
      { type: 'reportLostSession', params: getError },
    ],
  } as const;
  return setup({
    types: {
      context: {} as RequestContext<Input, Data>,
      events: {} as RequestEvent<Input>,
      meta: {} as { keep: Keep<RequestEvent<Input>> },
      tags: {} as 'loading' | 'failed',
    },
    actors: {
      send: fromPromise<unknown, { input: Input; answer: unknown }>(({ input: sent, signal, system }) => {
        const { input, answer } = sent;
        const read = async () => answer ?? send(input, signal, getNow(system));
        return isKept ? withKeptAnswer(system, `${id} ${JSON.stringify(input)}`, read) : read();
      }),
    },
    actions: {
      keepData: assign({
        ...NOTHING,
        data: (_, { output }: { output: unknown }) => output as Data,
      }),
      keepFailure: assign((_, { error }: { error: unknown }) => {
        const failure = toFailure(error);
        const kept = findKept(error);
        return {
          data: kept ? (kept.data as Data) : initial,
          failure,
          message: getMessage(failure, failedKey),
          keptAt: kept?.at ?? null,
        };
      }),
      reportLostSession: enqueueActions(({ enqueue, system }, { error }: { error: unknown }) => {
        if (isSessionLost(toFailure(error))) enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
      }),
    },
  }).createMachine({
    id: `${id}Request`,
    meta: {
      keep: {
        events: {
          'request.send': keep,
          'xstate.error.actor.send': KEEP_ERROR,
        },
        reads: [],
      },
    },
    context: { input: null, ...NOTHING },
    initial: 'idle',
    on: {
      'request.send': {
        target: '.loading',
        reenter: true,
        actions: assign({ input: ({ event }) => event.input }),
      },
      'request.reset': {
        target: '.idle',
        actions: assign({ input: null, ...NOTHING }),
      },
    },
    states: {
      idle: {},
      loading: {
        tags: 'loading',
        invoke: { ...sending, onError: failing },
      },
      success: { on: { 'request.renew': 'renewing' } },
      renewing: {
        invoke: {
          ...sending,
          onError: { target: 'success', actions: { type: 'reportLostSession', params: getError } },
        },
      },
      error: { tags: 'failed', on: { 'request.again': 'loading', 'request.renew': 'retrying' } },
      retrying: { tags: 'failed', invoke: { ...sending, onError: failing } },
    },
  });
}

export type Requests = Readonly<Record<string, AnyStateMachine>>;

export type InputsOf<R extends Requests> = {
  readonly [Name in keyof R]?: Extract<EventFromLogic<R[Name]>, { type: 'request.send' }>['input'];
};

type Children<R extends Requests> = { [Name in keyof R & string]: ActorRefFrom<R[Name]> | undefined };

type Holding<R extends Requests, M> =
  M extends StateMachine<
    infer Context,
    infer Event,
    Record<string, AnyActorRef | undefined>,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Context,
        Event,
        Children<R>,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Input,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never;

/** A machine with the type of its spawned children, which XState cannot infer without literal names. */
export function holding<R extends Requests, M extends AnyStateMachine>(machine: M): Holding<R, M> {
  return machine as unknown as Holding<R, M>;
}
