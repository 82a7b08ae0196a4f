import type { ApiResponse, ApiRequest } from './http/responses';
import { createFaultInjection, toFaultyResponse, type Fault } from './http/injection';
import { findMailedLink } from './routes/auth';
import { createRepeats } from './http/repeats';
import { createApi } from './server';
import { createStore, type Origin } from './seed/createStore';
import type { Store } from './store/store';

/** A server with its data, independent of the transport. */
export type Backend = {
  /** Answers a call; 'network' if it does not get through. */
  answer(request: ApiRequest): Promise<ApiResponse | 'network'>;
  getStore(): Store;
  reset(): void;
  setFault(fault: Fault | null): void;
  setFaults(faults: readonly Fault[]): void;
  listFaults(): readonly Fault[];
  mailedLink(): ReturnType<typeof findMailedLink>;
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export function createBackend(origin: Origin, now: () => number): Backend {
  let store = createStore(origin);
  const faults = createFaultInjection();
  const api = createApi({ getStore: () => store, now });
  const handle = createRepeats((request) => api.handle(request));

  return {
    async answer(request) {
      const fault = faults.take(request);
      if (fault?.kind === 'slow') await wait(fault.ms);
      return toFaultyResponse(fault) ?? handle(request);
    },
    getStore: () => store,
    reset() {
      store = createStore({ ...origin, anchor: now(), log: [] });
    },
    setFault: (fault) => faults.set(fault ? [fault] : []),
    setFaults: (next) => faults.set(next),
    listFaults: () => faults.list(),
    mailedLink: () => findMailedLink(store.state),
  };
}
