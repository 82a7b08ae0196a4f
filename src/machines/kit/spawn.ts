import { spawnChild, type AnyStateMachine } from 'xstate';

/** Spawns a machine that is only known when it happens; the one place where its type is given up. */
export function spawn(machine: AnyStateMachine, id: string, input?: unknown): never {
  return spawnChild(machine, { id, input }) as never;
}
