import { listLeaving, type Edge, type Graph, type Paths } from './graph';

/**
 * The graph whose edges are the pairs of transitions that can follow each other: covering it takes every two consecutive
 * transitions together. State 0 is before everything, state n + 1 after edge n.
 */
export function toPairs(graph: Graph): Graph {
  const leaving = listLeaving(graph);
  const toEdges = (from: number, at: number): Edge[] =>
    (leaving[at] ?? []).map((edge) => ({ from, to: edge + 1 }));
  const edges = [...toEdges(0, graph.start), ...graph.edges.flatMap(({ to }, edge) => toEdges(edge + 1, to))];
  return { states: graph.edges.length + 1, start: 0, edges };
}

/** Paths over pairs as paths over the transitions themselves. */
export function fromPairs(pairs: Graph, paths: Paths): Paths {
  return paths.map((path) => path.map((pair) => (pairs.edges[pair]?.to ?? 0) - 1));
}
