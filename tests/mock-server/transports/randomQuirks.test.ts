import { expect, test } from 'vitest';
import { BEHAVIOURS } from '../../../mock-server/transports/behaviours/all';
import { createBackend } from '../../../mock-server/backend';
import { QUIRK_NAMES, withQuirks } from '../../../mock-server/transports/quirks';
import { ALTERNATIVES, pickQuirks } from '../../../mock-server/transports/randomQuirks';
import { NOW } from '../support/testServer';

const SIGN_IN = JSON.stringify({ email: 'admin@example.org', password: 'Demo1234!' });
type SignIn = { data: { token: { plainTextToken: string } } };

const FORMS = QUIRK_NAMES.filter((name) => !(name in BEHAVIOURS));

test('every form is an alternative of one part', () => {
  expect(ALTERNATIVES.flat().toSorted()).toEqual(FORMS.toSorted());
});

test('a seed gives the same forms, and many seeds all of them', () => {
  expect(pickQuirks(7)).toEqual(pickQuirks(7));
  const picked = new Set(Array.from({ length: 200 }, (_, seed) => pickQuirks(seed)).flat());
  expect(picked.size).toBe(FORMS.length);
});

test.each(ALTERNATIVES.flat())('an export is plain beside %s', async (form) => {
  const now = Date.parse(NOW);
  const forms = ALTERNATIVES.flat().filter((name) => name === form || name === 'plainCsv');
  const token = { plain: '' };
  const backend = createBackend({ seed: 1, anchor: now }, () => now);
  const ask = (method: string, path: string, body = '') => ({
    method,
    url: `http://localhost/api/${path}`,
    headers: { authorization: `Bearer ${token.plain}` },
    body,
  });
  const signIn = await backend.answer(ask('POST', 'auth/login', SIGN_IN));
  if (signIn === 'network') throw new Error('no answer');
  token.plain = (JSON.parse(signIn.body) as SignIn).data.token.plainTextToken;
  const answer = await withQuirks(backend, forms).answer(ask('GET', 'consultes/exports/csv?canal=telefon'));
  expect(answer).toMatchObject({ status: 200, headers: { 'Content-Type': 'text/csv' } });
});
