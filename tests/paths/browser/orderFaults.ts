import type { Fault } from '../../../mock-server/http/injection';

export type Wrong =
  | { kind: 'status'; status: Extract<Fault, { kind: 'status' }>['status']; body?: unknown }
  | { kind: 'network' | 'malformed' | 'page' }
  | { kind: 'slow'; ms: number };

/** A call of a page, `PATCH /consultes/7`, and the fault of its answer. */
export type MadeCall = { call: string; wrong: Wrong | null };

const nameCall = (call: string): string => call.replace(/\?.*/, '').replaceAll(/\/\d+(?=\/|$)/g, '/{id}');

/** Failed answers of a path as faults of the demo, each with the number of the call that it strikes. */
export function orderFaults(calls: readonly MadeCall[]): Fault[] {
  const counts = new Map<string, number>();
  return calls.flatMap(({ call, wrong }) => {
    const name = nameCall(call);
    const turn = (counts.get(name) ?? 0) + 1;
    counts.set(name, turn);
    if (wrong === null) return [];
    return [{ ...wrong, call: name, ...(turn > 1 && { from: turn }), times: 1 }];
  });
}
