import { execFileSync } from 'node:child_process';
import react from '@vitejs/plugin-react';
import { defaultClientMainFields, loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { chunkModules } from './scripts/vite/chunk-modules.mjs';
import { fonts } from './scripts/vite/fonts.mjs';
import { offline } from './scripts/vite/offline.mjs';
import { oneFile } from './scripts/vite/one-file.mjs';
import { page } from './scripts/vite/page.mjs';
import { prerender } from './scripts/vite/prerender.mjs';

// Far from Madrid, so that a rule that leans on the machine's own zone shows in the unit tests.
if (process.env['VITEST']) process.env['TZ'] = 'America/New_York';

const target = process.env['API_TARGET'];

/** The package's version, and the commit where the build is made from a repository. */
function readVersion(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
    return `${packageJson.version} (${commit})`;
  } catch {
    return packageJson.version;
  }
}

/** Parts of PrimeReact for properties that nothing here sets, and the event bus of TanStack's developer tools. */
const STUBBED =
  /^(primereact\/(tooltip|ripple|virtualscroller|keyfilter|icons\/windowm(ax|in)imize)|react-transition-group|@tanstack\/devtools-event-client)$/;

/**
 * A file for the first page, one for what is used together beside it, one for each area of pages: many small ones compress
 * worse, and each page would wait for the last of them. A group takes what its files need with it; the first that wants a file has it.
 */
const CHUNKS = [
  { name: 'start', test: /src\/main\.tsx/ },
  { name: 'sessio', test: /src\/(domain\/access\/sessio|app\/screens\/screens)\./ },
  {
    name: 'ahead',
    test: /src\/(app\/ahead\.|views\/(auth\/(AuthAlert|LostHint|SignInLinks)|shell\/(ThemeButton|Arrival)|ui\/(TileFloor|theme\/fonts)))/,
  },
  { name: 'private', test: /src\/(app\/screens\/privateArea|views\/home|machines\/screens\/home)/ },
  {
    name: 'draft',
    test: /src\/(views\/(auth\/PublicForm|forms\/(useDraftForm|DraftField|DraftInput|FormErrors))|machines\/kit\/form\/form)\./,
  },
  { name: 'controls', test: /src\/views\/ui\/(\w*Select|Date\w*|Time|Filter)(Field|Button|Options)/ },
  {
    name: 'shared',
    test: /\/src\/(?!\w+\/(\w+\/)?(seen|assessoriaEdit|xifres)\.|machines\/kit\/form\/(booking|reserves|slots)\.)(text|domain|api|hooks|machines|views\/(shared\/|consultes\/name|list\/Missing|forms\/catalog|ui\/(?!Table|Pagination|Sort|Applied|FilterBar)))/,
    minShareCount: 2,
  },
  {
    name: 'list',
    test: /src\/(views\/(list\/|\w+\/(Assessories|Consultes|Activitats|Professionals)Page)|machines\/screens\/(assessories|consultes|activitats|professionals)\.)/,
  },
  {
    name: 'form',
    test: /src\/(views\/(forms\/(?!reserva)|\w+\/(Consulta|Activitat|Professional)(Create|Edit)Page)|machines\/screens\/(consulta|activitat|professional)(Create|Edit)\.)/,
  },
  {
    name: 'assessoria',
    test: /src\/(views\/\w+\/(\w+(Create|Edit|Move)|Completion|Assessoria)Page|machines\/screens\/(\w+(Create|Edit)|citaMove|assessoria|completion)\.)/,
  },
  // Of the calendar's library and of the demo's server.
  { name: 'lodash', test: /node_modules\/lodash\//, minShareCount: 2 },
  { name: 'calendar', test: /src\/(views\/calendar\/CalendarPage|machines\/screens\/calendar)/ },
  {
    name: 'settings',
    test: /src\/(views\/(auth\/\w*Password|\w+\/(Profile|DataRules)Page)|machines\/screens\/(password|profile|dataRules))/,
  },
  { name: 'xifres', test: /src\/(views\/xifres\/|machines\/screens\/xifres)/ },
  { name: 'ui', test: /src\/views\/ui\/.*\.css$/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

export default defineConfig(({ mode, isSsrBuild }) => ({
  base: loadEnv(mode, import.meta.dirname)['VITE_BASE'] || '/',
  plugins: [fonts(), react(), chunkModules(), page(), mode === 'file' ? oneFile() : [prerender(), offline()]],
  resolve: {
    alias: [{ find: STUBBED, replacement: `${import.meta.dirname}/scripts/vite/stubs.mjs` }],
    mainFields: [...defaultClientMainFields],
  },
  // Tests and Node load these as the build does, with the stubs; Node itself would load their CommonJS.
  ssr: { noExternal: /primereact|react-big-calendar|@tanstack|xstate/ },
  define: { __BUILD_VERSION__: JSON.stringify(readVersion()) },
  build: {
    outDir: mode === 'production' ? 'dist' : `dist-${mode}`,
    target: 'es2023',
    // The first versions with light-dark(), which would be taken apart for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: mode === 'file' ? Infinity : 0,
    cssCodeSplit: mode !== 'file',
    modulePreload: {
      polyfill: false,
      // The start is too small to name what others need; its own styles stand in the page.
      resolveDependencies: (_file, needed, { hostId }) =>
        needed.filter((file) =>
          file.endsWith('.css') ? !file.includes('/start-') : !hostId.includes('/start-'),
        ),
    },
    // What runs on Node is read from the disk, one file at a time.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // What one page needs at once another may need late.
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
    projects: [
      // These share their modules: none of them leaves anything behind.
      {
        extends: true,
        test: { name: 'node', environment: 'node', isolate: false, include: ['tests/**/*.test.ts'] },
      },
      // Each has its own document and modules, in a process that stays: half the time of a new one for each.
      {
        extends: true,
        test: {
          name: 'page',
          pool: 'vmThreads',
          environment: 'jsdom',
          setupFiles: ['tests/support/browser.ts'],
          include: ['tests/**/*.test.tsx'],
        },
      },
    ],
  },
}));
