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
import { getRoot } from './rootRef';

type RequestEvent<Input> =
  | { type: 'request.send'; input: Input }
  | { type: 'request.reset' }
  /** Sends again after a failure. */
  | { type: 'request.again' }
  /** Sends again behind what is shown. */
  | { type: 'request.renew' };

/** A request of any input, as receiver of events. */
export type AnyRequest = ActorLogic<Snapshot<unknown>, RequestEvent<unknown>>;

type KeptInput<Input> = Path<Extract<RequestEvent<Input>, { type: 'request.send' }>>;

export type RequestContext<Input, Data> = {
  input: Input | null;
  data: Data;
  failure: Failure | null;
  /** Text of the failure. */
  message: Message | null;
};

/**
 * A call and its answer (spec §4): idle, loading, success or error, and back by a reset.
 * An error restores the initial data and keeps the failure; the newest call wins. A renewal that fails
 * leaves the data. `now` in milliseconds.
 * `keep` lists the fields of the input that the journal may keep.
 */
export function createRequest<Input, Data>(
  id: string,
  send: (input: Input, signal: AbortSignal, now: number) => Promise<Data>,
  initial: Data,
  { keep = [], failedKey }: { keep?: readonly KeptInput<Input>[]; failedKey: NoticeKey },
) {
  /** The call; its end in an error depends on what is shown meanwhile. */
  const sending = {
    id: 'send',
    src: 'send',
    input: ({ context }: { context: RequestContext<Input, Data> }) => context.input,
    onDone: {
      target: 'success',
      actions: {
        type: 'keepData',
        params: ({ event }: { event: { output: unknown } }) => ({ output: event.output }),
      },
    },
  } as const;
  const getError = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
  return setup({
    types: {
      context: {} as RequestContext<Input, Data>,
      events: {} as RequestEvent<Input>,
      meta: {} as { keep: Keep<RequestEvent<Input>> },
      tags: {} as 'loading' | 'failed',
    },
    actors: {
      send: fromPromise<unknown, unknown>(({ input, signal, system }) =>
        send(input as Input, signal, getNow(system)),
      ),
    },
    actions: {
      keepData: assign({
        data: (_, { output }: { output: unknown }) => output as Data,
        failure: null,
        message: null,
      }),
      keepFailure: assign({
        data: initial,
        failure: (_, { error }: { error: unknown }) => toFailure(error),
        message: (_, { error }: { error: unknown }) => getMessage(toFailure(error), failedKey),
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
    context: { input: null, data: initial, failure: null, message: null },
    initial: 'idle',
    on: {
      'request.send': {
        target: '.loading',
        reenter: true,
        actions: assign({ input: ({ event }) => event.input }),
      },
      'request.reset': {
        target: '.idle',
        actions: assign({ input: null, data: initial, failure: null, message: null }),
      },
    },
    states: {
      idle: {},
      loading: {
        tags: 'loading',
        invoke: {
          ...sending,
          onError: {
            target: 'error',
            actions: [
              { type: 'keepFailure', params: getError },
              { type: 'reportLostSession', params: getError },
            ],
          },
        },
      },
      success: { on: { 'request.renew': 'renewing' } },
      renewing: {
        invoke: {
          ...sending,
          onError: { target: 'success', actions: { type: 'reportLostSession', params: getError } },
        },
      },
      error: { tags: 'failed', on: { 'request.again': 'loading' } },
    },
  });
}

/** Request machines by the names that a screen gives them. */
export type Requests = Readonly<Record<string, AnyStateMachine>>;

/** Input of each request. */
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
