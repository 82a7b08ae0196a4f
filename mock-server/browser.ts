import type { Role } from '../src/domain/roles';
import { createBackend, type Backend } from './http/backend';
import type { Fault } from './http/injection';
import { createPersistence, type Persistence } from './store/persistence';
import { createAccounts } from './seed/professionals';
import type { Origin } from './store/store';
import { patchFetch } from './http/transports/fetch';

type DemoOptions = {
  /** Milliseconds. */
  now: () => number;
  storage: Storage | null;
  /** Milliseconds that every call takes at least. */
  latency?: number;
  /** Where the API lives; default: `/api` of this page's origin. */
  base?: string;
};

/** What the demo bar works with. */
export type Demo = {
  /** Brings today's seed back; everybody is signed out. */
  reset(): void;
  setFault(fault: Fault | null): void;
  /** The link of the last mail sent, a path from the application's root. */
  mailedLink(): string | null;
  signIns: { email: string; role: Role }[];
  /** Gives `fetch` back. */
  stop(): void;
};

const SEED = 1;

/** A backend as it was left, or a new one where nothing usable was kept. */
function open(persistence: Persistence, now: () => number): Backend {
  const fresh: Origin = { seed: SEED, scenario: 'demo', anchor: now() };
  try {
    return createBackend(persistence.load() ?? fresh, now);
  } catch {
    return createBackend(fresh, now);
  }
}

/** Puts the mock server in the place of the API in this browser; its state survives a reload. */
export async function startDemo({ now, storage, latency = 0, base }: DemoOptions): Promise<Demo> {
  const persistence = createPersistence(storage);
  const backend = open(persistence, now);
  persistence.save(backend.getStore());

  const stop = patchFetch({
    base: base ?? `${globalThis.location.origin}/api`,
    latency,
    async answer(request) {
      const kept = persistence.isStale() ? persistence.load() : null;
      if (kept) backend.restore(kept);
      const before = backend.getStore().log.length;
      const answer = await backend.answer(request);
      if (backend.getStore().log.length !== before) persistence.save(backend.getStore());
      return answer;
    },
  });

  return {
    reset() {
      backend.reset();
      persistence.save(backend.getStore());
    },
    setFault: (fault) => backend.setFault(fault),
    mailedLink: () => backend.mailedLink(),
    signIns: createAccounts(null).map(({ email, role }) => ({ email, role })),
    stop,
  };
}
