import { createState } from '../seed/createState';
import type { ScenarioName } from '../scenarios/scenarios';
import { apply } from './reducer';
import type { State } from './state';
import type { Write } from './writes';

/** What a store begins with; the same beginning gives the same state, byte by byte. */
export type Origin = {
  seed: number;
  /** The moment that the seed's dates are relative to, in milliseconds. */
  anchor: number;
  scenario?: ScenarioName;
  /** How many times what the scenario holds. */
  scale?: number;
  log?: readonly Write[];
};

export type Store = {
  readonly state: State;
  readonly log: readonly Write[];
  commit(write: Write): void;
};

/** The seed of an origin with its log folded over it. */
export function createStore({ seed, anchor, scenario = 'demo', scale = 1, log = [] }: Origin): Store {
  const state = createState(seed, anchor, scenario, scale);
  const accepted: Write[] = [];

  function commit(write: Write): void {
    apply(state, write);
    accepted.push(write);
  }
  for (const write of log) commit(write);
  return { state, log: accepted, commit };
}
