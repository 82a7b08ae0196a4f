/** Dead code; `--production` sees the entries and projects with `!`, and finds code that only tests use. */
export default {
  entry: [
    'src/start/{boot.ts,minimum.js,prerender.tsx}!',
    'src/demo/{main.tsx,worker.ts}!',
    'mock-server/{node,demo/schema}.ts!',
    'scripts/*.mjs',
    'scripts/vite/stubs.mjs',
    'playwright.config.ts',
    'tests/browsers/playwright.config.ts',
    'tests/browsers/acts/*.spec.ts',
    'tests/{demo,deploy,journeys,states}/**/*.spec.ts',
    'tests/paths/browser/*.spec.ts',
    'tests/{paths,paths/system,contract,journal}/cli.ts',
    'tests/bench/bench.ts',
    'tests/tooling/seams.ts',
    'tests/views/defects/vitest.config.ts',
  ],
  project: ['src/**!', 'mock-server/**!', 'scripts/**', 'tests/**'],
  ignoreDependencies: ['oxfmt', 'oxlint', 'oxlint-tsgolint', '@fontsource-variable/hanken-grotesk'],
  ignoreExportsUsedInFile: process.argv.includes('--production'),
};
