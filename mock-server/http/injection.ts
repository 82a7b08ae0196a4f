import type { ApiResponse, ApiRequest } from './responses';
import { toApiResponse } from './responses';

/** Something that goes wrong on purpose, for calls that match. `path` is a regular expression on the path. */
export type Fault = { match?: { method?: string; path?: string }; times?: number } & (
  | { kind: 'status'; status: 400 | 401 | 403 | 404 | 419 | 422 | 429 | 500 | 503; body?: unknown }
  | { kind: 'network' }
  | { kind: 'malformed' }
  | { kind: 'page' }
  | { kind: 'slow'; ms: number }
);

/** The fault in force, at most one. */
export type FaultInjection = {
  set(fault: Fault | null): void;
  /** The fault a request meets, counted. */
  take(request: ApiRequest): Fault | undefined;
};

export function createFaultInjection(): FaultInjection {
  let current: Fault | null = null;
  let left = Infinity;

  return {
    set(fault) {
      current = fault;
      left = fault?.times ?? Infinity;
    },
    take(request) {
      if (!current || left <= 0) return undefined;
      const { method, path } = current.match ?? {};
      if (method && method.toUpperCase() !== request.method.toUpperCase()) return undefined;
      if (path && !new RegExp(path).test(new URL(request.url).pathname)) return undefined;
      left -= 1;
      return current;
    },
  };
}

/** What a faulty server answers instead; undefined where it answers after all. */
export function toFaultyResponse(fault: Fault | undefined): ApiResponse | 'network' | undefined {
  switch (fault?.kind) {
    case 'status': {
      const json = fault.body ?? { message: `Error provocat: ${fault.status}` };
      return toApiResponse({ status: fault.status, json });
    }
    case 'network':
      return 'network';
    case 'malformed':
      return { status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"data":' };
    case 'page':
      return {
        status: 200,
        headers: { 'Content-Type': 'text/html' },
        body: '<!doctype html><p>En obres</p>',
      };
    default:
      return undefined;
  }
}
