import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { toFailure, type Failure } from '../api/errors';
import type { Message, NoticeKey } from '../domain/notice';
import { KEEP_ERROR, type Keep } from './keep';
import { getMessage, getRoot, isSessionLost } from './upward';

type RequestEvent<Input> = { type: 'request.send'; input: Input } | { type: 'request.reset' };

export type RequestContext<Input, Data> = {
  input: Input | null;
  data: Data;
  failure: Failure | null;
  /** What the failure says to a person. */
  message: Message | null;
};

/**
 * A call and its answer (spec §4): idle, loading, success or error, and back by a reset. On error the data is again
 * what it was at first and the failure is kept; the newest sending wins. `keep` names the fields of the input that the
 * journal may hold, `*` all of it.
 */
export function createRequest<Input, Data>(
  id: string,
  send: (input: Input, signal: AbortSignal) => Promise<Data>,
  initial: Data,
  { keep = [], failedKey }: { keep?: readonly string[]; failedKey: NoticeKey },
) {
  return setup({
    types: {
      context: {} as RequestContext<Input, Data>,
      events: {} as RequestEvent<Input>,
      meta: {} as { keep: Keep },
      tags: {} as 'loading' | 'failed',
    },
    actors: { send: fromPromise<unknown, unknown>(({ input, signal }) => send(input as Input, signal)) },
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
      tellLostSession: enqueueActions(({ enqueue, system }, { error }: { error: unknown }) => {
        if (isSessionLost(toFailure(error))) enqueue.sendTo(getRoot({ system }), { type: 'auth.lost' });
      }),
    },
  }).createMachine({
    id: `${id}Request`,
    meta: {
      keep: {
        events: {
          'request.send': keep.map((path) => (path === '*' ? 'input' : `input.${path}`)),
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
          id: 'send',
          src: 'send',
          input: ({ context }: { context: RequestContext<Input, Data> }) => context.input,
          onDone: {
            target: 'success',
            actions: { type: 'keepData', params: ({ event }) => ({ output: event.output }) },
          },
          onError: {
            target: 'error',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'tellLostSession', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        },
      },
      success: {},
      error: { tags: 'failed' },
    },
  });
}
