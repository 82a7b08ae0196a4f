import type { ApiResponse, ApiRequest } from './responses';
import { toApiResponse } from './responses';

/** Statuses that a fault can cause; 200 is another answer than the server's. */
export const FAULTY_STATUSES = [200, 400, 401, 403, 404, 419, 422, 429, 500, 503] as const;

/** A failure on purpose: of a call (`DELETE /cites/{id}`), of a `path` (regular expression), or of all. */
export type Fault = {
  call?: string | undefined;
  match?: { method?: string; path?: string };
  /** First call that it applies to, counted from now; without it, the next one. */
  from?: number | undefined;
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
  /** First fault for a request; counts it down, and the calls that others wait for. */
  take(request: ApiRequest): Fault | undefined;
  list(): readonly Fault[];
};

/** Whether a request is a call by its name (`DELETE /cites/{id}`). */
export function isCall(name: string, { method, url }: ApiRequest): boolean {
  const [verb = '', template = ''] = name.split(' ');
  const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+');
  return verb === method.toUpperCase() && new RegExp(`/api${pattern}$`).test(new URL(url).pathname);
}

function meets({ call, match = {} }: Fault, request: ApiRequest): boolean {
  if (call !== undefined) return isCall(call, request);
  const { method, url } = request;
  const path = new URL(url).pathname;
  if (match.method && match.method.toUpperCase() !== method.toUpperCase()) return false;
  return !match.path || new RegExp(match.path).test(path);
}

function strike(faults: readonly Fault[], isMet: (fault: Fault) => boolean) {
  let struck: Fault | undefined;
  const left: Fault[] = [];
  for (const fault of faults) {
    const { from = 1, times } = fault;
    if (!isMet(fault)) left.push(fault);
    else if (from > 1) left.push({ ...fault, from: from - 1 });
    else if (struck) left.push(fault);
    else {
      struck = fault;
      if (times === undefined) left.push(fault);
      else if (times > 1) left.push({ ...fault, times: times - 1 });
    }
  }
  return { struck, left };
}

/** Number of the call that a fault is the next to strike; undefined if others keep it from all. */
function findTurn(faults: readonly Fault[], index: number): number | undefined {
  const own = faults[index];
  const isMet = ({ call, match }: Fault) =>
    match === own?.match && (call === undefined || call === own?.call);
  let left = faults.slice(0, index + 1).filter(isMet);
  const last = left.reduce((sum, { from = 1, times = 0 }) => sum + from + times, 0);
  for (let turn = 1; turn <= last; turn += 1) {
    const after = strike(left, () => true);
    if (after.struck !== undefined && after.struck === left.at(-1)) return turn;
    left = after.left;
  }
  return undefined;
}

export const listTurns = (faults: readonly Fault[]): (number | undefined)[] =>
  faults.map((_, index) => findTurn(faults, index));

export function createFaultInjection(): FaultInjection {
  let current: readonly Fault[] = [];

  return {
    set(faults) {
      current = [...faults];
    },
    take(request) {
      const { struck, left } = strike(current, (fault) => meets(fault, request));
      const isChanged = left.length < current.length || left.some((fault, index) => fault !== current[index]);
      if (isChanged) current = left;
      return struck;
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
