import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteCita } from '../../src/api/cites';
import { exportConsultes, getConsulta } from '../../src/api/consultes';
import { toFailure, type Failure } from '../../src/api/errors';
import { connect } from '../../src/api/connect';
import { changePassword, sendPassword } from '../../src/api/password';
import { waits } from '../../src/api/waits';
import { HTML, openServer, PAGE, say } from './support/openServer';

const server = await openServer();

const password = { current_password: 'a', password: 'b', password_confirmation: 'b' };

/** A call of each kind. */
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

test.each(Object.entries(CALLS))('an HTML page is a failure for a call that %s', async (_, call) => {
  server.play(say(200, PAGE, HTML));
  expect(await fail(call)).toEqual({ kind: 'page', status: 200, statusText: 'OK', ...words });
  server.play(say(200, `\n${PAGE}`, { 'content-type': 'application/json' }));
  expect(await fail(call)).toMatchObject({ kind: 'page' });
});

test.each(Object.entries(CALLS))(
  'a redirect to a page ends the session of a call that %s',
  async (_, call) => {
    server.play((request, response) => {
      if (request.url === '/login') say(200, PAGE, HTML)(request, response);
      else response.writeHead(302, { location: '/login' }).end();
    });
    expect(await fail(call)).toMatchObject({ kind: 'status', status: 401 });
  },
);

test('without a token such a page does not end a session', async () => {
  server.play(
    (request, response) => {
      if (request.url === '/login') say(200, PAGE, HTML)(request, response);
      else response.writeHead(302, { location: '/login' }).end();
    },
    () => null,
  );
  expect(await fail(() => sendPassword({ email: 'ada@example.org' }))).toMatchObject({ kind: 'page' });
});

test('an empty answer without a type is accepted where no data is needed', async () => {
  server.play(say(200, '', HTML));
  expect(await fail(() => deleteCita(1))).toBe('done');
  expect(await fail(() => getConsulta(1))).toMatchObject({ kind: 'malformed', status: 200 });
});

test.each([
  ['120', 120],
  ['1.5', 2],
  [new Date(Date.now() + 600_000).toUTCString(), expect.closeTo(600, -1) as number],
  ['demà', undefined],
])("the server's time of retry (%s) is kept", async (after, wait) => {
  server.play(say(503, PAGE, { ...HTML, 'retry-after': after }));
  const failure = await fail(() => getConsulta(1));
  expect(failure).toEqual({
    kind: 'status',
    status: 503,
    statusText: 'Service Unavailable',
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

describe('a slow call', () => {
  const limited = { toFake: ['setTimeout', 'clearTimeout'] } as const;
  beforeEach(() => void vi.useFakeTimers({ toFake: [...limited.toFake] }));
  afterEach(() => void vi.useRealTimers());

  /** A server that never answers, or begins an answer and never ends it. */
  const silent = () => {};
  const half: RequestListener = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');

  const arrive = async () => {
    while (server.seen.length === 0) await new Promise((resolve) => setImmediate(resolve));
  };

  test.each([
    ['a read', () => getConsulta(1), silent, 30_000],
    ['a write', () => deleteCita(1), silent, 30_000],
    ['half an answer', () => getConsulta(1), half, 30_000],
    ['an export', () => exportConsultes({}), silent, 120_000],
  ])('is aborted after its limit: %s', async (_, call, listener, limit) => {
    server.play(listener);
    const failure = fail(call);
    let isOver = false;
    void failure.then(() => (isOver = true));
    await arrive();
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toEqual({ kind: 'timeout', status: null, statusText: '', ...words });
    expect(server.seen).toHaveLength(1);
  });

  test('can be stopped after eight seconds', async () => {
    server.play(silent);
    const failure = fail(() => deleteCita(1));
    let isOver = false;
    void failure.then(() => (isOver = true));
    await arrive();
    await vi.advanceTimersByTimeAsync(7_999);
    waits.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    const listener = vi.fn<() => void>();
    const leave = waits.subscribe(listener);
    await vi.advanceTimersByTimeAsync(1);
    leave();
    expect([listener.mock.calls.length > 0, waits.areAny()]).toEqual([true, true]);
    waits.stop();
    expect(await failure).toMatchObject({ kind: 'stopped', status: null });
  });
});

describe('a call without a connection', () => {
  /** Breaks the first connections, then answers. */
  const breaking = (times: number): RequestListener => {
    let left = times;
    return (request, response) => {
      left -= 1;
      if (left >= 0) request.socket.destroy();
      else say(200, '{"data":{"rows":"id;nom"}}')(request, response);
    };
  };

  test('is sent once more if it reads', async () => {
    server.play(breaking(1));
    expect(await fail(() => exportConsultes({}))).toMatchObject({ kind: 'malformed' });
    expect(server.seen).toHaveLength(2);
    server.play(breaking(2));
    expect(await fail(() => getConsulta(1))).toMatchObject({ kind: 'network' });
    expect(server.seen).toHaveLength(4);
  });

  test.each([
    ['deletes', () => deleteCita(1)],
    ['changes', () => changePassword(password)],
    ['sends', () => sendPassword({ email: 'ada@example.org' })],
  ])('is sent once if it %s', async (_, call) => {
    server.play(breaking(1));
    expect(await fail(call)).toMatchObject({ kind: 'network' });
    expect(server.seen).toHaveLength(1);
  });

  test('is offline, with nothing sent, where the browser says so', async () => {
    connect({ baseUrl: 'http://127.0.0.1:1', getToken: () => '1|abc', isOffline: () => true });
    expect(await fail(() => deleteCita(1))).toMatchObject({ kind: 'offline' });
  });

  test('is sent once if its session is over by then', async () => {
    let token: string | null = '1|abc';
    server.play(
      (request) => {
        token = null;
        request.socket.destroy();
      },
      () => token,
    );
    expect(await fail(() => getConsulta(1))).toMatchObject({ kind: 'network' });
    expect(server.seen).toHaveLength(1);
  });

  test('is sent once after it was aborted', async () => {
    server.play(() => {});
    const leaving = new AbortController();
    const failure = fail(() => getConsulta(1, leaving.signal));
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    leaving.abort();
    expect(await failure).toMatchObject({ kind: 'network' });
    expect(server.seen).toHaveLength(1);
  });
});
