import type { ApiResponse, ApiRequest } from './responses';
import { toApiResponse } from './responses';

/** Statuses that a fault can cause. */
export const FAULTY_STATUSES = [400, 401, 403, 404, 419, 422, 429, 500, 503] as const;

/**
 * A failure caused on purpose: of one call (`DELETE /cites/{id}`), of calls that match (`path` is a regular
 * expression), or of every call.
 */
export type Fault = {
  call?: string | undefined;
  match?: { method?: string; path?: string };
  /** Number of calls it applies to; without it, all until its removal. */
  times?: number | undefined;
} & (
  | { kind: 'status'; status: (typeof FAULTY_STATUSES)[number]; body?: unknown }
  | { kind: 'network' }
  | { kind: 'malformed' }
  | { kind: 'page' }
  | { kind: 'slow'; ms: number }
);

export type FaultInjection = {
  set(faults: readonly Fault[]): void;
  /** First fault for a request; counts it down. */
  take(request: ApiRequest): Fault | undefined;
  /** Active faults with their remaining counts. */
  list(): Fault[];
};

function meets({ call, match = {} }: Fault, { method, url }: ApiRequest): boolean {
  const path = new URL(url).pathname;
  if (call !== undefined) {
    const [verb = '', template = ''] = call.split(' ');
    const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+');
    return verb === method.toUpperCase() && new RegExp(`/api${pattern}$`).test(path);
  }
  if (match.method && match.method.toUpperCase() !== method.toUpperCase()) return false;
  return !match.path || new RegExp(match.path).test(path);
}

export function createFaultInjection(): FaultInjection {
  let current: Fault[] = [];

  return {
    set(faults) {
      current = [...faults];
    },
    take(request) {
      const index = current.findIndex((fault) => meets(fault, request));
      const fault = current[index];
      if (fault?.times !== undefined) {
        const left = { ...fault, times: fault.times - 1 };
        current = current.toSpliced(index, 1, ...(left.times > 0 ? [left] : []));
      }
      return fault;
    },
    list: () => current,
  };
}

/** Response of a fault; undefined if the server answers as usual. */
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
