import { createMachine, enqueueActions, StateMachine, type AnyStateMachine } from 'xstate';
import { rootMachine, SERVICES } from '../../machines/root';
import { spawn } from '../../machines/kit/spawn';
import { createServices } from './services';
import { SCREENS } from './screens';

const nobody = createMachine({});

/** The root as folding needs it: what it starts is there under its id, and is folded by itself. */
const foldedRoot = rootMachine.provide({
  actions: {
    startScreen: enqueueActions(({ enqueue }, { id }) => enqueue(spawn(nobody, id))),
    startServices: enqueueActions(({ enqueue }) => {
      for (const id of SERVICES) enqueue(spawn(nobody, id));
    }),
  },
});

const isMachine = (actor: unknown): actor is AnyStateMachine => actor instanceof StateMachine;

/** A machine and those that it starts, theirs included. */
function withChildren(machine: AnyStateMachine): AnyStateMachine[] {
  return [machine, ...Object.values(machine.implementations.actors).filter(isMachine).flatMap(withChildren)];
}

/** Every machine of the product by its id, for folding a journal. */
export async function loadMachines(): Promise<Readonly<Record<string, AnyStateMachine>>> {
  const screens = await Promise.all(Object.values(SCREENS).map(({ loadMachine }) => loadMachine()));
  const all = [foldedRoot, ...Object.values(createServices()), ...screens].flatMap(withChildren);
  return Object.fromEntries(all.map((machine) => [machine.id, machine]));
}
