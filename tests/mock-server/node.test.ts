import { expect, test } from 'vitest';
import { describeApi, startHttpServer } from '../../mock-server/node';
import { NOW } from './support/testServer';

const SIGN_IN = JSON.stringify({ email: 'admin@example.org', password: 'Demo1234!' });

test('a server on a free port answers with a stopped clock', async () => {
  const { url, close } = await startHttpServer({ port: 0, seed: 1, clock: NOW });
  try {
    const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', body: SIGN_IN });
    expect(signedIn.headers.get('Date')).toBe(new Date(NOW).toUTCString());
    const { data } = await signedIn.json();
    const headers = { Authorization: `Bearer ${data.token.plainTextToken}` };
    const today = await fetch(`${url}/api/cites?data_inici=2026-11-20&data_fi=2026-11-20`, { headers });
    expect((await today.json()).meta.total).toBeGreaterThan(20);
  } finally {
    await close();
  }
  await expect(fetch(`${url}/api/cites`)).rejects.toThrow('fetch failed');
});

test('two servers with the same seed and clock give equal answers', async () => {
  const options = { port: 0, seed: 7, clock: NOW };
  const servers = [await startHttpServer(options), await startHttpServer(options)];
  const answers = await Promise.all(
    servers.map(async ({ url, close }) => {
      const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', body: SIGN_IN });
      const text = await answer.text();
      await close();
      return text;
    }),
  );
  expect(answers[0]).toBe(answers[1]);
});

test('the port serves the description beside the API', async () => {
  const { url, close } = await startHttpServer({ port: 0, seed: 1, clock: NOW });
  try {
    const described = await fetch(`${url}/openapi.json`);
    expect([described.status, described.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await described.text()).toBe(describeApi());
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain("<h1>L'API de Punt Jove</h1>");
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  } finally {
    await close();
  }
});
