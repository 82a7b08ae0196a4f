import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createApi } from '../../../mock-server/http/server';
import { createDocument, toText } from '../../../mock-server/openapi/document';
import { createStore } from '../../../mock-server/store/store';
import { NOW } from '../support/testServer';

const FILE = 'docs/openapi.json';
const document = createDocument();

test(`${FILE} is what is generated`, () => {
  const isSame = readFileSync(FILE, 'utf8') === toText(document);
  expect(isSame, `run: npm run api -- --openapi ${FILE}`).toBe(true);
});

test('a public linter finds nothing in it', async () => {
  // The API belongs to the service: there is no licence to name.
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'info-license': 'off', 'info-license-strict': 'off' },
  });
  const problems = await lintFromString({ source: toText(document), absoluteRef: FILE, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('it describes every call of the server, none missing, none more', () => {
  const store = createStore({ seed: 1, anchor: Date.parse(NOW) });
  const { routes } = createApi({ getStore: () => store, now: () => store.state.anchor });
  const registered = routes.map(({ verb, path }) => `${verb} ${path.replace(':id', '{id}')}`);
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((verb) => `${verb} ${document.servers[0]?.url}${path}`),
  );
  expect(described.toSorted()).toEqual(registered.toSorted());
});
