import { expect, test } from 'vitest';
import { createRepeats } from '../../../mock-server/http/repeats';

test('a repeated write gets the answer of the first; another key, person or call writes again', async () => {
  const handled: string[] = [];
  const handle = createRepeats(async ({ method, url }) => {
    handled.push(`${method} ${url}`);
    return { status: 201, headers: {}, body: String(handled.length) };
  });
  const ask = async (key?: string, method = 'POST', url = '/api/consultes', authorization = 'Bearer 1') =>
    (await handle({ method, url, headers: { authorization, 'idempotency-key': key }, body: '' })).body;
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['1', '1', '2']);
  expect(await ask('a')).toBe('1');
  expect(await ask('a', 'POST', '/api/activitats')).toBe('3');
  expect(await ask('a', 'POST', '/api/consultes', 'Bearer 2')).toBe('4');
  expect([await ask(), await ask()]).toEqual(['5', '6']);
  expect([await ask('a', 'GET'), await ask('a', 'GET')]).toEqual(['7', '8']);
});
