import { expect, test } from 'vitest';
import { deleteCita } from '../../src/api/cites';
import { exportConsultes, getConsulta } from '../../src/api/consultes';
import { toFailure, type Failure } from '../../src/api/errors';
import { changePassword, sendPassword } from '../../src/api/password';
import { HTML, openServer, PAGE, say } from './support/openServer';

const server = await openServer();

const password = { current_password: 'a', password: 'b', password_confirmation: 'b' };

/** What each call asks; of some nobody needs the answer. */
const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  reads: () => getConsulta(1),
  exports: () => exportConsultes({}),
  deletes: () => deleteCita(1),
  'changes the password': () => changePassword(password),
  'asks for a link': () => sendPassword({ email: 'ada@example.org' }),
};

async function fail(call: () => Promise<unknown>): Promise<Failure | 'done'> {
  return call().then(() => 'done' as const, toFailure);
}

const words = { message: null, fields: {} };

test.each(Object.entries(CALLS))('a page is no answer to what %s', async (_, call) => {
  server.play(say(200, PAGE, HTML));
  expect(await fail(call)).toEqual({ kind: 'page', status: 200, statusText: 'OK', ...words });
  server.play(say(200, `\n${PAGE}`, { 'content-type': 'application/json' }));
  expect(await fail(call)).toMatchObject({ kind: 'page' });
});

test.each(Object.entries(CALLS))(
  'a redirect that ends at a page ends the session of what %s',
  async (_, call) => {
    server.play((request, response) => {
      if (request.url === '/login') say(200, PAGE, HTML)(request, response);
      else response.writeHead(302, { location: '/login' }).end();
    });
    expect(await fail(call)).toMatchObject({ kind: 'status', status: 401 });
  },
);

test('without a token that page is only a page', async () => {
  server.play(
    (request, response) => {
      if (request.url === '/login') say(200, PAGE, HTML)(request, response);
      else response.writeHead(302, { location: '/login' }).end();
    },
    () => null,
  );
  expect(await fail(() => sendPassword({ email: 'ada@example.org' }))).toMatchObject({ kind: 'page' });
});

test('an empty answer without a type is done, where nobody needs more', async () => {
  server.play(say(200, '', HTML));
  expect(await fail(() => deleteCita(1))).toBe('done');
  expect(await fail(() => getConsulta(1))).toMatchObject({ kind: 'malformed', status: 200 });
});

test.each([
  ['120', 120],
  [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3600, -1)],
  ['demà', undefined],
])('an answer that says when to try again (%s) is believed', async (after, wait) => {
  server.play(say(503, PAGE, { ...HTML, 'retry-after': after }));
  const failure = await fail(() => getConsulta(1));
  expect(failure).toEqual({
    ...{ kind: 'status', status: 503, statusText: 'Service Unavailable' },
    ...words,
    ...(wait !== undefined && { wait }),
  });
});

test('the third 419 without a success between ends the session', async () => {
  let status = 419;
  server.play((request, response) => say(status)(request, response));
  const ask = async (next: number) => {
    status = next;
    const failure = await fail(() => deleteCita(1));
    return failure === 'done' ? failure : failure.status;
  };
  const seen: unknown[] = [];
  for (const next of [419, 419, 200, 419, 500, 419, 419]) seen.push(await ask(next));
  expect(seen).toEqual([419, 419, 'done', 419, 500, 419, 401]);
});
