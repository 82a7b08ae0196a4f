import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, root } from '../../scripts/lib/run.mjs';
import { listUnusedRights, type Import } from '../../scripts/lint/rights.mjs';

const refused = {
  'src/views/calendari/value.tsx': "import { call } from '../../api/http';\ncall();",
  'src/views/calendari/type.ts': "import type { Call } from '../../api/http';\nexport type A = Call;",
  'src/views/calendari/inline-type.ts': "export type A = import('../../api/http').Call;",
  'src/views/calendari/lazy.ts': "export const load = () => import('../../api/http');",
  'src/views/calendari/side-effect.ts': "import '../../api/http';",
  'src/views/calendari/prime.tsx': "import { Button } from 'primereact/button';\nButton();",
  'src/views/calendari/big.tsx': "import { Calendar } from 'react-big-calendar';\nCalendar();",
  'src/views/calendari/neighbour.tsx': "import { list } from '../assessories/list';\nlist();",
  'src/machines/react.ts': "import { useState } from 'react';\nuseState();",
  'src/machines/view.ts': "import { list } from '../views/assessories/list';\nlist();",
  'src/machines/text.ts': "import { labels } from '../text/labels';\nlabels();",
  'src/domain/machine.ts': "import { auth } from '../machines/auth';\nauth();",
  'src/domain/mirage.ts': "import { Server } from 'miragejs';\nServer();",
  'src/text/machine.ts': "import { auth } from '../machines/auth';\nauth();",
  'src/hooks/machine.ts': "import { auth } from '../machines/auth';\nauth();",
  'src/hooks/app.ts': "import { root } from '../app/root';\nroot();",
  'src/views/ui/noun.tsx': "import { tipus } from '../../domain/options';\ntipus();",
  'src/views/ui/hook.tsx': "import { useRoot } from '../../hooks/actors';\nuseRoot();",
  'src/views/shared/app.tsx': "import { root } from '../../app/root';\nroot();",
  'src/api/machine.ts': "import { auth } from '../machines/auth';\nauth();",
  'src/main.tsx': "import { bar } from './demo/bar/bar';\nbar();",
  'src/app/demo.ts': "export const load = () => import('../demo/door/door');",
  'src/app/mock.ts': "export const load = () => import('../../mock-server/server');",
  'src/app/computed.ts': 'export const load = (name: string) => import(name);',
  'src/app/glob.ts': "export const all = import.meta.glob('../views/*');",
  'src/app/test.ts': "import { make } from '../../tests/make';\nmake();",
  'src/domain/barrel.ts': "export * from './options';",
  'src/domain/named-barrel.ts': "export { tipus } from './options';",
  'src/domain/hidden-barrel.ts': "import { tipus } from './options';\nexport { tipus };",
  'src/elsewhere/a.ts': "import { tipus } from '../domain/options';\ntipus();",
  'mock-server/routes/machine.ts': "import { auth } from '../../src/machines/auth';\nauth();",
  'mock-server/routes/text.ts': "import { labels } from '../../src/text/options';\nlabels();",
  'mock-server/openapi/text.ts': "import { labels } from '../../src/text/options';\nlabels();",
  'mock-server/calls/document.ts': "import { create } from '../openapi/document';\ncreate();",
  'mock-server/serializers/text.ts': "import { home } from '../../src/text/home';\nhome();",
  'mock-server/store/seed.ts': "import { createState } from '../seed/createState';\ncreateState();",
  'mock-server/http/call.ts': "import { list } from '../routes/list';\nlist();",
  'mock-server/seed/file.ts': "import { readFileSync } from 'node:fs';\nreadFileSync('x');",
  'scripts/vite.mjs': "import { build } from 'vite';\nbuild();",
};

const allowed = {
  'src/views/calendari/page.tsx':
    "import { auth } from '../../machines/auth';\nimport { Field } from '../ui/field';\nauth(Field);",
  'src/views/ui/field.tsx': "import { Button } from 'primereact/button';\nexport const Field = Button;",
  'src/machines/route.ts':
    "import { setup } from 'xstate';\nimport { call } from '../api/http';\ncall(setup);",
  'src/text/labels.ts':
    "import { TIPUS, type Tipus } from '../domain/options';\nexport type Labels = Record<Tipus, string>;\nTIPUS.at(0);",
  'src/demo/main.tsx': "await import('../../mock-server/server');",
  'mock-server/serializers/row.ts':
    "import { labels } from '../../src/text/options';\nimport { state } from '../store/state';\nlabels(state);",
  'mock-server/calls/table.ts':
    "import { labels } from '../../src/text/options';\nimport { list } from '../routes/list';\nlabels(list);",
  'mock-server/transports/http.ts':
    "import { createServer } from 'node:http';\nimport { ok } from '../http/responses';\nok(createServer);",
  'tests/domain/a.test.ts': "import { tipus } from '../../src/domain/values/options';\ntipus();",
};

const cycle = {
  'src/journal/one.ts': "import { two } from './two';\nexport const one = () => two;",
  'src/journal/two.ts': "import { one } from './one';\nexport const two = () => one;",
};

const outside = mkdtempSync(join(tmpdir(), 'rooms-'));
const project = join(outside, 'project');
let found: { code: string; filename: string }[];

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(outside, 'node_modules'));
  for (const [path, body] of Object.entries({ ...refused, ...allowed, ...cycle })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), body);
  }
  const args = [bin('oxlint'), '--config', join(root, '.oxlintrc.json'), '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics;
});

afterAll(() => rmSync(outside, { recursive: true }));

const filesWith = (code: string) =>
  [...new Set(found.filter((each) => each.code === code).map((each) => each.filename))].toSorted();

describe('imports between rooms', () => {
  test('every forbidden import is refused and every allowed one passes', () => {
    expect(filesWith('rooms(imports)')).toEqual(Object.keys(refused).toSorted());
  });

  test('a cycle of imports is refused', () => {
    expect(filesWith('import(no-cycle)')).toEqual(Object.keys(cycle));
  });
});

function readImports(file: string): Import[] {
  const imports: Import[] = [];
  const add = (kind: Import['kind'], source: { value?: unknown }): void => {
    imports.push({ file, source: typeof source.value === 'string' ? source.value : 'a computed name', kind });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(importKind === 'type' ? 'type' : 'value', source),
    ImportExpression: ({ source }) => add('dynamic', source as { value?: unknown }),
    TSImportType: ({ source }) => add('type', source),
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return imports;
}

describe('rights in the table of rooms', () => {
  const imports = ['src', 'mock-server', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .flatMap((name) => readImports(`${folder}/${name.replaceAll('\\', '/')}`)),
  );
  const isJournalOnXState = ({ file, source }: Import) =>
    file.startsWith('src/journal/') && source === 'xstate';

  test('every right is needed by an import', () => {
    expect(listUnusedRights(imports)).toEqual([]);
  });

  test('a right that no import needs, or only imports of types, is reported', () => {
    const others = imports.filter((each) => !isJournalOnXState(each));
    const types = imports.map((each) =>
      isJournalOnXState(each) ? { ...each, kind: 'type' as const } : each,
    );
    expect([listUnusedRights(others), listUnusedRights(types)]).toEqual([
      ['src/journal: xstate'],
      ['src/journal: xstate'],
    ]);
  });
});
