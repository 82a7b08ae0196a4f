import { createState } from '../seed/createState';
import type { State } from './state';
import { apply, type Write } from './reducer';

/** What a store begins with; the same beginning gives the same state, byte by byte. */
export type Origin = {
  seed: number;
  /** The moment that the seed's dates are relative to, in milliseconds. */
  anchor: number;
  /** How many times the usual number of records. */
  scale: number;
  log?: readonly Write[];
};

export type Store = {
  readonly state: State;
  readonly log: readonly Write[];
  commit(write: Write): void;
};

/** The seed of an origin with its log folded over it. */
export function createStore({ seed, anchor, scale, log = [] }: Origin): Store {
  const state = createState(seed, anchor, scale);
  const accepted: Write[] = [];

  function commit(write: Write): void {
    apply(state, write);
    accepted.push(write);
  }
  for (const write of log) commit(write);
  return { state, log: accepted, commit };
}
