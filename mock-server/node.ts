import { createBackend } from './backend';
import { QUIRK_NAMES, TOGETHER, withQuirks, type QuirkName } from './transports/quirks';
import { pickQuirks } from './transports/randomQuirks';
import { carry } from './transports/http';
import { createDocument, toText } from './openapi/document';
import { renderPage } from './openapi/page';
import { SIZES, type SizeName } from './seed/sizes';

type HttpOptions = {
  port: number;
  seed: number;
  /** ISO instant of a stopped clock; null: the machine's clock. */
  clock: string | null;
  scenario?: SizeName;
  /** Multiple of the scenario's size. */
  scale?: number;
  quirks?: readonly QuirkName[];
};

export function describeApi(): string {
  return toText(createDocument());
}

function toPages() {
  const send = (type: string, body: string) => ({ status: 200, headers: { 'Content-Type': type }, body });
  return {
    '/': send('text/html; charset=utf-8', renderPage(createDocument())),
    '/openapi.json': send('application/json', describeApi()),
  };
}

export function startHttpServer({
  port,
  seed,
  clock,
  scenario = 'demo',
  scale = 1,
  quirks = [],
}: HttpOptions): ReturnType<typeof carry> {
  const now = clock === null ? Date.now : () => Date.parse(clock);
  const backend = createBackend({ seed, scenario, scale, anchor: now() }, now);
  return carry(withQuirks(backend, quirks), port, toPages(), now);
}

export const scenarioNames = Object.keys(SIZES);

export const quirkNames = { all: QUIRK_NAMES, together: TOGETHER, pick: pickQuirks };
