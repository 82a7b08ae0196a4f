import {
  createActor,
  fromPromise,
  setup,
  SimulatedClock,
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { ApiError, type Failure } from '../../../src/api/errors';
import { spawn } from '../../../src/machines/kit/spawn';

/** A Friday morning in Madrid, twenty past eleven. */
export const NOW = Date.parse('2026-11-20T10:20:00Z');

/** An actor under a root that only keeps events, with a clock that the test moves. */
export function stage<M extends AnyStateMachine>(machine: M, input?: unknown, session: object = {}) {
  const sent: AnyEventObject[] = [];
  const emitted: AnyEventObject[] = [];
  const clock = new SimulatedClock();
  const stub = setup({}).createMachine({
    context: { now: NOW, session },
    entry: spawn(machine, machine.id, input),
    on: { '*': { actions: ({ event }) => sent.push(event) } },
  });
  const root = createActor(stub, { id: 'root', systemId: 'root', clock });
  const actor = root.getSnapshot().children[machine.id as never] as unknown as Actor<M>;
  actor.on('*' as never, (event: AnyEventObject) => emitted.push(event));
  root.start();
  const getSnapshot = (): AnyMachineSnapshot => actor.getSnapshot();
  const take = (from: AnyEventObject[]): AnyEventObject[] => from.splice(0);
  return {
    actor,
    root,
    clock,
    takeSent: () => take(sent),
    takeEmitted: () => take(emitted),
    getSnapshot,
    getValue: () => getSnapshot().value,
    getTags: () => [...getSnapshot().tags].toSorted(),
    getContext: () => getSnapshot().context as ContextOf<M>,
    getChild: (id: string) => getSnapshot().children[id]?.getSnapshot() as AnyMachineSnapshot | undefined,
  };
}

type ContextOf<M> = M extends { getInitialSnapshot: (...args: never[]) => { context: infer C } } ? C : never;

type Call<Input, Output> = {
  input: Input;
  signal: AbortSignal;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
};

/** An actor whose promises the test settles: each start is a call that waits for its answer. */
export function createCalls<Input, Output>() {
  const calls: Call<Input, Output>[] = [];
  const call = (input: Input, signal: AbortSignal) =>
    new Promise<Output>((resolve, reject) => {
      calls.push({ input, signal, resolve, reject });
    });
  return {
    calls,
    call,
    logic: fromPromise<Output, Input>(({ input, signal }) => call(input, signal)),
    get last(): Call<Input, Output> {
      const last = calls.at(-1);
      if (!last) throw new Error('nothing was called');
      return last;
    },
  };
}

export function toError(status: number | null, of: Partial<Failure> = {}): ApiError {
  const kind = status === null ? 'network' : 'status';
  return new ApiError({ kind, status, statusText: '', message: null, fields: {}, ...of });
}
