import { fromCallback, type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { Checkpoint, Entry, Journal } from './record';

/** The machines by their ids. */
export type Machines = Readonly<Record<string, AnyStateMachine>>;

const NONE = (): void => {};
const INERT = fromCallback(NONE);

/** Stands for every actor that a machine could speak to: it takes everything and does nothing. */
const nobody = { id: 'nobody', sessionId: 'nobody', send: NONE, _send: NONE };

const system = {
  get: () => nobody,
  _set: NONE,
  _register: (id: string) => id,
  _unregister: NONE,
  _relay: NONE,
  _sendInspectionEvent: NONE,
  _bookId: () => 'nobody',
};

/** One scope for all steps: nothing that a machine wants done is done. */
const scope = {
  self: { ...nobody, _parent: nobody, system },
  id: 'nobody',
  sessionId: 'nobody',
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
 * Turns a journal's entries back into state, one by one, with the machines' own transitions; effects are not executed.
 * @throws where an entry names a machine or a stream that is not known
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
    /** What the checkpoint leaves out is as the machine starts with it. */
    restore({ stream, machine: id, value, context, children }: Checkpoint): void {
      const machine = getMachine(id);
      const { context: fresh } = machine.getInitialSnapshot(scope, {});
      const snapshot = machine.resolveState({ value, context: { ...fresh, ...context } });
      const stubs = Object.fromEntries(children.map((child) => [child, { ...nobody, id: child }]));
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
    /** The actors that live after what was applied so far, by stream. */
    snapshots: snapshots as ReadonlyMap<string, AnyMachineSnapshot>,
  };
}

/** The state that a journal leads to: the living actors' snapshots by stream. */
export function fold({ checkpoints, entries }: Journal, machines: Machines) {
  const folding = createFold(machines);
  for (const checkpoint of checkpoints) folding.restore(checkpoint);
  for (const entry of entries) folding.apply(entry);
  return folding.snapshots;
}
