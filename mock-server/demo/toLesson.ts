import { toScenario, type Scenario } from './scenario';
import type { Recording } from './storedDemo';

/** Lesson of a recording; events without a title become no step. */
export function toLesson(
  { from, seen, moves }: Recording,
  title: string,
  titles: readonly string[],
): Scenario {
  const steps = seen.flatMap((when, index) => {
    const name = titles[index]?.trim();
    return name ? [{ title: name, when: [when] }] : [];
  });
  return toScenario({ ...from, title, steps, moves: [...moves] });
}
