import type { ApiAnswer, ApiRequest } from './responses';
import { createFaults, toFaultyAnswer, type Fault } from './injection';
import { findMailedLink } from '../routes/auth';
import { createApi } from './server';
import { createStore, type Origin, type Store } from '../store/store';

/** A server with its data, whoever carries its calls. */
export type Backend = {
  /** Answers a call; 'network' where none gets through. */
  answer(request: ApiRequest): Promise<ApiAnswer | 'network'>;
  getStore(): Store;
  /** Forgets every write; the seed's dates are relative to now again. */
  reset(): void;
  /** Takes another origin's place, log included. */
  restore(origin: Origin): void;
  setFault(fault: Fault | null): void;
  mailedLink(): string | null;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export function createBackend(origin: Origin, now: () => number): Backend {
  let store = createStore(origin);
  const faults = createFaults();
  const api = createApi({ getStore: () => store, now });

  return {
    async answer(request) {
      const fault = faults.take(request);
      if (fault?.kind === 'slow') await wait(fault.ms);
      return toFaultyAnswer(fault) ?? api.handle(request);
    },
    getStore: () => store,
    reset() {
      const { seed, scale } = origin;
      store = createStore({ seed, scale, anchor: now() });
    },
    restore(other) {
      store = createStore(other);
    },
    setFault: (fault) => faults.set(fault),
    mailedLink: () => findMailedLink(store.state),
  };
}
