import { spawnSync } from 'node:child_process';
import react from '@vitejs/plugin-react';
import { defaultClientMainFields, loadEnv } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { TARGETS } from './scripts/lib/oldestBrowsers.mjs';
import { chunkModules } from './scripts/vite/chunk-modules.mjs';
import { compress } from './scripts/vite/compress.mjs';
import { offline } from './scripts/vite/offline.mjs';
import { oneFile } from './scripts/vite/one-file.mjs';
import { schema } from './scripts/vite/schema.mjs';
import { start } from './scripts/vite/start.mjs';

// Far from Madrid, so that rules that depend on the machine's own zone fail in the unit tests.
if (process.env['VITEST']) process.env['TZ'] = 'America/New_York';

const target = process.env['API_TARGET'];

/** The commit, where the build is made from a repository; as long everywhere, so that equal builds are equal. */
const commit = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).stdout?.trim();
const version = commit ? `${packageJson.version} (${commit})` : packageJson.version;

/** Parts of PrimeReact for properties that are never set, and the event bus of TanStack's developer tools. */
const STUBBED =
  /^(primereact\/(tooltip|ripple|keyfilter|icons\/windowm(ax|in)imize)|react-transition-group|@tanstack\/devtools-event-client)$/;

/** The files of code; each group takes what its modules import, unless an earlier group has it. */
const CHUNKS = [
  { name: 'start', test: /src\/(demo\/)?main\./ },
  {
    name: 'ahead',
    test: /src\/(app\/(prefetched|afterFirstPaint|screens\/screens)\.|domain\/access\/sessio\.|(views\/auth|machines\/screens\/password)|views\/(shell\/ThemeButton|ui\/TileFloor)\.)/,
  },
  {
    name: 'private',
    test: /src\/(app\/screens\/privateArea\.|(views|machines\/screens)\/home|domain\/(?!pages\/))/,
  },
  {
    name: 'records',
    test: /src\/(views\/(?!calendar|xifres|ajuda)\w+\/\w+Page\.|views\/(list|forms)\/|machines\/screens\/(?!calendar|xifres))/,
  },
  // The calendar's library shares these with the demo's server, which would load the whole calendar.
  { name: 'lodash', test: /node_modules\/lodash\//, minShareCount: 2 },
  { name: 'calendar', test: /src\/(views|machines\/screens)\/calendar/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Options of the tests that need a document. */
const page = { environment: 'jsdom', setupFiles: ['tests/support/browser.ts', 'tests/support/bareTexts.ts'] };

/** Tests that mock a module or load it anew, which other files would notice. */
const ISOLATED = 'tests/**/*.isolated.test.tsx';

/** Tests of `npm run test:all` alone, unless a command asks for them (docs/decisions/0038). */
const LONG = '**/*.long.test.*';
const withLong = process.env['LONG_TESTS'] === 'yes';

const toProject = (name: string, include: string, test: TestProjectInlineConfiguration['test'] = {}) => ({
  extends: true as const,
  test: { name, include: [include], ...test },
});

export default defineConfig(({ mode, isSsrBuild }) => {
  const envDir = `${import.meta.dirname}/config/env`;
  const env = loadEnv(mode, envDir);
  const isDemo = env['VITE_DEMO'] === 'true';
  const entry = isDemo ? 'src/demo/main.tsx' : 'src/main.tsx';
  return {
    envDir,
    base: env['VITE_BASE'] || '/',
    plugins: [
      react(),
      chunkModules(),
      start(),
      isDemo && schema(),
      mode === 'file' ? oneFile() : [offline(), compress()],
    ],
    resolve: {
      alias: [
        { find: STUBBED, replacement: `${import.meta.dirname}/scripts/vite/stubs.mjs` },
        // The script of index.html.
        { find: /^\/src\/main\.tsx$/, replacement: `${import.meta.dirname}/${entry}` },
      ],
      mainFields: [...defaultClientMainFields],
    },
    // Tests and Node load these as the build does, with the stubs; Node itself would load their CommonJS.
    ssr: { noExternal: /primereact|react-big-calendar|@tanstack|xstate/ },
    define: { __BUILD_VERSION__: JSON.stringify(version) },
    build: {
      outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
      target: TARGETS,
      assetsInlineLimit: mode === 'file' ? Infinity : 0,
      cssCodeSplit: mode !== 'file',
      modulePreload: { polyfill: false },
      // Builds for Node need no groups.
      rolldownOptions: isSsrBuild
        ? {}
        : {
            // A module may be imported both statically and dynamically.
            checks: { ineffectiveDynamicImport: false },
            output: { codeSplitting: mode === 'file' ? false : { groups: CHUNKS } },
          },
    },
    server: {
      host: '127.0.0.1',
      ...(target && { proxy: { '/api': { target, changeOrigin: true } } }),
    },
    test: {
      allowOnly: false,
      maxWorkers: '100%',
      // A loaded machine is slow, not wrong.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Files of one project share their modules, and the document, because no test leaves state behind.
      isolate: false,
      // They begin in the order of their names: a long test must not be left to one worker at the end.
      projects: [
        ...(withLong
          ? [
              toProject('long', 'tests/**/*.long.test.ts'),
              toProject('long page', 'tests/**/*.long.test.tsx', page),
            ]
          : []),
        toProject('node', 'tests/**/*.test.ts', { exclude: [...configDefaults.exclude, LONG] }),
        toProject('page', 'tests/**/*.test.tsx', { ...page, exclude: [ISOLATED, LONG] }),
        toProject('isolated', ISOLATED, { ...page, isolate: true }),
      ],
    },
  };
});
