import { createBackend } from './http/backend';
import { carry } from './http/transports/http';

type HttpOptions = {
  port: number;
  seed: number;
  /** ISO instant at which the clock stands still; null: the machine's clock. */
  clock: string | null;
  scale: number;
};

/** The mock server on a port of this machine. */
export function startHttpServer({ port, seed, clock, scale }: HttpOptions): ReturnType<typeof carry> {
  const now = clock === null ? Date.now : () => Date.parse(clock);
  return carry(createBackend({ seed, scale, anchor: now() }, now), port);
}
