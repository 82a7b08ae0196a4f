import { openStore, type Store } from '../store/store';
import type { Write } from '../store/writes';
import { createState } from './createState';
import type { SizeName } from './sizes';

/** Beginning of a store; the same origin gives the same state, byte for byte. */
export type Origin = {
  seed: number;
  /** Moment that the seed's dates are relative to, in milliseconds. */
  anchor: number;
  /** Size of the data; kept under this name in browsers. */
  scenario?: SizeName;
  /** Multiple of the size. */
  scale?: number;
  log?: readonly Write[];
};

/** The seed of an origin with its log folded over it. */
export function createStore({ seed, anchor, scenario = 'demo', scale = 1, log = [] }: Origin): Store {
  return openStore(createState(seed, anchor, scenario, scale), log);
}
