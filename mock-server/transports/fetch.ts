import type { ApiResponse, ApiRequest } from '../http/responses';
import { toResponse } from './response';

type Options = {
  /** URL of the API, `https://example.org/api`; requests elsewhere are passed on. */
  base: string;
  answer(request: ApiRequest): Promise<ApiResponse | 'network'>;
};

function getUrl(input: RequestInfo | URL): string {
  const text = input instanceof Request ? input.url : String(input);
  return new URL(text, globalThis.location?.href).href;
}

/** A body that needs no reading: a page that is being left takes no further task. */
function getText(input: RequestInfo | URL, body: RequestInit['body'] = null): string | undefined {
  if (typeof body === 'string') return body;
  return body === null && !(input instanceof Request) ? '' : undefined;
}

/** A promise that rejects with the signal's reason on abort. */
function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/** Patches `fetch` for the API's calls; returns a function that restores it. */
export function patchFetch({ base, answer }: Options): () => void {
  const original = globalThis.fetch;

  async function respond(request: Request, text: string | undefined): Promise<Response> {
    const { method, url, signal } = request;
    const headers = Object.fromEntries(request.headers);
    const body = await abortable(signal, text === undefined ? request.text() : Promise.resolve(text));
    const answered = await abortable(signal, answer({ method, url, headers, body }));
    if (answered === 'network') throw new TypeError('Failed to fetch');
    return toResponse(answered);
  }

  async function patched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = getUrl(input);
    if (url !== base && !url.startsWith(`${base}/`)) return original(input, init);
    const request = new Request(input instanceof Request ? input : url, init);
    return respond(request, getText(input, init?.body));
  }

  globalThis.fetch = patched;
  return () => {
    globalThis.fetch = original;
  };
}
