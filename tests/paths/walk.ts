import type { AnyEventObject } from 'xstate';
import type { Explored, Move } from './explore';
import { begin, send, type Step } from './step';

export type Walked = { move: Move; event: AnyEventObject; step: Step };

/**
 * Takes a path on the machine; each event follows from the present snapshot.
 * @throws where a step leads elsewhere than its case says
 */
export function walk(
  { machine, inputs, moves, states, getState, findEvent }: Explored,
  path: readonly number[],
): Walked[] {
  const walked: Walked[] = [];
  for (const edge of path) {
    const move = moves[edge];
    if (!move) throw new Error(`${machine.id} has no case ${edge}`);
    const before = walked.at(-1)?.step.after;
    const event = before ? findEvent(before, move.name) : { type: 'start' };
    if (!event)
      throw new Error(`${machine.id}: '${move.name}' cannot happen in ${states[move.from ?? -1]?.name}`);
    const step = before ? send(machine, before, event) : begin(machine, inputs[move.name]);
    if (getState(step.after) !== move.to || step.taken.join() !== move.taken.join())
      throw new Error(
        `${machine.id}: '${move.name}' leads elsewhere on a path than it did in ${states[move.from ?? -1]?.name}`,
      );
    walked.push({ move, event, step });
  }
  return walked;
}
