import type { Explored } from './explore';
import { coverCapped } from './generator/capped';
import { coverAll } from './generator/cover';
import type { Graph, Paths } from './generator/graph';
import { fromPairs, toPairs } from './generator/pairs';

/** Steps a path has at most when failures are to lie near their cause. */
const CAP = 15;

/** A machine as a graph: state 0 is before it is started, its moves are the edges. */
export function toGraph({ states, moves }: Explored): Graph {
  return {
    states: states.length + 1,
    start: 0,
    edges: moves.map(({ from, to }) => ({ from: from === null ? 0 : from + 1, to: to + 1 })),
  };
}

/** The fewest steps that take every move; each path starts the machine. */
export const coverMoves = (explored: Explored) => coverAll(toGraph(explored));

/** Every move in paths of a length that a person can follow. */
export const coverInShort = (explored: Explored, cap = CAP): Paths => coverCapped(toGraph(explored), cap);

/** The fewest steps that take every two consecutive moves. */
export function coverPairs(explored: Explored) {
  const pairs = toPairs(toGraph(explored));
  const { paths, steps, bound } = coverAll(pairs);
  return { paths: fromPairs(pairs, paths), steps, bound, pairs: pairs.edges.length };
}
