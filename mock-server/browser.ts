import { TAGS } from './calls/tags';
import { createDemo } from './demo/createDemo';
import type { Demo } from './demo/demo';
import { createPersistence } from './demo/persistence';
import { patchFetch } from './transports/fetch';

type DemoOptions = {
  /** Milliseconds. */
  now: () => number;
  storage: Storage | null;
  /** URL of the API; default: `/api` of this page's origin. */
  base?: string;
};

/** Replaces the API by the mock server in this browser; its state survives a reload. */
export async function startDemo({ now, storage, base }: DemoOptions): Promise<
  Demo & {
    listCalls(): Promise<{ name: string; calls: { call: string; summary: string }[] }[]>;
    stop(): void;
  }
> {
  const demo = createDemo({ machineNow: now, persistence: createPersistence(storage) });
  const stop = patchFetch({
    base: base ?? `${globalThis.location.origin}/api`,
    answer: (request) => demo.answer(request),
  });
  return {
    ...demo,
    async listCalls() {
      return TAGS.map(({ name, calls }) => ({
        name,
        calls: calls.map(({ method, path, summary }) => ({ call: `${method} ${path}`, summary })),
      }));
    },
    stop,
  };
}
