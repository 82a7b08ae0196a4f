import TinyQueue from 'tinyqueue';

/** An arc of a network without limit of capacity. */
export type Arc = { from: number; to: number; cost: number };

type Residual = { to: number; arc: number; isBack: boolean };

export type Flow = {
  /** How much flows through each arc. */
  amounts: number[];
  /** A price for each node: no arc costs less than its end's price is above its beginning's. */
  prices: number[];
};

/**
 * The cheapest flow that takes every surplus (above 0) to the deficits (below 0), by shortest augmenting paths. All costs are
 * whole numbers from 0; every deficit can be reached from every surplus.
 */
export function findCheapestFlow(nodes: number, arcs: readonly Arc[], balances: readonly number[]): Flow {
  const left = [...balances];
  const amounts = arcs.map(() => 0);
  const prices = Array.from({ length: nodes }, () => 0);
  const residual: Residual[][] = Array.from({ length: nodes }, () => []);
  for (const [arc, { from, to }] of arcs.entries()) {
    residual[from]?.push({ to, arc, isBack: false });
    residual[to]?.push({ to: from, arc, isBack: true });
  }

  const getCost = (from: number, { to, arc, isBack }: Residual): number => {
    const cost = arcs[arc]?.cost ?? 0;
    return (isBack ? -cost : cost) + (prices[from] ?? 0) - (prices[to] ?? 0);
  };

  while (left.some((balance) => balance > 0)) {
    const { distances, came } = findShortest(nodes, left, residual, amounts, getCost);
    const end = findNearest(left, distances);
    const reach = distances[end] ?? Infinity;
    if (reach === Infinity) throw new Error('a surplus has nowhere to go');
    for (let node = 0; node < nodes; node += 1) {
      prices[node] = (prices[node] ?? 0) + Math.min(distances[node] ?? Infinity, reach);
    }
    push(end, came, left, amounts);
  }
  return { amounts, prices };
}

type Came = { from: number; by: Residual } | undefined;

/** Distances from the nearest surplus, and how each node is come to. */
function findShortest(
  nodes: number,
  left: readonly number[],
  residual: readonly Residual[][],
  amounts: readonly number[],
  getCost: (from: number, by: Residual) => number,
): { distances: number[]; came: Came[] } {
  const distances: number[] = Array.from({ length: nodes }, () => Infinity);
  const came: Came[] = Array.from({ length: nodes });
  const queue = new TinyQueue<[number, number]>([], (one, other) => one[0] - other[0] || one[1] - other[1]);
  for (const [node, balance] of left.entries()) {
    if (balance <= 0) continue;
    distances[node] = 0;
    queue.push([0, node]);
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [distance, node] = next;
    if (distance > (distances[node] ?? 0)) continue;
    for (const by of residual[node] ?? []) {
      if (by.isBack && (amounts[by.arc] ?? 0) === 0) continue;
      const reached = distance + getCost(node, by);
      if (reached >= (distances[by.to] ?? 0)) continue;
      distances[by.to] = reached;
      came[by.to] = { from: node, by };
      queue.push([reached, by.to]);
    }
  }
  return { distances, came };
}

function findNearest(left: readonly number[], distances: readonly number[]): number {
  let nearest = -1;
  for (const [node, balance] of left.entries()) {
    if (balance >= 0) continue;
    if (nearest < 0 || (distances[node] ?? Infinity) < (distances[nearest] ?? Infinity)) nearest = node;
  }
  return nearest;
}

/** Pushes as much as goes along the way that leads to a deficit. */
function push(end: number, came: readonly Came[], left: number[], amounts: number[]): void {
  const way: Residual[] = [];
  let begin = end;
  for (let step = came[begin]; step; step = came[begin]) {
    way.push(step.by);
    begin = step.from;
  }
  const backs = way.filter(({ isBack }) => isBack).map(({ arc }) => amounts[arc] ?? 0);
  const amount = Math.min(left[begin] ?? 0, -(left[end] ?? 0), ...backs);
  for (const { arc, isBack } of way) amounts[arc] = (amounts[arc] ?? 0) + (isBack ? -amount : amount);
  left[begin] = (left[begin] ?? 0) - amount;
  left[end] = (left[end] ?? 0) + amount;
}
