import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { budgets, findStartFiles } from '../../scripts/lib/budgets.mjs';

const html = `<script src="/assets/boot.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <script type="module" crossorigin src="/assets/main.js"></script>`;

const chunks = {
  'assets/main.js': { imports: ['assets/shared.js'], modules: ['src/main.tsx'] },
  'assets/shared.js': { imports: ['assets/deep.js'], modules: ['src/api/http.ts'] },
  'assets/deep.js': { imports: [], modules: ['node_modules/xstate/dist/xstate.js'] },
  'assets/react.js': { imports: [], modules: ['node_modules/react/index.js'] },
  'assets/auth.js': { imports: [], modules: ['src/views/auth/PasswordReminderPage.tsx'] },
  'assets/private.js': { imports: ['assets/shared.js'], modules: ['src/app/screens/privateArea.ts'] },
  'assets/form.js': {
    imports: ['assets/private.js'],
    modules: ['node_modules/@tanstack/react-form/index.js', 'src/views/consultes/ConsultaEditPage.tsx'],
  },
  'assets/list.js': { imports: ['assets/private.js'], modules: ['src/views/consultes/ConsultesPage.tsx'] },
  'assets/calendar.js': { imports: ['assets/form.js'], modules: ['src/views/calendar/CalendarPage.tsx'] },
};
const names = Object.keys(chunks);
const files = new Map(['assets/boot.js', ...names].map((name) => [name, Buffer.from('x')]));
const build = { html, chunks, files };

const judge = (changes: Partial<typeof build>) =>
  budgets.map(({ judge }) => judge({ ...build, ...changes }).passed);

describe('budgets of the production build', () => {
  test('the start is what index.html names and all that these files load with themselves', () => {
    expect(findStartFiles(html, chunks)).toEqual([
      'assets/boot.js',
      'assets/react.js',
      'assets/main.js',
      'assets/shared.js',
      'assets/deep.js',
    ]);
  });

  test('a good build passes, with a form library that is loaded later', () => {
    expect(judge({})).toEqual([true, true, true, true]);
  });

  test('too much JavaScript fails', () => {
    expect(judge({ files: new Map(files).set('assets/main.js', randomBytes(106_000)) })).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('a page without JavaScript, or with a missing file, fails', () => {
    expect(judge({ html: '' })).toEqual([false, false, true, false]);
    expect(judge({ files: new Map([...files].slice(1)) })).toEqual([false, true, true, true]);
  });

  test('a page that loads too much, too many files or nothing fails', () => {
    const heavy = new Map(files).set('assets/list.js', randomBytes(80_000));
    const many = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { imports: [], modules: [] }]));
    const list = { ...chunks['assets/list.js'], imports: Object.keys(many) };
    const { 'assets/calendar.js': _, ...without } = chunks;
    expect([
      judge({ files: heavy })[3],
      judge({ chunks: { ...chunks, ...many, 'assets/list.js': list } })[3],
      judge({ chunks: without as typeof chunks })[3],
      judge({ files: new Map(files).set('assets/auth.js', randomBytes(80_000)) })[3],
    ]).toEqual([false, false, false, false]);
  });

  test.each(['@tanstack/react-form', 'zod', 'react-big-calendar', 'primereact', 'miragejs'])(
    '%s among the start fails',
    (name) => {
      const deep = { imports: [], modules: [`node_modules/${name}/index.js`] };
      expect(judge({ chunks: { ...chunks, 'assets/deep.js': deep } })[1]).toBe(false);
    },
  );

  test.each([
    'node_modules/miragejs/index.js',
    'node_modules/pretender/index.js',
    'node_modules/modern-screenshot/dist/index.mjs',
    'mock-server/server.ts',
    'src/demo/hash.ts',
    'src/demo/report/StepList.tsx',
  ])('%s anywhere fails', (module) => {
    expect(judge({ chunks: { ...chunks, 'assets/form.js': { imports: [], modules: [module] } } })[2]).toBe(
      false,
    );
  });

  test('a worker that keeps files in the browser fails, in any file', () => {
    const worker = Buffer.from('addEventListener("install",()=>self.skipWaiting())');
    const register = Buffer.from('navigator.serviceWorker.register("/offline.js")');
    expect([
      judge({ files: new Map(files).set('offline.js', worker) })[2],
      judge({ files: new Map(files).set('assets/late.js', register) })[2],
    ]).toEqual([false, false]);
  });

  test('a word that only the mock server holds fails, in any file', () => {
    expect(judge({ files: new Map(files).set('manual.txt', Buffer.from('admin@example.org')) })[2]).toBe(
      false,
    );
  });
});
