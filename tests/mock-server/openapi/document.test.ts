import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createBackend } from '../../../mock-server/backend';
import { createDocument, toText } from '../../../mock-server/openapi/document';
import { NOW } from '../support/testServer';

const FILE = 'docs/openapi.json';
const document = createDocument();

test(`${FILE} equals the generated description`, () => {
  const isSame = readFileSync(FILE, 'utf8') === toText(document);
  expect(isSame, `run: npm run api -- --openapi ${FILE}`).toBe(true);
});

test('a public linter finds no problem in the description', async () => {
  // The API belongs to the service and has no licence.
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'info-license': 'off', 'info-license-strict': 'off' },
  });
  const problems = await lintFromString({ source: toText(document), absoluteRef: FILE, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('exactly the calls described as open need no session', async () => {
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
