import { openStore, type Store } from '../store/store';
import type { Write } from '../store/writes';
import { createState } from './createState';
import type { SizeName } from './sizes';

export type Origin = {
  seed: number;
  /** Moment that the seed's dates are relative to, in milliseconds. */
  anchor: number;
  /** Size of the data; kept under this name in browsers. */
  scenario?: SizeName;
  scale?: number;
  log?: readonly Write[];
};

export function createStore({ seed, anchor, scenario = 'demo', scale = 1, log = [] }: Origin): Store {
  return openStore(createState(seed, anchor, scenario, scale), log);
}
