import { spawnChild, type AnyStateMachine } from 'xstate';

/** Spawns a machine known only at run time, by its logic or name; the one place that drops its type. */
export function spawn(machine: AnyStateMachine | string, id: string, input?: unknown): never {
  return spawnChild(machine, { id, input }) as never;
}
