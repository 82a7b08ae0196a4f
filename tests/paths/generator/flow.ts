import TinyQueue from 'tinyqueue';

/** An arc of a network without limit of capacity. */
export type Arc = { from: number; to: number; cost: number };

export type Flow = {
  /** How much flows through each arc. */
  amounts: number[];
  /** A price for each node: no arc costs less than its end's price is above its beginning's. */
  prices: number[];
};

/** An arc as it can be used now: ahead, or back as far as something flows through it. */
type Way = { to: number; arc: number; isBack: boolean };

/** What is left to send, and how it can go. */
type Network = {
  left: number[];
  amounts: number[];
  ways: readonly (readonly Way[])[];
  /** What a way costs beyond the difference of its ends' prices; never below 0, Infinity where nothing can go. */
  getCost: (from: number, way: Way) => number;
};

/**
 * The cheapest flow that takes every surplus (above 0) to the deficits (below 0): again and again the prices are raised until a
 * deficit can be reached at no cost beyond them, and as much as possible is sent there (primal-dual). All costs are whole
 * numbers from 0; every deficit can be reached from every surplus.
 */
export function findCheapestFlow(nodes: number, arcs: readonly Arc[], balances: readonly number[]): Flow {
  const left = [...balances];
  const amounts = arcs.map(() => 0);
  const prices = Array.from({ length: nodes }, () => 0);
  const ways: Way[][] = Array.from({ length: nodes }, () => []);
  for (const [arc, { from, to }] of arcs.entries()) {
    ways[from]?.push({ to, arc, isBack: false });
    ways[to]?.push({ to: from, arc, isBack: true });
  }
  const getCost = (from: number, { to, arc, isBack }: Way): number => {
    if (isBack && amounts[arc] === 0) return Infinity;
    const cost = arcs[arc]?.cost ?? 0;
    return (isBack ? -cost : cost) + (prices[from] ?? 0) - (prices[to] ?? 0);
  };

  const network = { left, amounts, ways, getCost };
  while (left.some((balance) => balance > 0)) {
    raise(prices, network);
    sendAll(network);
  }
  return { amounts, prices };
}

/** Raises the prices by the distances from the surpluses, as far as the nearest deficit lies. */
function raise(prices: number[], { left, ways, getCost }: Network): void {
  const distances = prices.map(() => Infinity);
  const queue = new TinyQueue<[number, number]>([], (one, other) => one[0] - other[0] || one[1] - other[1]);
  for (const [node, balance] of left.entries()) {
    if (balance <= 0) continue;
    distances[node] = 0;
    queue.push([0, node]);
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [distance, node] = next;
    if (distance > (distances[node] ?? 0)) continue;
    if ((left[node] ?? 0) < 0) {
      for (const other of prices.keys())
        prices[other] = (prices[other] ?? 0) + Math.min(distances[other] ?? 0, distance);
      return;
    }
    for (const way of ways[node] ?? []) {
      const reached = distance + getCost(node, way);
      if (reached >= (distances[way.to] ?? 0)) continue;
      distances[way.to] = reached;
      queue.push([reached, way.to]);
    }
  }
  throw new Error('a surplus has nowhere to go');
}

/** Sends what can go at no cost beyond the prices. */
function sendAll(network: Network): void {
  const { left, amounts } = network;
  const dead = new Set<number>();
  for (const source of left.keys()) {
    while ((left[source] ?? 0) > 0) {
      const path = findFree(source, network, dead);
      if (!path) break;
      const end = path.at(-1)?.to ?? source;
      const backs = path.filter(({ isBack }) => isBack).map(({ arc }) => amounts[arc] ?? 0);
      const amount = Math.min(left[source] ?? 0, -(left[end] ?? 0), ...backs);
      for (const { arc, isBack } of path) amounts[arc] = (amounts[arc] ?? 0) + (isBack ? -amount : amount);
      left[source] = (left[source] ?? 0) - amount;
      left[end] = (left[end] ?? 0) + amount;
    }
  }
}

/** A way to a deficit that costs nothing beyond the prices; without one, whatever was seen is dead. */
function findFree(source: number, { left, ways, getCost }: Network, dead: Set<number>): Way[] | undefined {
  const seen = new Set([source]);
  const path: Way[] = [];
  const open = [{ node: source, next: 0 }];
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const way = ways[last.node]?.[last.next];
    last.next += 1;
    if (!way) {
      open.pop();
      path.pop();
    } else if (!seen.has(way.to) && !dead.has(way.to) && getCost(last.node, way) === 0) {
      path.push(way);
      if ((left[way.to] ?? 0) < 0) return path;
      seen.add(way.to);
      open.push({ node: way.to, next: 0 });
    }
  }
  for (const node of seen) dead.add(node);
  return undefined;
}
