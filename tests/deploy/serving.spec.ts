import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { APIResponse } from 'playwright/test';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { serve } from '../../scripts/serve.mjs';
import { expect, test } from './support/site';

const SECURITY = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

/** Answer without the headers of other configurations. */
function read(answer: APIResponse) {
  const names = [...Object.keys(SECURITY), 'cache-control', 'content-type', 'location'];
  const all = Object.entries(answer.headers()).filter(([name]) => names.includes(name));
  return { status: answer.status(), ...Object.fromEntries(all) };
}

const PAGE = { status: 200, 'content-type': 'text/html', 'cache-control': 'no-cache', ...SECURITY };

test.describe('what is served (docs/deployment.md)', () => {
  for (const path of [
    '',
    'login',
    'assessories/12/editar?estat=pendent',
    'recordar_contrasenya/secret/a@b.cat',
    'enlloc.html',
  ]) {
    test(`/${path} is the page, asked for anew each time, with every header`, async ({ request }) => {
      const answer = await request.get(path);
      expect(read(answer)).toEqual(PAGE);
      expect(await answer.text()).toContain('<div id="root">');
    });
  }

  test('the policy on content is that of the demo', async ({ request, served }) => {
    const demo = await serve({ dir: served.build, port: 0 });
    const { headers } = await fetch(demo.url);
    demo.close();
    const name = 'content-security-policy';
    expect((await request.get('')).headers()[name]).toBe(headers.get(name));
  });

  test('a hashed file is kept for ever, whatever it is', async ({ request, served }) => {
    const types: Record<string, string> = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' };
    const files = readdirSync(join(served.www, 'assets')).filter((name) => !name.endsWith('.gz'));
    expect(new Set(files.map((name) => name.replace(/.*\./, '')))).toEqual(new Set(Object.keys(types)));
    for (const file of files) {
      expect(read(await request.head(`assets/${file}`)), file).toEqual({
        status: 200,
        'content-type': types[file.replace(/.*\./, '')],
        'cache-control': 'public, max-age=31536000, immutable',
        ...SECURITY,
      });
    }
  });

  test('a missing hashed file is missing, and nobody keeps that', async ({ request }) => {
    const answer = await request.get('assets/start-00000000.js');
    expect(read(answer)).toEqual({ ...PAGE, status: 404 });
    expect(await answer.text()).not.toContain('id="root"');
  });

  test('the file of the page leads to its address', async ({ page, request, served }) => {
    const answer = await request.get('index.html?x=1', { maxRedirects: 0 });
    expect(read(answer)).toEqual({ ...PAGE, status: 301, location: served.base });
    await page.goto('index.html');
    await expect(page).toHaveURL('login');
    await expect(page.getByRole('heading', { name: 'Inici de sessió' })).toBeVisible();
  });

  test('texts go out as they were compressed when built', async ({ request, served }) => {
    const texts = readdirSync(served.www, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.gz'))
      .map((name) => name.slice(0, -'.gz'.length));
    expect(texts).toContain('index.html');
    for (const text of texts.filter((name) => name !== 'index.html')) {
      const headers = (await request.head(text, { headers: { 'accept-encoding': 'gzip' } })).headers();
      const size = statSync(join(served.www, `${text}.gz`)).size;
      expect([headers['content-encoding'], headers['content-length']], text).toEqual(['gzip', String(size)]);
    }
    const script = texts.find((name) => name.endsWith('.js')) ?? '';
    const plain = await request.head(script, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
  });

  test('all of it by HTTP/2', async ({ page }) => {
    await page.goto('login', { waitUntil: 'networkidle' });
    const protocols = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ nextHopProtocol }) => nextHopProtocol),
    );
    expect(protocols.length).toBeGreaterThan(5);
    expect(new Set(protocols)).toEqual(new Set(['h2']));
  });

  test("the API's answers stay in no cache and tell nothing of what runs there", async ({ request }) => {
    const { 'permissions-policy': _, ...rest } = SECURITY;
    const { 'cross-origin-opener-policy': __, 'cross-origin-resource-policy': ___, ...security } = rest;
    const answer = await request.get('api/consultes');
    expect(read(answer)).toEqual({
      status: 401,
      'content-type': expect.stringContaining('json') as unknown,
      'cache-control': 'no-store',
      ...security,
    });
    expect(await answer.json()).toHaveProperty('message');
    expect(answer.headers()['server']).toBe('nginx');
  });

  test('the API is told the protocol of the browser, and its security headers are sent once', async ({
    request,
    serveOwn,
  }) => {
    const api = createServer(({ headers }, answer) => {
      answer.setHeader('Strict-Transport-Security', 'max-age=60');
      answer.setHeader('X-Content-Type-Options', 'nosniff');
      answer.setHeader('Referrer-Policy', 'origin');
      answer.end(JSON.stringify(headers['x-forwarded-proto']));
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const site = await serveOwn(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, false);
    const ask = (headers = {}) => request.get(`${site.url}api/consultes`, { headers });
    const plain = await ask();
    const answer = await ask({ 'X-Forwarded-Proto': 'https' });
    const sent = answer.headersArray().map(({ name, value }) => `${name.toLowerCase()}: ${value}`);
    api.close();
    expect([await plain.json(), await answer.json()]).toEqual(['http', 'https']);
    expect(sent.filter((one) => /^(strict|x-content|referrer)/.test(one)).toSorted()).toEqual([
      'referrer-policy: no-referrer',
      'strict-transport-security: max-age=31536000',
      'x-content-type-options: nosniff',
    ]);
  });

  test('what begins with a point is not served', async ({ request }) => {
    expect((await request.get('.release')).status()).toBe(404);
  });

  test('nothing that a person searched, or was mailed, is written down', async ({ request, serveOwn }) => {
    const site = await serveOwn(`http://127.0.0.1:${await findFreePort()}`);
    const readLog = (name: string) => readFileSync(join(site.folder, `${name}.log`), 'utf8');
    const paths = [
      'api/consultes?q=Wanda',
      'assessories?q=Wanda',
      'recordar_contrasenya/Wanda/wanda@example.org?q=Wanda',
      'recordar_contrasenya',
    ];
    for (const path of paths) await request.get(site.url + path);
    const lines = () => readLog('access').trim().split('\n');
    await expect.poll(() => lines().length).toBe(paths.length);
    const told = lines().map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.map(({ path, status }) => [path, status])).toEqual([
      [`${site.base}api/consultes`, 502],
      [`${site.base}assessories`, 200],
      [`${site.base}recordar_contrasenya/*`, 200],
      [`${site.base}recordar_contrasenya`, 200],
    ]);
    expect(Object.keys(told[0] ?? {})).toEqual([
      'time',
      'method',
      'path',
      'protocol',
      'status',
      'bytes',
      'seconds',
      'upstream',
    ]);
    expect(readLog('access') + readLog('error') + readLog('start')).not.toMatch(/wanda/i);
  });
});
