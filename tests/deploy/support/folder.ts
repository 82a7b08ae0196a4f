import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type Folder = { url: string; dir: string; server: Server };

/** Serves a folder as the plainest host does: a file per address, or the page for the demo's addresses. */
export async function serveFolder(dir: string, base: string, knowsAddresses = false): Promise<Folder> {
  const server = createServer(({ url = '' }, response) => {
    const path = url.replace(/[?#].*/, '').slice(base.length) || 'index.html';
    const own = join(folder.dir, path);
    const file = knowsAddresses && !existsSync(own) ? join(folder.dir, 'index.html') : own;
    const isThere = url.startsWith(base) && existsSync(file);
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'cache-control': 'no-cache',
    });
    response.end(isThere ? readFileSync(file) : '');
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const folder: Folder = {
    dir,
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`,
  };
  return folder;
}
