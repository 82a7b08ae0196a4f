/** A transition from one state to another; several may join the same two. */
export type Edge = { from: number; to: number };

/** States are numbered from 0, edges by their place in the list. Every state is reachable from the start. */
export type Graph = { states: number; start: number; edges: readonly Edge[] };

/** Paths as numbers of edges; each begins at the start, where a reset leads from anywhere. */
export type Paths = readonly (readonly number[])[];

/** The edges that leave each state, in their order. */
export function listLeaving({ states, edges }: Graph): number[][] {
  const leaving: number[][] = Array.from({ length: states }, () => []);
  for (const [edge, { from }] of edges.entries()) leaving[from]?.push(edge);
  return leaving;
}

/** The fewest steps from the start to each state. */
export function getDistances(graph: Graph): number[] {
  const leaving = listLeaving(graph);
  const distances = Array.from({ length: graph.states }, () => Infinity);
  distances[graph.start] = 0;
  const queue = [graph.start];
  for (const state of queue) {
    for (const edge of leaving[state] ?? []) {
      const to = graph.edges[edge]?.to ?? state;
      if (distances[to] !== Infinity) continue;
      distances[to] = (distances[state] ?? 0) + 1;
      queue.push(to);
    }
  }
  return distances;
}

export function countSteps(paths: Paths): number {
  return paths.reduce((total, path) => total + path.length, 0);
}

/**
 * What is wrong with paths that are to cover a graph: a path that does not begin at the start or jumps, an edge that no
 * path takes.
 */
export function findFlaws({ start, edges }: Graph, paths: Paths): string[] {
  const flaws: string[] = [];
  const taken = new Set<number>();
  for (const [index, path] of paths.entries()) {
    let at = start;
    for (const edge of path) {
      taken.add(edge);
      if (edges[edge]?.from !== at) flaws.push(`path ${index} takes edge ${edge} in state ${at}`);
      at = edges[edge]?.to ?? -1;
    }
  }
  for (const edge of edges.keys()) if (!taken.has(edge)) flaws.push(`no path takes edge ${edge}`);
  return flaws;
}
