import type { Explored } from './explore';

const many = (count: number): string => count.toLocaleString('en');

/** Share of the states that the last fifth of the steps met first, in percent. */
export function getLateShare({ states, steps }: Explored): number {
  const all = Object.values(states);
  return all.length === 0 ? 0 : (100 * all.filter((at) => at > 0.8 * steps).length) / all.length;
}

export function describeExplored(explored: Explored): string[] {
  const { person, walks, steps, states, pairs, taken, found } = explored;
  return [
    `${person}: ${many(steps)} steps in ${many(walks)} walks; ${many(Object.keys(states).length)} states, ` +
      `${getLateShare(explored).toFixed(1)} % of them in the last fifth; ${many(pairs.length)} pairs of states, ` +
      `${many(Object.keys(taken).length)} acts on pages`,
    ...found.flatMap(({ rule, section, says, what, acts, actors }) => [
      `  ${rule} does not hold (§${section}: ${says}): ${what}`,
      ...acts.map(({ name }, index) => `    ${index + 1}. ${name}`),
      ...actors.map((line) => `      ${line}`),
    ]),
  ];
}
