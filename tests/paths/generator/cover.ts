import { groupBy } from '../groupBy';
import { walkAll, type Stretch } from './euler';
import { findCheapestFlow, type Arc } from './flow';
import { countSteps, listLeaving, type Graph, type Paths } from './graph';

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
  const { start, edges } = graph;
  if (edges.length === 0) return { paths: [], steps: 0, bound: 0 };
  // So dear that no number of resets outweighs a step.
  const step = edges.length + 1;
  const { nodes, direct, arcs } = toNetwork(graph, step);
  const balances = Array.from({ length: nodes }, () => 0);
  for (const { from, to } of edges) {
    balances[to] = (balances[to] ?? 0) + 1;
    balances[from] = (balances[from] ?? 0) - 1;
  }
  const { amounts, prices } = findCheapestFlow(nodes, arcs, balances);

  const again = new Map(direct.map((edge, arc) => [edge, amounts[arc] ?? 0]));
  const stretches = [
    ...edges.map((edge, index) => ({ ...edge, times: 1 + (again.get(index) ?? 0) })),
    ...arcs.map((arc, index) => ({ ...arc, times: amounts[index] ?? 0 })).slice(direct.length),
  ];
  const paths = cut(walkAll(nodes, start, stretches), stretches, graph);
  return { paths, steps: countSteps(paths), bound: getBound(graph, prices, step) };
}

/**
 * What can be walked more than once: the `direct` edges, then what leads into hubs and out of them, then resets. States
 * that lead to the same ones do so by a hub, a node beyond the states: 23,000 pairs are 3,900 arcs.
 */
function toNetwork(graph: Graph, step: number): { nodes: number; direct: number[]; arcs: Arc[] } {
  const { states, start, edges } = graph;
  const ends = listLeaving(graph).map((leaving) => leaving.flatMap((edge) => edges[edge]?.to ?? []));
  const alike = [...groupBy([...ends.keys()], (state) => String(ends[state])).values()];
  const hubs = alike
    .map((members) => ({ members, ends: [...new Set(ends[members[0] ?? 0])] }))
    .filter(({ members, ends: { length } }) => members.length + length < members.length * length);
  const behind = new Set(hubs.flatMap(({ members }) => members));
  const direct = [...edges.keys()].filter((edge) => !behind.has(edges[edge]?.from ?? 0));
  const arcs = [
    ...direct.flatMap((edge) => edges[edge] ?? []).map((edge) => ({ ...edge, cost: step })),
    ...hubs.flatMap(({ members, ends: all }, index) => [
      ...members.map((from) => ({ from, to: states + index, cost: step })),
      ...all.map((to) => ({ from: states + index, to, cost: 0 })),
    ]),
    ...Array.from({ length: states }, (_, from) => ({ from, to: start, cost: 1 })),
  ];
  return { nodes: states + hubs.length, direct, arcs };
}

/** Resets part the closed walk into paths; what comes after the last of them is the beginning of the first path. */
function cut(walk: readonly number[], stretches: readonly Stretch[], graph: Graph): number[][] {
  const { states, edges } = graph;
  const leaving = listLeaving(graph);
  const isReset = (index: number): boolean => {
    const { from = 0, to = 0 } = stretches[index] ?? {};
    return index >= edges.length && from < states && to < states;
  };
  const last = walk.findLastIndex(isReset);
  const paths: number[][] = [[]];
  let before = 0;
  for (const index of [...walk.slice(last + 1), ...walk.slice(0, last + 1)]) {
    const { from = 0, to = 0 } = stretches[index] ?? {};
    if (isReset(index)) paths.push([]);
    else if (index < edges.length) paths.at(-1)?.push(index);
    else if (to >= states) before = from;
    else paths.at(-1)?.push(leaving[before]?.find((edge) => edges[edge]?.to === to) ?? -1);
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
