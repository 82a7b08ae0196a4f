import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach } from 'vitest';
import { connect } from '../../../src/api/connect';

export async function openServer() {
  let listener: RequestListener = (_, response) => void response.end('{}');
  const seen: string[] = [];
  const server = createServer((request, response) => {
    // A connection kept alive would be cut between two tests.
    response.setHeader('connection', 'close');
    seen.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  afterEach(() => {
    seen.length = 0;
    connect({ baseUrl: '', getToken: () => null });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    seen,
    play(next: RequestListener, getToken: () => string | null = () => '1|abc'): void {
      listener = next;
      connect({ baseUrl, getToken });
    },
  };
}

export function say(
  status: number,
  body = '',
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(body);
}

/** An HTML page in the place of JSON. */
export const PAGE = '<!doctype html><title>En obres</title>';
export const HTML = { 'content-type': 'text/html; charset=utf-8' };
