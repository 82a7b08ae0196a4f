/** An arc of a walk, with how often it is to be walked. */
export type Stretch = { from: number; to: number; times: number };

/**
 * A closed walk from a node that takes every stretch as often as it says (Hierholzer). As many stretches enter each node as
 * leave it, and all hang together; of several that could come next the first listed does.
 */
export function walkAll(nodes: number, start: number, stretches: readonly Stretch[]): number[] {
  const leaving: number[][] = Array.from({ length: nodes }, () => []);
  for (const [index, { from, times }] of [...stretches.entries()].toReversed()) {
    for (let time = 0; time < times; time += 1) leaving[from]?.push(index);
  }
  const walk: number[] = [];
  const open: { node: number; by: number }[] = [{ node: start, by: -1 }];
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const next = leaving[last.node]?.pop();
    const stretch = next === undefined ? undefined : stretches[next];
    if (next === undefined || !stretch) {
      open.pop();
      if (last.by >= 0) walk.push(last.by);
    } else open.push({ node: stretch.to, by: next });
  }
  return walk.toReversed();
}
