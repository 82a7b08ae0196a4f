import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLarge } from '../../bench/large';
import { coverCapped } from './capped';
import { coverAll } from './cover';
import { coverGoals } from './goals';
import { countSteps, findFlaws, getDistances, type Edge, type Graph } from './graph';
import { fromPairs, toPairs } from './pairs';

/** What can be reached from state 0 of a random graph, its states numbered anew. */
function toReachable(edges: readonly Edge[]): Graph {
  const numbers = new Map([[0, 0]]);
  for (const [state] of numbers) {
    for (const { from, to } of edges) if (from === state && !numbers.has(to)) numbers.set(to, numbers.size);
  }
  const reached = edges.flatMap(({ from, to }) => {
    const [one, other] = [numbers.get(from), numbers.get(to)];
    return one === undefined || other === undefined ? [] : [{ from: one, to: other }];
  });
  return { states: numbers.size, start: 0, edges: reached };
}

const randomGraph = (states: number, edges: number): fc.Arbitrary<Graph> =>
  fc
    .array(fc.record({ from: fc.nat(states - 1), to: fc.nat(states - 1) }), { maxLength: edges })
    .map(toReachable);

/** The fewest steps that take every edge, and with them the fewest paths, by trying everything. */
function findFewest({ edges, start }: Graph, cap = Infinity): { steps: number; paths: number } {
  const all = 2 ** edges.length - 1;
  const best = new Map<string, number>();
  // A step costs more than all the paths that there can be.
  const STEP = 1000;
  const queue: { cost: number; taken: number; at: number; left: number }[] = [
    { cost: 1, taken: 0, at: start, left: cap },
  ];
  const isFirst = ({ taken, at, left, cost }: (typeof queue)[number]) => {
    const key = `${taken}/${at}/${left}`;
    if ((best.get(key) ?? Infinity) <= cost) return false;
    best.set(key, cost);
    return true;
  };
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { cost, taken, at, left } = next;
    if (taken === all) return { steps: Math.floor(cost / STEP), paths: edges.length > 0 ? cost % STEP : 0 };
    const moves = [...edges.entries()]
      .filter(([, edge]) => left > 0 && edge.from === at)
      .map(([index, { to }]) => ({ cost: cost + STEP, taken: taken | (1 << index), at: to, left: left - 1 }));
    queue.push(...[...moves, { cost: cost + 1, taken, at: start, left: cap }].filter(isFirst));
    queue.sort((one, other) => one.cost - other.cost);
  }
  throw new Error('an edge cannot be reached');
}

describe('the exact cover', () => {
  test('takes every edge in the fewest steps, and with them the fewest paths, as trying everything shows', () => {
    fc.assert(
      fc.property(randomGraph(4, 8), (graph) => {
        const { paths, steps, bound } = coverAll(graph);
        expect(findFlaws(graph, paths)).toEqual([]);
        expect({ steps, paths: paths.length }).toEqual(findFewest(graph));
        expect(bound).toBe(steps);
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  test('of large random graphs needs as many steps as its prices prove', () => {
    fc.assert(
      fc.property(randomGraph(30, 120), (graph) => {
        const { paths, steps, bound } = coverAll(graph);
        expect(findFlaws(graph, paths)).toEqual([]);
        expect(bound).toBe(steps);
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  test('of 240 states and 1,456 edges is one, the same each time', () => {
    const graph = getLarge();
    const cover = coverAll(graph);
    expect(findFlaws(graph, cover.paths)).toEqual([]);
    expect(cover.bound).toBe(cover.steps);
    expect(coverAll(graph)).toEqual(cover);
  });
});

describe('the capped cover', () => {
  test('takes every edge in paths no longer than the cap, but for what lies farther', () => {
    fc.assert(
      fc.property(randomGraph(8, 24), fc.integer({ min: 1, max: 6 }), (graph, cap) => {
        const paths = coverCapped(graph, cap);
        expect(findFlaws(graph, paths)).toEqual([]);
        const distances = getDistances(graph);
        const far = paths.filter(({ length }) => length > cap);
        for (const path of far) {
          expect(path.length).toBe(1 + (distances[graph.edges[path.at(-1) ?? 0]?.from ?? 0] ?? 0));
        }
        expect(countSteps(paths)).toBeGreaterThanOrEqual(coverAll(graph).steps);
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  test('needs few steps more than the fewest, as trying everything shows', () => {
    const sum = { steps: 0, fewest: 0 };
    fc.assert(
      fc.property(randomGraph(4, 9), fc.integer({ min: 4, max: 6 }), (graph, cap) => {
        fc.pre(graph.edges.length > 6);
        sum.steps += countSteps(coverCapped(graph, cap));
        sum.fewest += findFewest(graph, cap).steps;
      }),
      { numRuns: 60, seed: 5 },
    );
    expect(sum.steps / sum.fewest).toBeLessThan(1.02);
  });
});

describe('the cover of goals', () => {
  test('takes what shows each of them once, and what is late at the end', () => {
    const edges = [
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 1, to: 1 },
      { from: 1, to: 1 },
    ];
    const graph = { states: 3, start: 0, edges };
    const goals = [[], ['leave'], ['stay'], ['stay', 'more']];
    expect(coverGoals(graph, 9, goals, (edge) => edge === 1)).toEqual([[0, 2, 3, 1]]);
    expect(coverGoals(graph, 9, goals)).toEqual([
      [0, 1],
      [0, 2, 3],
    ]);
  });
});

describe('pairs', () => {
  test('are every two transitions that can follow each other', () => {
    fc.assert(
      fc.property(randomGraph(5, 10), (graph) => {
        const pairs = toPairs(graph);
        const cover = coverAll(pairs);
        expect(findFlaws(pairs, cover.paths)).toEqual([]);
        expect(cover.bound).toBe(cover.steps);
        const paths = fromPairs(pairs, cover.paths);
        expect(findFlaws(graph, paths)).toEqual([]);
        const found = new Set(
          paths.flatMap((path) => path.slice(1).map((edge, index) => `${path[index]}-${edge}`)),
        );
        const expected = graph.edges.flatMap(({ to }, one) =>
          graph.edges.flatMap(({ from }, other) => (to === from ? [`${one}-${other}`] : [])),
        );
        expect([...found].toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});
