import { countSteps, getDistances, type Edge, type Graph, type Paths } from './graph';

/** The best ways of one length, by their last state: gain (-1: no way) and last edge. */
type Ways = { gains: Float64Array; edges: Int32Array };

/** Rounds after which hardly anything gets better. */
const ROUNDS = 3;

/**
 * Paths that take every edge in at most so many steps each, so that a failure lies near the start; longer only where an
 * edge lies farther. The next path is always the one that gains most for a step (greedy set cover, its sets found by
 * dynamic programming over steps and states). An edge is worth the more, the less of a path is left where it begins; in
 * later rounds, the more it has cost.
 */
export function coverCapped(graph: Graph, cap: number, rounds = ROUNDS): Paths {
  const distances = getDistances(graph);
  const longest = Math.max(cap, ...distances.map((distance) => distance + 1));
  let worth = graph.edges.map(({ from }) => cap / Math.max(1, cap - (distances[from] ?? 0)));
  let best: Paths | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const { paths, costs } = cover(graph, worth, cap, longest);
    if (!best || countSteps(paths) < countSteps(best)) best = paths;
    worth = worth.map((price, edge) => (price + (costs[edge] ?? 0)) / 2);
  }
  return best ?? [];
}

/** Paths that take every edge, and for each edge the steps of its first path, shared by all that were new there. */
function cover(graph: Graph, worth: readonly number[], cap: number, longest: number) {
  const left = [...worth];
  const costs = worth.map(() => 0);
  const paths: number[][] = [];
  for (let limit = cap; limit <= longest; limit += 1) {
    for (let path = findBest(graph, left, limit); path.length > 0; path = findBest(graph, left, limit)) {
      const fresh = new Set(path.filter((edge) => left[edge] !== 0));
      for (const edge of fresh) {
        costs[edge] = path.length / fresh.size;
        left[edge] = 0;
      }
      paths.push(path);
    }
  }
  return { paths, costs };
}

/** The path of at most so many steps that gains most for a step; empty if none gains anything. */
function findBest({ start, states, edges }: Graph, worth: readonly number[], limit: number): number[] {
  const none = (): Ways => ({ gains: new Float64Array(states).fill(-1), edges: new Int32Array(states) });
  const first = none();
  first.gains[start] = 0;
  const ways = [first];
  let best = { rate: 0, steps: 0, at: start };
  for (let steps = 1; steps <= limit; steps += 1) {
    const next = none();
    extend(edges, worth, ways, next);
    ways.push(next);
    for (const at of next.gains.keys()) {
      const gain = next.gains[at] ?? -1;
      if (gain > best.rate * steps) best = { rate: gain / steps, steps, at };
    }
  }
  return goBack(edges, ways, best.steps, best.at).toReversed();
}

/** Makes each way longer by each edge; of those that end alike the best remains. */
function extend(edges: readonly Edge[], worth: readonly number[], ways: readonly Ways[], next: Ways): void {
  const steps = ways.length - 1;
  const before = ways[steps]?.gains ?? [];
  for (let edge = 0; edge < edges.length; edge += 1) {
    const { from = 0, to = 0 } = edges[edge] ?? {};
    const gained = before[from] ?? -1;
    const known = next.gains[to] ?? -1;
    const price = worth[edge] ?? 0;
    if (gained < 0 || gained + price <= known) continue;
    // An edge gains once.
    const gain = price > 0 && goBack(edges, ways, steps, from).includes(edge) ? gained : gained + price;
    if (gain <= known) continue;
    next.gains[to] = gain;
    next.edges[to] = edge;
  }
}

/** Edges of the best way of so many steps to a state, the last one first. */
function goBack(edges: readonly Edge[], ways: readonly Ways[], length: number, end: number): number[] {
  const way: number[] = [];
  let at = end;
  for (let steps = length; steps > 0; steps -= 1) {
    const edge = ways[steps]?.edges[at] ?? -1;
    way.push(edge);
    at = edges[edge]?.from ?? -1;
  }
  return way;
}
