import { createBackend } from './http/backend';
import { carry } from './http/transports/http';
import { SCENARIOS, type ScenarioName } from './scenarios/scenarios';

type HttpOptions = {
  port: number;
  seed: number;
  /** ISO instant at which the clock stands still; null: the machine's clock. */
  clock: string | null;
  scenario?: ScenarioName;
};

/** The mock server on a port of this machine. */
export function startHttpServer({
  port,
  seed,
  clock,
  scenario = 'demo',
}: HttpOptions): ReturnType<typeof carry> {
  const now = clock === null ? Date.now : () => Date.parse(clock);
  return carry(createBackend({ seed, scenario, anchor: now() }, now), port);
}

/** The names that `scenario` may have. */
export const scenarioNames = Object.keys(SCENARIOS);
