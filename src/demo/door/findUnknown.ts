import type { Move } from '../../../mock-server/demo/moves';
import type { Scenario } from '../../../mock-server/demo/scenario';

/** A step or a move, by its number, with the name of what does not exist. */
export type Unknown = {
  of: 'step' | 'move';
  number: number;
  what: 'machine' | 'event';
  name: string;
};

type Named = Pick<Unknown, 'what' | 'name'>;

const ROOT = 'root';

const OF_ALL = ['xstate.init'];

const first = (found: readonly (Named | null)[]): Named | null => found.find((one) => one !== null) ?? null;

function number(of: Unknown['of'], found: readonly (Named | null)[]): Unknown | null {
  const index = found.findIndex((one) => one !== null);
  const one = found[index];
  return one ? { of, number: index + 1, ...one } : null;
}

/** The first unknown machine or event. Machines are loaded only for scenarios with steps or moves. */
export async function findUnknown({
  steps,
  moves,
}: Pick<Scenario, 'steps' | 'moves'>): Promise<Unknown | null> {
  if (steps.length === 0 && moves.length === 0) return null;
  const { loadMachines } = await import('../../app/screens/machines');
  const machines = await loadMachines();

  function judge(machine: string, event: string | null): Named | null {
    const events = machines[machine]?.events;
    if (!events) return { what: 'machine', name: machine };
    const isKnown = event === null || OF_ALL.includes(event) || events.includes(event);
    return isKnown ? null : { what: 'event', name: event };
  }
  function judgeMove(move: Move): Named | null {
    if (!('to' in move)) return null;
    const names = move.to === '' ? [ROOT] : move.to.split('/').map((name) => name.replace(/~.*/, ''));
    const last = names.pop() ?? ROOT;
    return (
      first(names.map((name) => judge(name, null))) ?? judge(last, 'event' in move ? move.event.type : null)
    );
  }
  const ofSteps = steps.map(({ when }) => first(when.map(({ machine, event }) => judge(machine, event))));
  return number('step', ofSteps) ?? number('move', moves.map(judgeMove));
}
