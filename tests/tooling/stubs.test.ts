import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';

const root = process.cwd();
const STUBS = join(root, 'scripts/vite/stubs.mjs');
const library = join(root, 'node_modules/primereact/button/button.esm.js');

const stubbed = [
  'primereact/tooltip',
  'primereact/ripple',
  'primereact/keyfilter',
  'primereact/icons/windowmaximize',
  'primereact/icons/windowminimize',
  'react-transition-group',
  '@tanstack/devtools-event-client',
];

function createProbe() {
  const found: Record<string, string | undefined> = {};
  const plugin: Plugin = {
    name: 'probe',
    async buildStart() {
      for (const id of stubbed) found[id] = (await this.resolve(id, library))?.id;
    },
  };
  return { plugin, found };
}

const options = { root, logLevel: 'silent' } as const;

const runBuild = (mode: string, ssr: boolean) => (plugin: Plugin) =>
  build({
    ...options,
    mode,
    plugins: [plugin],
    build: { ssr, write: false, rolldownOptions: { input: STUBS } },
  });

async function runServer(plugin: Plugin) {
  const server = { middlewareMode: true, watch: null, ws: false } as const;
  await (await createServer({ ...options, mode: 'demo', plugins: [plugin], server })).close();
}

test.each([
  ['the build for production', runBuild('production', false)],
  ['the build of the demo', runBuild('demo', false)],
  ['a build for Node', runBuild('production', true)],
  ['the development server', runServer],
])('%s takes the stubs in place of what they stand for', async (_, run) => {
  const { plugin, found } = createProbe();
  await run(plugin);
  expect(found).toEqual(Object.fromEntries(stubbed.map((id) => [id, STUBS])));
});
