import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeSince, judge, listChanged } from '../../scripts/lib/since.mjs';

const FILES = {
  'scripts/paths.mjs': "import './lib/load.mjs';",
  'scripts/lib/load.mjs': '',
  'scripts/bench.mjs': '',
  'scripts/serve.mjs': '',
  'scripts/vite/stubs.mjs': '',
  'vite.config.ts': '',
  'playwright.config.ts': '',
  'package.json': '{}',
  'docs/testers.md': '',
  'tests/api/http.test.ts': '',
  'tests/paths/cli.ts': "import '../../src/app/screens/screens';\nimport './models';",
  'tests/paths/models.ts': "import '../../src/machines/door';\nimport '../../src/machines/ring';",
  'tests/paths/browser/paths.spec.ts': "import { KEY } from './keys';\nKEY;",
  'tests/paths/browser/keys.ts': 'export const KEY = 1;',
  'tests/paths/expected/door.txt': '',
  'src/app/screens/screens.ts':
    "export const load = () => [import('../../machines/door'), import('../../views/door/DoorPage')];",
  'src/machines/door.ts':
    "import type { Bell } from '../domain/bell';\nimport { lock } from './lock';\nlock;",
  'src/machines/lock.ts': "export { key as lock } from '../domain/key';",
  'src/machines/ring.ts': "import '../domain/bell';",
  'src/domain/bell.ts': '',
  'src/domain/key.ts': 'export const key = 1;',
  'src/demo/main.tsx': "import '../app/screens/screens';\nimport '../views/Shell';",
  'src/demo/worker.ts': '',
  'src/views/Shell.tsx': '',
  'src/views/door/DoorPage.tsx': "import './door.css';",
  'src/views/door/door.css': '',
};
const SOURCES = {
  door: ['src/machines/door.ts', 'tests/paths/expected/door.txt'],
  ring: ['src/machines/ring.ts', 'tests/paths/expected/ring.txt'],
};

const folder = mkdtempSync(join(tmpdir(), 'since-'));
const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
beforeAll(() => {
  for (const [path, body] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const ALL = 'every path stands on it';
const UNKNOWN = 'what it touches cannot be judged';

describe('what a changed file touches', () => {
  const touch = async (files: string[], isBrowser: boolean) =>
    Object.fromEntries(
      [...(await judge(files, SOURCES, { isBrowser, worked: ['door'], folder }))].map(
        ([file, { machines, why }]) => [file, why || machines.join()],
      ),
    );

  test('on live actors: the machines that import it, and nothing that is not loaded', async () => {
    expect(await touch([...Object.keys(FILES), 'src/machines/gone.ts'], false)).toEqual({
      'src/machines/door.ts': 'door',
      'src/machines/lock.ts': 'door',
      'src/domain/key.ts': 'door',
      'src/domain/bell.ts': 'ring',
      'src/machines/ring.ts': 'ring',
      'tests/paths/expected/door.txt': 'door',
      'tests/paths/models.ts': ALL,
      'tests/paths/cli.ts': ALL,
      'src/app/screens/screens.ts': ALL,
      'scripts/paths.mjs': ALL,
      'scripts/lib/load.mjs': ALL,
      'vite.config.ts': ALL,
      'playwright.config.ts': UNKNOWN,
      'package.json': UNKNOWN,
      'scripts/vite/stubs.mjs': UNKNOWN,
    });
  });

  test('in the browser: the pages that show it too', async () => {
    expect(await touch([...Object.keys(FILES), 'src/machines/gone.ts'], true)).toEqual({
      'src/machines/door.ts': 'door',
      'src/machines/lock.ts': 'door',
      'src/domain/key.ts': 'door',
      'src/views/door/DoorPage.tsx': 'door',
      'src/views/door/door.css': 'door',
      'tests/paths/expected/door.txt': 'door',
      'src/machines/ring.ts': 'only the pages together show ring',
      'src/domain/bell.ts': 'only the pages together show ring',
      'src/views/Shell.tsx': ALL,
      'src/demo/main.tsx': ALL,
      'src/demo/worker.ts': UNKNOWN,
      'tests/paths/models.ts': ALL,
      'tests/paths/cli.ts': ALL,
      'tests/paths/browser/paths.spec.ts': ALL,
      'tests/paths/browser/keys.ts': ALL,
      'src/app/screens/screens.ts': ALL,
      'scripts/paths.mjs': ALL,
      'scripts/lib/load.mjs': ALL,
      'scripts/serve.mjs': ALL,
      'vite.config.ts': ALL,
      'playwright.config.ts': ALL,
      'package.json': UNKNOWN,
      'scripts/vite/stubs.mjs': UNKNOWN,
    });
  });

  test('is told by file, or that there is nothing to run', () => {
    const touched = new Map([
      ['src/domain/key.ts', { machines: ['door'], why: '' }],
      ['package.json', { machines: ['door', 'ring'], why: UNKNOWN }],
    ]);
    expect(describeSince('main', ['src/domain/key.ts', 'package.json', 'docs/a.md'], touched)).toEqual([
      'Since main: 3 files changed.',
      '  src/domain/key.ts: door',
      `  package.json: every machine, ${UNKNOWN}`,
      '  1 file that no path stands on',
    ]);
    expect(describeSince('HEAD', [], new Map())).toEqual(['Since HEAD: 0 files changed.', 'Nothing to run.']);
  });
});

test('files that are committed since, changed or new count; what is no commit is refused', async () => {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  git('init', '--quiet');
  git('add', '.');
  git(...who, 'commit', '--quiet', '--message', 'one');
  expect(await listChanged('HEAD', folder)).toEqual([]);
  writeFileSync(join(folder, 'src/domain/key.ts'), 'export const key = 2;');
  git(...who, 'commit', '--quiet', '--all', '--message', 'two');
  writeFileSync(join(folder, 'src/domain/bell.ts'), 'export {};');
  writeFileSync(join(folder, 'src/domain/new.ts'), '');
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(await listChanged('HEAD~1', folder)).toEqual([
    'src/domain/bell.ts',
    'src/domain/key.ts',
    'src/domain/new.ts',
  ]);
  await expect(listChanged('main-that-is-not', folder)).rejects.toThrow(
    'There is no commit main-that-is-not here to compare with.',
  );
  await expect(listChanged('--output=x', folder)).rejects.toThrow('There is no commit --output=x here');
});
