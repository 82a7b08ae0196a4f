import { createMachine, enqueueActions, StateMachine, type AnyStateMachine } from 'xstate';
import { rootMachine, SERVICES } from '../../machines/root';
import { spawn } from '../../machines/kit/spawn';
import { createServices } from './services';
import { SCREENS } from './screens';

const placeholder = createMachine({});

/** Root for folding: its children are placeholders under their ids, folded from streams of their own. */
const foldedRoot = rootMachine.provide({
  actions: {
    startScreen: enqueueActions(({ enqueue }, { id }) => enqueue(spawn(placeholder, id))),
    startServices: enqueueActions(({ enqueue }) => {
      for (const id of SERVICES) enqueue(spawn(placeholder, id));
    }),
  },
});

const isMachine = (actor: unknown): actor is AnyStateMachine => actor instanceof StateMachine;

function withChildren(machine: AnyStateMachine): AnyStateMachine[] {
  return [machine, ...Object.values(machine.implementations.actors).filter(isMachine).flatMap(withChildren)];
}

/** Every machine by id, for folding a journal. */
export async function loadMachines(): Promise<Readonly<Record<string, AnyStateMachine>>> {
  const screens = await Promise.all(Object.values(SCREENS).map(({ loadMachine }) => loadMachine()));
  const all = [foldedRoot, ...Object.values(createServices()), ...screens].flatMap(withChildren);
  return Object.fromEntries(all.map((machine) => [machine.id, machine]));
}
