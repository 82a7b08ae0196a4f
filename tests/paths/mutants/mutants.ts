import { createMachine, type AnyStateMachine } from 'xstate';
import type { Explored } from '../explore';
import { toInert } from '../step';
import { watch } from './assigned';
import { listChanges, replaceAt } from './config';
import { createReplay } from './notice';

export type Mutant = { id: string; make: () => AnyStateMachine };

type Parts = Pick<AnyStateMachine, 'config' | 'implementations'>;

const remake = ({ config, implementations }: Parts): AnyStateMachine =>
  toInert(createMachine(config as never, implementations as never));

/** The machine rebuilt without a change: expectations that notice it would mean nothing. */
export const copy = ({ model: { machine } }: Explored): Mutant => ({
  id: `${machine.id} as it is`,
  make: () => remake(machine),
});

function findAssigned(explored: Explored) {
  const { config, implementations } = explored.model.machine;
  const assigned = new Map<unknown, Set<string>>();
  const watched = watch({ config, actions: implementations.actions }, assigned) as Parts & { actions: never };
  const machine = remake({
    config: watched.config,
    implementations: { ...implementations, actions: watched.actions },
  });
  const replay = createReplay(explored, machine);
  for (const one of explored.cases) replay(one);
  return assigned;
}

/** The machine with each single change: a part missing, negated, reordered, retargeted, forgotten. */
export function listMutants(explored: Explored): Mutant[] {
  const { config, implementations } = explored.model.machine;
  return listChanges(explored.model.machine, findAssigned(explored)).map(({ id, place, value }) => ({
    id,
    make: () => remake(replaceAt({ config, implementations }, place, value) as Parts),
  }));
}
