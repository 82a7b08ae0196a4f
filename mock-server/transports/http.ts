import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toApiResponse, type ApiResponse } from '../http/responses';
import type { Backend } from '../backend';
import type { Fault } from '../http/injection';
import { messages } from '../http/messages';
import { KEY_HEADER } from '../http/repeats';

const LARGEST_BODY = 1_000_000;

/** Body as text, or undefined if it is too large; the rest is discarded. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  return size > LARGEST_BODY ? undefined : Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, headers, body }: ApiResponse): void {
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** Controls of the demo: faults, reset, the mailed link. */
function control(backend: Backend, method: string, path: string, body: string): ApiResponse {
  switch (`${method} ${path}`) {
    case 'PUT /__demo/faults':
      backend.setFault(JSON.parse(body) as Fault);
      return toApiResponse({ status: 204 });
    case 'DELETE /__demo/faults':
      backend.setFault(null);
      return toApiResponse({ status: 204 });
    case 'POST /__demo/reset':
      backend.reset();
      return toApiResponse({ status: 204 });
    case 'GET /__demo/mail':
      return toApiResponse({ status: 200, json: { link: backend.mailedLink() } });
    default:
      return toApiResponse({ status: 404, json: { message: messages.notFound } });
  }
}

type Pages = Readonly<Record<string, ApiResponse>>;

async function serve(
  backend: Backend,
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request);
  if (body === undefined)
    return send(response, toApiResponse({ status: 413, json: { message: messages.tooLarge } }));
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  if (url.pathname.startsWith('/__demo/'))
    return send(response, control(backend, method, url.pathname, body));
  const page = ['GET', 'HEAD'].includes(method) ? pages[url.pathname] : undefined;
  if (page) return send(response, page);
  const name = KEY_HEADER.toLowerCase();
  const headers = { authorization: request.headers.authorization, [name]: request.headers[name]?.toString() };
  const answer = await backend.answer({ method, url: url.href, headers, body });
  if (answer === 'network') return void request.socket.destroy();
  return send(response, answer);
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

/** Serves a backend over HTTP on localhost; port 0 takes a free one. */
export async function carry(
  backend: Backend,
  port: number,
  pages: Pages = {},
  now: () => number = Date.now,
): Promise<{ url: string; close: () => Promise<void> }> {
  // A call sent while its idle connection is being closed is lost, without an answer.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    response.setHeader('Date', new Date(now()).toUTCString());
    serve(backend, pages, request, response).catch(() => {
      send(response, toApiResponse({ status: 400, json: { message: messages.malformed } }));
    });
  });
  const url = await listen(server, port);

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(() => resolve()));
  }
  return { url, close };
}
