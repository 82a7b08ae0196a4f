import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createBackend } from '../../../mock-server/backend';
import { createDocument, toText } from '../../../mock-server/openapi/document';
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

test('it says of each call that needs no session that it does not, and the server asks for none', async () => {
  const now = () => Date.parse(NOW);
  const backend = createBackend({ seed: 1, anchor: now() }, now);
  const described: string[] = [];
  const answered: string[] = [];
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [verb, { security }] of Object.entries(operations)) {
      const url = `http://localhost/api${path.replace('{id}', '1')}`;
      const answer = await backend.answer({ method: verb.toUpperCase(), url, headers: {}, body: '' });
      if (security?.length === 0) described.push(`${verb} ${path}`);
      if (answer !== 'network' && answer.status !== 401) answered.push(`${verb} ${path}`);
    }
  }
  const open = ['post /auth/login', 'post /auth/reset-password', 'post /auth/send-password'];
  expect({ described, answered }).toEqual({ described: open, answered: open });
});
