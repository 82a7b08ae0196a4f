import { listLeaving, type Graph, type Paths } from './graph';

/**
 * Paths that take every edge in at most so many steps each, so that a failure lies near the start; longer alone where an
 * edge cannot be reached otherwise. Each goes to the nearest edge that none took yet, and on while that fits.
 */
export function coverCapped(graph: Graph, cap: number): Paths {
  const leaving = listLeaving(graph);
  const open = new Set(graph.edges.keys());
  const paths: number[][] = [];
  while (open.size > 0) {
    const path: number[] = [];
    let at = graph.start;
    for (;;) {
      const way = findNearestOpen(graph, leaving, at, open, path.length === 0 ? Infinity : cap - path.length);
      if (!way) break;
      for (const edge of way) open.delete(edge);
      path.push(...way);
      at = graph.edges[way.at(-1) ?? -1]?.to ?? at;
    }
    if (path.length === 0) throw new Error('an edge cannot be reached');
    paths.push(path);
  }
  return paths;
}

/** The shortest way from a state that ends with an edge nobody took, of at most so many steps. */
function findNearestOpen(
  { edges }: Graph,
  leaving: readonly number[][],
  from: number,
  open: ReadonlySet<number>,
  limit: number,
): number[] | undefined {
  const ways = new Map<number, readonly number[]>([[from, []]]);
  for (const [state, way] of ways) {
    if (way.length >= limit) return undefined;
    for (const edge of leaving[state] ?? []) {
      if (open.has(edge)) return [...way, edge];
    }
    for (const edge of leaving[state] ?? []) {
      const to = edges[edge]?.to ?? from;
      if (!ways.has(to)) ways.set(to, [...way, edge]);
    }
  }
  return undefined;
}
