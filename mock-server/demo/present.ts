import type { StoredDemo } from './storedDemo';
import { toScenario, type Scenario } from './scenario';

export type Present = { title: string; path: string; who: string | null };

/** The present of a demo as a scenario, with the steps of its lesson that are not done; `now` in milliseconds. */
export function describePresent(
  { seed, scenario: data = 'demo', anchor, log, conditions, lesson }: StoredDemo,
  now: number,
  { title, path, who }: Present,
): Scenario {
  const { clock, faults, latency, latencies = {} } = conditions;
  return toScenario({
    title,
    seed,
    data,
    path,
    who,
    anchor: new Date(anchor).toISOString(),
    clock: { at: new Date(now).toISOString(), stands: 'stands' in clock },
    // Passwords are personal, even as hashes, and a scenario starts sessions of its own.
    writes: log.filter(({ call }) => !call.includes('/auth/')),
    faults: [...faults],
    latency,
    steps: lesson?.steps.filter((_, index) => !lesson.done.includes(index)) ?? [],
    ...(Object.keys(latencies).length > 0 && { latencies }),
  });
}
