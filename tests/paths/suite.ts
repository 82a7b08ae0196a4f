import type { Explored } from './explore';
import { coverCapped } from './generator/capped';
import { coverAll, type Cover } from './generator/cover';
import type { Graph, Paths } from './generator/graph';
import { fromPairs, toPairs } from './generator/pairs';

/** Most steps of a path if failures are to lie near their cause. */
export const CAP = 15;

/** A machine as a graph: state 0 is before its start, moves are edges. */
export function toGraph({ states, moves }: Explored): Graph {
  return {
    states: states.length + 1,
    start: 0,
    edges: moves.map(({ from, to }) => ({ from: from === null ? 0 : from + 1, to: to + 1 })),
  };
}

/** Goal of paths: every move, or every two moves that can follow each other. */
export type Strategy = 'transitions' | 'pairs';

/** Graph whose every edge has to be taken, and the way back from its paths to moves. */
function toGoals(explored: Explored, strategy: Strategy): { graph: Graph; toMoves: (paths: Paths) => Paths } {
  const graph = toGraph(explored);
  if (strategy === 'transitions') return { graph, toMoves: (paths) => paths };
  const pairs = toPairs(graph);
  return { graph: pairs, toMoves: (paths) => fromPairs(pairs, paths) };
}

/** The fewest steps for all goals, and the proved minimum; each path starts the machine. */
export function coverFewest(explored: Explored, strategy: Strategy = 'transitions'): Cover {
  const { graph, toMoves } = toGoals(explored, strategy);
  const { paths, steps, bound } = coverAll(graph);
  return { paths: toMoves(paths), steps, bound };
}

/** Paths for all goals with at most `cap` steps each; 0: the fewest steps, however long. */
export function generate(explored: Explored, strategy: Strategy = 'transitions', cap = CAP): Paths {
  if (cap === 0) return coverFewest(explored, strategy).paths;
  const { graph, toMoves } = toGoals(explored, strategy);
  // Of pairs there are so many that one round has to do.
  return toMoves(coverCapped(graph, cap, strategy === 'pairs' ? 1 : undefined));
}

export const countPairs = (explored: Explored): number => {
  const { edges, start } = toPairs(toGraph(explored));
  return edges.filter(({ from }) => from !== start).length;
};

export function countPairsTaken(paths: Paths): number {
  return new Set(paths.flatMap((path) => path.slice(1).map((edge, index) => `${path[index]} ${edge}`))).size;
}
