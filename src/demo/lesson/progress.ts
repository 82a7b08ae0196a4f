import type { Condition, Step } from '../../../mock-server/demo/scenario';
import type { Entry, Journal } from '../../journal/record';

/** Machine of each stream in the journal. */
export function mapMachines({ checkpoints, entries }: Journal): Map<string, string> {
  const machines = new Map(checkpoints.map(({ stream, machine }) => [stream, machine]));
  for (const { stream, machine } of entries) if (machine !== undefined) machines.set(stream, machine);
  return machines;
}

function holds(event: object, where: Condition['where']): boolean {
  return Object.entries(where).every(([path, value]) => {
    const found = path
      .split('.')
      .reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], event);
    return Array.isArray(found) ? found.includes(value) : found === value;
  });
}

function meets({ event }: Entry, machine: string | undefined, condition: Condition): boolean {
  return condition.machine === machine && condition.event === event.type && holds(event, condition.where);
}

/**
 * Indexes of the steps done in the journal's entries from number `since` on, beside those done `before` them. Steps with
 * equal conditions need as many matching entries.
 */
export function findDone(
  steps: readonly Step[],
  journal: Journal,
  since: number,
  before: readonly number[] = [],
): number[] {
  const machines = mapMachines(journal);
  const entries = journal.entries.slice(Math.max(0, since - journal.first));
  const asked = new Map<string, number>();
  return steps.flatMap(({ when }, index) => {
    if (before.includes(index)) return [];
    const same = JSON.stringify(when);
    const times = (asked.get(same) ?? 0) + 1;
    asked.set(same, times);
    const found = entries.filter((entry) =>
      when.some((condition) => meets(entry, machines.get(entry.stream), condition)),
    );
    return found.length >= times ? [index] : [];
  });
}
