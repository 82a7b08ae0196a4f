import { expect, test } from 'vitest';
import { openTestServer } from '../support/testServer';

const { server } = await openTestServer();
const send = (method: string, path: string) => fetch(server.url + path, { method });

test('an unknown path is 404, another method 405 with the allowed ones', async () => {
  const unknown = await send('GET', '/api/res');
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'La ruta /api/res no existeix.' }]);

  const refused = await send('PUT', '/api/cites');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect(await refused.json()).toEqual({
    message: 'El mètode PUT no està permès a /api/cites. Mètodes permesos: GET, HEAD, POST.',
  });
  expect((await send('GET', '/api/auth/login')).status).toBe(405);
});

test('HEAD answers like GET without a body, OPTIONS lists the allowed methods', async () => {
  const head = await send('HEAD', '/api/cites');
  expect([head.status, await head.text()]).toEqual([401, '']);
  const options = await send('OPTIONS', '/api/assessories/1');
  expect([options.status, options.headers.get('allow')]).toEqual([200, 'GET, HEAD, PATCH, DELETE']);
});
