import { createBackend } from './backend';
import { TOGETHER, withQuirks } from './transports/quirks';
import { carry } from './transports/http';
import { createDocument, toText } from './openapi/document';
import { renderPage } from './openapi/page';
import { SIZES, type SizeName } from './seed/sizes';

type HttpOptions = {
  port: number;
  seed: number;
  /** ISO instant at which the clock stands still; null: the machine's clock. */
  clock: string | null;
  scenario?: SizeName;
  /** How many times what the scenario holds. */
  scale?: number;
  /** Whether it answers as another server of the same API may. */
  quirks?: boolean;
};

/** The API's description, for programs. */
export function describeApi(): string {
  return toText(createDocument());
}

/** The API's description where it answers: `/openapi.json`, and to read at `/`. */
function toPages() {
  const send = (type: string, body: string) => ({ status: 200, headers: { 'Content-Type': type }, body });
  return {
    '/': send('text/html; charset=utf-8', renderPage(createDocument())),
    '/openapi.json': send('application/json', describeApi()),
  };
}

/** The mock server on a port of this machine. */
export function startHttpServer({
  port,
  seed,
  clock,
  scenario = 'demo',
  scale = 1,
  quirks = false,
}: HttpOptions): ReturnType<typeof carry> {
  const now = clock === null ? Date.now : () => Date.parse(clock);
  const backend = createBackend({ seed, scenario, scale, anchor: now() }, now);
  return carry(quirks ? withQuirks(backend, TOGETHER) : backend, port, toPages());
}

/** The names that `scenario` may have. */
export const scenarioNames = Object.keys(SIZES);
