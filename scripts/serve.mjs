import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { explainListen, fail, root } from './lib/run.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const template = readFileSync(join(root, 'deploy', 'punt-jove.conf.template'), 'utf8');
/** The content policy of the deployment, with calls to the page's own origin alone. */
const policy = String(/Content-Security-Policy "(.+)"/.exec(template)?.[1]).replace(
  '${PUNT_JOVE_API_ORIGIN}',
  '',
);

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const compress = promisify(gzip);

/**
 * The file for a request, index.html for a page of the product, undefined for a missing file.
 * @param {string} dir @param {string} url @param {string} accept the header
 */
function findFile(dir, url, accept) {
  const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
  const file = resolve(dir, `.${path === '/' ? '/index.html' : path}`);
  const inside = !relative(dir, file).startsWith('..') && !path.includes('\0');
  if (inside && extname(file) in types && existsSync(file)) return file;
  const isPage = accept.includes('text/html') && !path.startsWith('/assets/');
  return isPage ? join(dir, 'index.html') : undefined;
}

/** @param {string} dir */
function createAnswer(dir) {
  /** @type {Map<string, Promise<{ plain: Buffer, zipped: Buffer }>>} */
  const files = new Map();
  /** @param {string} file */
  const read = async (file) => {
    const plain = await readFile(file);
    return { plain, zipped: await compress(plain) };
  };

  /** @param {Request} request */
  return async function answer(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405 };
    const file = findFile(dir, request.url ?? '/', request.headers.accept ?? '');
    if (!file) return { status: 404 };
    if (!files.has(file)) files.set(file, read(file));
    const { plain, zipped } = await /** @type {NonNullable<ReturnType<typeof files.get>>} */ (
      files.get(file)
    );
    const useZip =
      String(request.headers['accept-encoding']).includes('gzip') && zipped.length < plain.length;
    const hashed = relative(dir, file).startsWith('assets');
    return {
      status: 200,
      body: useZip ? zipped : plain,
      headers: {
        'content-type': types[/** @type {keyof typeof types} */ (extname(file))],
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        ...(useZip && { 'content-encoding': 'gzip' }),
      },
    };
  };
}

/**
 * Serves a built folder as production does: pages, immutable files, gzip, content policy.
 * @param {{ dir: string, port: number }} options port 0 picks a free one
 * @returns {Promise<{ url: string, close: () => void }>} rejects when the port is taken
 */
export async function serve({ dir, port }) {
  const answer = createAnswer(resolve(root, dir));
  const server = createServer((request, response) => {
    void answer(request)
      .catch((error) => ({ status: error instanceof URIError ? 400 : 500 }))
      .then((/** @type {{ status: number, body?: Buffer, headers?: Record<string, string> }} */ reply) => {
        const body = reply.body ?? Buffer.from(`${reply.status}\n`);
        response.writeHead(reply.status, {
          'content-length': body.length,
          ...headers,
          ...reply.headers,
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      });
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => done(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** Like `serve`, but ends the process with one line when the server cannot start. @param {{ dir: string, port: number }} options */
export async function serveOrFail(options) {
  if (!existsSync(join(root, options.dir, 'index.html'))) fail(`${options.dir} is not built yet.`);
  try {
    return await serve(options);
  } catch (error) {
    return fail(explainListen(error, options.port));
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { dir: { type: 'string' }, port: { type: 'string' } } });
  const { url } = await serveOrFail({ dir: values.dir ?? 'dist-demo', port: Number(values.port ?? 4173) });
  console.log(url);
}
