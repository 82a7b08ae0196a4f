import { walkAll } from './euler';
import { findCheapestFlow } from './flow';
import { countSteps, type Graph, type Paths } from './graph';

export type Cover = {
  paths: Paths;
  steps: number;
  /** What no set of paths that takes every edge can do with fewer steps than; proved by the prices of the flow. */
  bound: number;
};

/**
 * The fewest steps in which paths from the start take every edge, and of those the fewest paths (rural postman with resets).
 * Every edge is walked once; what is walked besides is the cheapest flow that makes as much leave each state as enters it,
 * where a reset costs less than any step does. That circulation is one closed walk, cut at its resets.
 */
export function coverAll(graph: Graph): Cover {
  const { states, start, edges } = graph;
  if (edges.length === 0) return { paths: [], steps: 0, bound: 0 };
  // So dear that no number of resets outweighs a step.
  const step = edges.length + 1;
  const arcs = [
    ...edges.map((edge) => ({ ...edge, cost: step })),
    ...Array.from({ length: states }, (_, from) => ({ from, to: start, cost: 1 })),
  ];
  const balances = Array.from({ length: states }, () => 0);
  for (const { from, to } of edges) {
    balances[to] = (balances[to] ?? 0) + 1;
    balances[from] = (balances[from] ?? 0) - 1;
  }
  const { amounts, prices } = findCheapestFlow(states, arcs, balances);

  const walk = walkAll(
    states,
    start,
    arcs.map(({ from, to }, arc) => ({
      from,
      to,
      times: (amounts[arc] ?? 0) + (arc < edges.length ? 1 : 0),
    })),
  );
  const paths = cut(walk, edges.length);
  return { paths, steps: countSteps(paths), bound: getBound(graph, prices, step) };
}

/** Resets part the closed walk into paths; what comes after the last of them is the beginning of the first path. */
function cut(walk: readonly number[], edges: number): number[][] {
  const last = walk.findLastIndex((arc) => arc >= edges);
  const paths: number[][] = [[]];
  for (const arc of [...walk.slice(last + 1), ...walk.slice(0, last + 1)]) {
    if (arc < edges) paths.at(-1)?.push(arc);
    else paths.push([]);
  }
  return paths.filter(({ length }) => length > 0);
}

/**
 * The value of the dual problem: whatever the prices are, as long as no arc costs less than the difference of its ends'
 * prices, every cover costs at least the sum of what its edges cost beyond that difference.
 */
function getBound({ start, states, edges }: Graph, prices: readonly number[], step: number): number {
  const getPrice = (state: number): number => prices[state] ?? 0;
  const spare = edges.map(({ from, to }) => step + getPrice(from) - getPrice(to));
  const resets = Array.from({ length: states }, (_, from) => 1 + getPrice(from) - getPrice(start));
  if ([...spare, ...resets].some((cost) => cost < 0)) throw new Error('the prices prove nothing');
  return Math.floor(spare.reduce((total, cost) => total + cost, 0) / step);
}
