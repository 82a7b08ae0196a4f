import type { Explored } from './explore';
import { coverCapped } from './generator/capped';
import { coverAll, type Cover } from './generator/cover';
import type { Graph, Paths } from './generator/graph';
import { fromPairs, toPairs } from './generator/pairs';

/** Steps a path has at most when failures are to lie near their cause. */
export const CAP = 15;

/** A machine as a graph: state 0 is before it is started, its moves are the edges. */
export function toGraph({ states, moves }: Explored): Graph {
  return {
    states: states.length + 1,
    start: 0,
    edges: moves.map(({ from, to }) => ({ from: from === null ? 0 : from + 1, to: to + 1 })),
  };
}

/** What paths are to take: every move, or every two moves that can follow each other. */
export type Strategy = 'transitions' | 'pairs';

/** The graph whose every edge is to be taken, and what a path over its edges is over the moves. */
function toGoals(explored: Explored, strategy: Strategy): { graph: Graph; toMoves: (paths: Paths) => Paths } {
  const graph = toGraph(explored);
  if (strategy === 'transitions') return { graph, toMoves: (paths) => paths };
  const pairs = toPairs(graph);
  return { graph: pairs, toMoves: (paths) => fromPairs(pairs, paths) };
}

/** The fewest steps that take all of it, and what is proved to be needed; each path starts the machine. */
export function coverFewest(explored: Explored, strategy: Strategy = 'transitions'): Cover {
  const { graph, toMoves } = toGoals(explored, strategy);
  const { paths, steps, bound } = coverAll(graph);
  return { paths: toMoves(paths), steps, bound };
}

/**
 * Paths that take all of it, each in at most `cap` steps so that a failure lies near its cause; with 0 the fewest steps,
 * however long a path gets.
 */
export function generate(explored: Explored, strategy: Strategy = 'transitions', cap = CAP): Paths {
  if (cap === 0) return coverFewest(explored, strategy).paths;
  const { graph, toMoves } = toGoals(explored, strategy);
  return toMoves(coverCapped(graph, cap));
}

/** How many pairs of moves there can be. */
export const countPairs = (explored: Explored): number => {
  const { edges, start } = toPairs(toGraph(explored));
  return edges.filter(({ from }) => from !== start).length;
};

/** How many different pairs of moves the paths take. */
export function countPairsTaken(paths: Paths): number {
  return new Set(paths.flatMap((path) => path.slice(1).map((edge, index) => `${path[index]} ${edge}`))).size;
}
