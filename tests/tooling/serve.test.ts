import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainListen } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/serve.mjs';

const PAGE = '<script>x()</script><h1>Inici</h1>';
const dir = mkdtempSync(join(tmpdir(), 'serve-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(dir, 'site/assets'), { recursive: true });
  writeFileSync(join(dir, 'secret.txt'), 'secret');
  writeFileSync(join(dir, 'site/index.html'), PAGE);
  writeFileSync(join(dir, 'site/assets/main-abc.js'), 'x();'.repeat(1000));
  server = await serve({ dir: join(dir, 'site'), port: 0 });
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = { accept: 'text/html' }) {
  const response = await fetch(`${server.url}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the server of built files', () => {
  test.each(['/', '/calendari', '/recordar_contrasenya/t/a%40example.org'])(
    '%s is a page of the app',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect([status, headers.get('cache-control'), text]).toEqual([200, 'no-cache', PAGE]);
    },
  );

  test.each([
    ['/assets/gone.js', 404],
    ['/%ff', 400],
  ])('%s answers %i', async (path, expected) => {
    expect((await get(path)).status).toBe(expected);
  });

  test('a request for data gets 404, not the page', async () => {
    expect((await get('/api/cites', { accept: 'application/json' })).status).toBe(404);
  });

  test.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
    '%s stays inside the folder',
    async (path) => {
      expect((await get(path)).text).not.toContain('secret');
    },
  );

  test('a hashed file is compressed, typed and immutable', async () => {
    const { headers, text } = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
    expect([
      headers.get('content-encoding'),
      headers.get('content-type'),
      headers.get('cache-control'),
      text.length,
    ]).toEqual(['gzip', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 4000]);
  });

  test('every answer has the content security policy', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self' ; manifest-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'",
    );
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
      'nosniff',
      'no-referrer',
    ]);
  });

  test('a taken port ends with one line of explanation', async () => {
    const port = Number(new URL(server.url).port);
    const error = await serve({ dir, port }).catch((reason: unknown) => reason);
    expect(explainListen(error, port)).toBe(`Port ${port} is taken: choose another with --port.`);
  });
});
