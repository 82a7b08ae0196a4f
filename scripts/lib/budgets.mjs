import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksFile } from '../vite/chunk-modules.mjs';
import { root } from './run.mjs';

/** @typedef {import('../vite/chunk-modules.mjs').Chunk} Chunk */
/** @typedef {{ html: string, chunks: Record<string, Chunk>, files: Map<string, Buffer> }} Build files by path from its folder */
/** @typedef {{ passed: boolean, detail: string }} Verdict */

/** Bytes of compressed JavaScript until a person can sign in. */
const startLimit = 105_000;

const PRIVATE_AREA = 'src/app/screens/privateArea.ts';

/** Files and compressed bytes of code beside the start for each kind of page, found by a module. */
const pageLimits = {
  'a forgotten password': { module: 'src/views/auth/PasswordReminderPage.tsx', files: 1, bytes: 65_000 },
  'the private area and its home': { module: PRIVATE_AREA, files: 2, bytes: 149_000 },
  'a list': { module: 'src/views/consultes/ConsultesPage.tsx', files: 1, bytes: 66_000 },
  'a form': { module: 'src/views/consultes/ConsultaEditPage.tsx', files: 1, bytes: 66_000 },
  'the calendar': { module: 'src/views/calendar/CalendarPage.tsx', files: 2, bytes: 132_000 },
};

/** Libraries that the start must not contain. */
const tooHeavy = [
  '@tanstack/react-form',
  '@tanstack/form-core',
  'zod',
  'react-big-calendar',
  'primereact',
  'miragejs',
];

const demoPackages = ['miragejs', 'pretender', 'modern-screenshot'];

/** Rooms that production must not contain. */
const demoModules = /^(mock-server|src\/demo)\//;

/** Words that occur in the demo only. */
const demoWords = [
  'miragejs',
  'Pretender',
  'example.org',
  'Demo1234',
  '__journal',
  'Obre un informe',
  'serviceWorker',
  'skipWaiting',
  'Panell de formació',
  'punt-jove.escenari',
  'punt-jove.full',
];

/** @param {string} dir the built folder @returns {Build} */
export function readBuild(dir) {
  const folder = join(root, dir);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  );
  const html = String(files.get('index.html') ?? '');
  return { html, files, chunks: JSON.parse(readFileSync(chunksFile(dir), 'utf8')) };
}

/** The JavaScript files that load with index.html. @param {string} html @param {Record<string, Chunk>} chunks */
export function findStartFiles(html, chunks) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.m?js)"/g)];
  const found = new Set(tags.map(([, file]) => String(file)));
  for (const file of found) for (const next of chunks[file]?.imports ?? []) found.add(next);
  return [...found];
}

/** The file with this module and all files that load with it. @param {Build['chunks']} chunks @param {string} module */
function findPageFiles(chunks, module) {
  const own = Object.keys(chunks).filter((file) => chunks[file]?.modules.includes(module));
  const found = new Set(own);
  for (const file of found) for (const next of chunks[file]?.imports ?? []) found.add(next);
  return [...found];
}

/** @param {Build} build @returns {Verdict} */
function judgePages({ html, chunks, files }) {
  const known = new Set(findStartFiles(html, chunks));
  const figures = Object.entries(pageLimits).map(([name, limit]) => {
    const needed = findPageFiles(chunks, limit.module).filter((file) => !known.has(file));
    if (limit.module === PRIVATE_AREA) needed.forEach((file) => known.add(file));
    const bytes = needed.reduce((total, file) => total + gzipSync(files.get(file) ?? '').length, 0);
    const passed = needed.length > 0 && needed.length <= limit.files && bytes <= limit.bytes;
    return { passed, detail: `${name} ${(bytes / 1000).toFixed(0)} kB in ${needed.length} files` };
  });
  return {
    passed: figures.every(({ passed }) => passed),
    detail: figures.map(({ detail }) => detail).join(', '),
  };
}

/** @param {string} module @param {string} name */
const isOf = (module, name) => module.includes(`node_modules/${name}/`);

/** @param {Build} build @returns {Verdict} */
function judgeStart({ html, chunks, files }) {
  const start = findStartFiles(html, chunks);
  const missing = start.filter((file) => !files.has(file));
  if (start.length === 0 || missing.length > 0) {
    return { passed: false, detail: `index.html loads ${missing.join(', ') || 'no JavaScript'}` };
  }
  const size = start.reduce((total, file) => total + gzipSync(files.get(file) ?? '').length, 0);
  const figures = `${(size / 1000).toFixed(1)} of ${startLimit / 1000} kB gzip in ${start.length} files`;
  return { passed: size <= startLimit, detail: figures };
}

/** @param {Build} build @returns {Verdict} */
function judgeLibraries({ html, chunks }) {
  const modules = findStartFiles(html, chunks).flatMap((file) => chunks[file]?.modules ?? []);
  const heavy = tooHeavy.filter((name) => modules.some((module) => isOf(module, name)));
  const passed = modules.length > 0 && heavy.length === 0;
  return { passed, detail: heavy.join(', ') || `none too heavy among ${modules.length} modules` };
}

/** @param {Build} build @returns {Verdict} */
function judgeDemo({ chunks, files }) {
  const modules = Object.values(chunks)
    .flatMap((chunk) => chunk.modules)
    .filter((module) => demoModules.test(module) || demoPackages.some((name) => isOf(module, name)));
  const words = [...files].flatMap(([file, body]) =>
    demoWords.filter((word) => body.includes(word)).map((word) => `"${word}" in ${file}`),
  );
  const found = [...modules, ...words];
  return {
    passed: files.size > 0 && found.length === 0,
    detail: found.slice(0, 5).join(', ') || `not a byte in ${files.size} files`,
  };
}

/** Budgets of a production build. */
export const budgets = [
  { name: 'JavaScript of the start', judge: judgeStart },
  { name: 'libraries of the start', judge: judgeLibraries },
  { name: 'nothing of the demo in production', judge: judgeDemo },
  { name: 'code of a page', judge: judgePages },
];
