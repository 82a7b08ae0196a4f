import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getTransitionName } from './step';

function listNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listNodes)];
}

export function listDeclared(machine: AnyStateMachine): [name: string, AnyTransitionDefinition][] {
  const name = (all: readonly AnyTransitionDefinition[]) =>
    all.map((one, index): [string, AnyTransitionDefinition] => [getTransitionName(one, index), one]);
  return listNodes(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flatMap(name),
    ...name(node.always ?? []),
  ]);
}
