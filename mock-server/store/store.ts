import { apply } from './reducer';
import type { State } from './state';
import type { Write } from './writes';

export type Store = {
  readonly state: State;
  readonly log: readonly Write[];
  commit(write: Write): void;
};

/** Folds a log over a state, which the store changes from then on. */
export function openStore(state: State, log: readonly Write[]): Store {
  const accepted: Write[] = [];

  function commit(write: Write): void {
    apply(state, write);
    accepted.push(write);
  }
  for (const write of log) commit(write);
  return { state, log: accepted, commit };
}
