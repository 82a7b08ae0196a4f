import { fromCallback, type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { Checkpoint, Entry, Journal } from './record';

export type Machines = Readonly<Record<string, AnyStateMachine>>;

const NONE = (): void => {};
const INERT = fromCallback(NONE);

/** Stands for every actor that a machine could send to: accepts all events and does nothing. */
const NO_ACTOR = { id: 'none', sessionId: 'none', send: NONE, _send: NONE };

const system = {
  get: () => NO_ACTOR,
  _set: NONE,
  _register: (id: string) => id,
  _unregister: NONE,
  _relay: NONE,
  _sendInspectionEvent: NONE,
  _bookId: () => 'none',
};

/** One scope for all steps, in which no effect is executed. */
const scope = {
  self: { ...NO_ACTOR, _parent: NO_ACTOR, system },
  id: 'none',
  sessionId: 'none',
  logger: NONE,
  system,
  defer: NONE,
  emit: NONE,
  stopChild: NONE,
  actionExecutor: NONE,
} as unknown as AnyActorScope;

function toInert(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, INERT])) });
}

/**
 * Turns a journal's entries into state by the machines' own transitions, without effects.
 * @throws where an entry names an unknown machine or stream
 */
export function createFold(machines: Machines) {
  const inert = new Map<string, AnyStateMachine>();
  const snapshots = new Map<string, AnyMachineSnapshot>();

  function getMachine(id: string): AnyStateMachine {
    let machine = inert.get(id);
    if (!machine) {
      if (!machines[id]) throw new Error(`The journal names a machine that is not known: ${id}`);
      machine = toInert(machines[id]);
      inert.set(id, machine);
    }
    return machine;
  }

  return {
    /** Restores an actor; fields outside the checkpoint have their initial values. */
    restore({ stream, machine: id, value, context, children }: Checkpoint): void {
      const machine = getMachine(id);
      const { context: fresh } = machine.getInitialSnapshot(scope, {});
      const snapshot = machine.resolveState({ value, context: { ...fresh, ...context } });
      const stubs = Object.fromEntries(children.map((child) => [child, { ...NO_ACTOR, id: child }]));
      snapshots.set(stream, Object.assign(snapshot, { children: stubs }));
    },
    apply({ stream, machine, event }: Entry): AnyMachineSnapshot {
      const before = snapshots.get(stream);
      let after: AnyMachineSnapshot;
      if (machine !== undefined)
        after = getMachine(machine).getInitialSnapshot(scope, event['input']) as AnyMachineSnapshot;
      else if (before) after = before.machine.transition(before, event, scope) as AnyMachineSnapshot;
      else throw new Error(`The journal has an event of an actor that it never opened: ${stream}`);
      if (event.type === 'xstate.stop') snapshots.delete(stream);
      else snapshots.set(stream, after);
      return after;
    },
    snapshots: snapshots as ReadonlyMap<string, AnyMachineSnapshot>,
  };
}

/** The state that a journal leads to: snapshots of living actors by stream. */
export function fold({ checkpoints, entries }: Journal, machines: Machines) {
  const folding = createFold(machines);
  for (const checkpoint of checkpoints) folding.restore(checkpoint);
  for (const entry of entries) folding.apply(entry);
  return folding.snapshots;
}
