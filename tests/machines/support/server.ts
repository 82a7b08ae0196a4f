import { vi } from 'vitest';
import { connect } from '../../../src/api/connect';
import { sessio } from './samples';

/** Answer to a call: a body, a failing status with the server's words, no JSON, or none. */
export type Outcome = { status: number; body?: unknown } | 'malformed' | 'network';

export type PendingCall = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: unknown;
  answer: (outcome: Outcome) => void;
};

function toResponse(outcome: Exclude<Outcome, 'network'>): Response {
  const headers = { 'content-type': 'application/json' };
  if (outcome === 'malformed') return new Response('{"data":', { status: 200, headers });
  const body = outcome.body === undefined ? null : JSON.stringify(outcome.body);
  return new Response(body, { status: outcome.status, headers });
}

export function stubSignedIn(): { calls: PendingCall[] } {
  connect({ baseUrl: '', getToken: () => sessio.token });
  return stubServer();
}

/** Replaces `fetch`: every call waits until the test answers it; an aborted one is gone. */
export function stubServer(): { calls: PendingCall[] } {
  const calls: PendingCall[] = [];
  const take = (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const [path = '', query = ''] = url.replace(/^.*\/api\//, '').split('?');
      const leave = (): void => {
        const index = calls.indexOf(call);
        if (index >= 0) calls.splice(index, 1);
      };
      const call: PendingCall = {
        method: init.method ?? 'GET',
        path,
        query,
        headers: init.headers as Record<string, string>,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        answer: (outcome) => {
          leave();
          if (outcome === 'network') reject(new TypeError('Failed to fetch'));
          else resolve(toResponse(outcome));
        },
      };
      calls.push(call);
      init.signal?.addEventListener('abort', () => {
        leave();
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  vi.stubGlobal('fetch', take);
  return { calls };
}

/** Waits until all that needs no answer of the test has come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
