import { listLeaving, type Graph, type Paths } from './graph';

/**
 * Few paths that reach every goal, in at most so many steps each; longer only where a goal lies farther. Each goes to the
 * nearest edge that still has a goal, and on while that fits. Edges that are late are taken when nothing else is left to
 * go to.
 */
export function coverGoals(
  graph: Graph,
  cap: number,
  goals: readonly (readonly unknown[])[],
  isLate: (edge: number) => boolean = () => false,
): Paths {
  const leaving = listLeaving(graph);
  const early = leaving.map((edges) => edges.filter((edge) => !isLate(edge)));
  const open = new Set(goals.flat());
  const isOpen = (edge: number): boolean => goals[edge]?.some((goal) => open.has(goal)) === true;
  const paths: number[][] = [];
  while (open.size > 0) {
    const path: number[] = [];
    let at = graph.start;
    for (;;) {
      const limit = path.length === 0 ? Infinity : cap - path.length;
      const way =
        findNearest(graph, early, at, isOpen, limit) ?? findNearest(graph, leaving, at, isOpen, limit);
      if (!way) break;
      for (const goal of way.flatMap((edge) => goals[edge] ?? [])) open.delete(goal);
      path.push(...way);
      at = graph.edges[way.at(-1) ?? -1]?.to ?? at;
    }
    if (path.length === 0) throw new Error('a goal cannot be reached');
    paths.push(path);
  }
  return paths;
}

/** The shortest way from a state that ends with such an edge, of at most so many steps. */
function findNearest(
  { edges, states }: Graph,
  leaving: readonly number[][],
  from: number,
  isOpen: (edge: number) => boolean,
  limit: number,
): number[] | undefined {
  // By which edge each state was come to first, and in how many steps.
  const by = new Int32Array(states).fill(-1);
  const steps = new Int32Array(states).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const state of queue) {
    const taken = steps[state] ?? 0;
    if (taken >= limit) return undefined;
    const last = leaving[state]?.find(isOpen);
    if (last !== undefined) {
      const way = [last];
      for (let at = state; at !== from; at = edges[way.at(-1) ?? -1]?.from ?? from) way.push(by[at] ?? -1);
      return way.toReversed();
    }
    for (const edge of leaving[state] ?? []) {
      const to = edges[edge]?.to ?? from;
      if (steps[to] !== -1) continue;
      steps[to] = taken + 1;
      by[to] = edge;
      queue.push(to);
    }
  }
  return undefined;
}
