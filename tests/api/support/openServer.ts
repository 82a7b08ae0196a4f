import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach } from 'vitest';
import { connect } from '../../../src/api/http';

/** A local server with an answer set by each test; calls to it have a token. */
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
    /** Received calls, `GET /api/cites`, in order. */
    seen,
    /** Sets the answer, and connects the product to the server. */
    play(next: RequestListener, getToken: () => string | null = () => '1|abc'): void {
      listener = next;
      connect({ baseUrl, getToken });
    },
  };
}

/** An answer as Laravel, or a proxy before it, gives it. */
export function say(
  status: number,
  body = '',
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): RequestListener {
  return (_, response) => response.writeHead(status, headers).end(body);
}

/** A page for people, not for programs. */
export const PAGE = '<!doctype html><title>En obres</title>';
export const HTML = { 'content-type': 'text/html; charset=utf-8' };
