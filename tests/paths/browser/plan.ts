import type { Explored, Move } from '../explore';
import { coverGoals } from '../generator/goals';
import type { Edge } from '../generator/graph';
import type { Driver, Memory } from './driver';

/** The page is left: its machine does nothing more. */
export const ENDED = 'ended';

/** The session is lost: the person signs in first. */
export const LOST = 'lost';

/** Event of a person who is back at the page. */
const BACK = 'screen.resumed';

/** Higher than for other paths: opening a page takes longer than any act on it. */
const CAP = 60;

/** A case as a person causes it: its event, its target, and the memory afterwards. */
export type Planned = { name: string; event: string; to: number; memory: Memory };

export function readOutcome(name: string): { call: string; end: string } | undefined {
  const [, call, end] = /^(\w+): (.*)$/.exec(name) ?? [];
  return call === undefined || end === undefined ? undefined : { call, end };
}

const FAILURE = /^(\d{3}|network|malformed|page)$/;

function canCause({ causes, calls = {}, ends = {} }: Driver, name: string): boolean {
  if (name in causes) return true;
  const outcome = readOutcome(name);
  if (!outcome || !(outcome.call in calls)) return false;
  return FAILURE.test(outcome.end) || (ends[outcome.call] ?? []).includes(outcome.end);
}

function remember(driver: Driver, memory: Memory, name: string, state: string): Memory | undefined {
  if (memory === ENDED) return undefined;
  const isBack = name === BACK;
  const { remember: ask = () => '', comesBack = false } = driver;
  if (!comesBack && (memory === LOST) !== isBack) return undefined;
  const known = ask(isBack && !comesBack ? '' : memory, name, state);
  return !comesBack && known !== undefined && name.endsWith(': 401') ? LOST : known;
}

/** Few paths with every transition that a person can cause; states count by memory too. */
export function plan(explored: Explored, driver: Driver): Planned[][] {
  const { states, moves, refused } = explored;
  const nodes = new Map<string, number>([['start', 0]]);
  const queue: { at: number | null; memory: Memory }[] = [{ at: null, memory: '' }];
  const edges: (Edge & Omit<Planned, 'to'> & { taken: readonly string[] })[] = [];
  const findNode = (at: number, memory: Memory): number => {
    const key = `${at} ${memory}`;
    let node = nodes.get(key);
    if (node === undefined) {
      node = nodes.size;
      nodes.set(key, node);
      queue.push({ at, memory });
    }
    return node;
  };
  const leaving = groupByStart(moves);
  for (const { at, memory } of queue) {
    const from = at === null ? 0 : findNode(at, memory);
    const name = at === null ? '' : (states[at]?.name ?? '');
    for (const move of leaving.get(at) ?? []) {
      if (!canCause(driver, move.name)) continue;
      const next = remember(driver, memory, move.name, name);
      if (next === undefined) continue;
      const { name: of, event, to, taken } = move;
      edges.push({ from, to: findNode(to, next), name: of, event: event.type, memory: next, taken });
    }
    // A sign-in leads back to the page, whether its machine notices or not.
    if (memory === LOST && at !== null && refused.some((one) => one.state === at && one.name === BACK))
      edges.push({ from, to: findNode(at, ''), name: BACK, event: BACK, memory: '', taken: [] });
  }
  const goals = edges.map(({ taken }) => taken);
  const numbers = [...nodes.keys()];
  const toState = (node: number): number => Number(numbers[node]?.split(' ')[0]);
  const graph = { states: nodes.size, start: 0, edges };
  // Acts that leave the page come last.
  const isLate = (edge: number): boolean => driver.late?.includes(edges[edge]?.memory ?? '') === true;
  return coverGoals(graph, CAP, goals, isLate).map((path) =>
    path.flatMap((edge) => {
      const leg = edges[edge];
      return leg ? [{ name: leg.name, event: leg.event, memory: leg.memory, to: toState(leg.to) }] : [];
    }),
  );
}

function groupByStart(moves: readonly Move[]): Map<number | null, Move[]> {
  const groups = new Map<number | null, Move[]>();
  for (const move of moves) groups.set(move.from, [...(groups.get(move.from) ?? []), move]);
  return groups;
}
