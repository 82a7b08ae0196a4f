import { execFileSync } from 'node:child_process';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { chunkModules } from './scripts/vite/chunk-modules.mjs';
import { finish } from './scripts/vite/finish.mjs';
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

export default defineConfig(({ mode }) => ({
  base: loadEnv(mode, import.meta.dirname)['VITE_BASE'] || '/',
  plugins: [react(), chunkModules(), prerender(), finish()],
  // React itself has the store hook for which these libraries still bring a stand-in, and no browser extension is used.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index(\.js)?)?$/, replacement: 'react' },
      {
        find: /^\.\/xstate-dev\.esm\.js$/,
        replacement: `${import.meta.dirname}/scripts/vite/no-dev-tools.mjs`,
      },
    ],
  },
  define: { __BUILD_VERSION__: JSON.stringify(readVersion()) },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    target: 'es2023',
    // The first versions with light-dark(), which would be taken apart for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // All that the first page needs in one file, and all that the private area's pages share in another: many small ones
    // compress worse, and each page would wait for the last of them.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: /src\/main\.tsx/, priority: 2 },
            { name: 'private', test: /src\/app\/privateArea\.ts/, priority: 1 },
            { name: 'ui', test: /src\/views\/ui\/.*\.css$/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    ...(target && { proxy: { '/api': { target, changeOrigin: true } } }),
  },
  test: {
    allowOnly: false,
    // A loaded machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      // These share their modules: none of them leaves anything behind.
      {
        extends: true,
        test: { name: 'node', environment: 'node', isolate: false, include: ['tests/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'page', environment: 'jsdom', include: ['tests/**/*.test.tsx'] } },
    ],
  },
}));
