import type { Condition } from '../../../mock-server/demo/scenario';
import type { Lesson } from '../../../mock-server/demo/storedDemo';
import type { Deed } from './deed';

function holds(event: object, where: Condition['where']): boolean {
  return Object.entries(where).every(([path, value]) => {
    const found = path
      .split('.')
      .reduce<unknown>((from, key) => (from as Record<string, unknown> | null | undefined)?.[key], event);
    return Array.isArray(found) ? found.includes(value) : found === value;
  });
}

const meets = ({ machine, event }: Deed, condition: Condition): boolean =>
  condition.machine === machine && condition.event === event.type && holds(event, condition.where);

/** Steps that a deed completes: of equal ones the first not done; by order, after those before. */
export function findCompleted({ steps, done }: Pick<Lesson, 'steps' | 'done'>, deed: Deed): number[] {
  const completed = new Map<string, number>();
  for (const [index, { when, inOrder = false }] of steps.entries()) {
    const same = JSON.stringify(when);
    if (inOrder && steps.slice(0, index).some((_, before) => !done.includes(before))) continue;
    if (done.includes(index) || completed.has(same)) continue;
    if (when.some((condition) => meets(deed, condition))) completed.set(same, index);
  }
  return [...completed.values()];
}
