import type { Fault } from '../../../mock-server/http/injection';

/** What came in place of an answer. */
export type Wrong =
  | { kind: 'status'; status: Extract<Fault, { kind: 'status' }>['status']; body?: unknown }
  | { kind: 'network' | 'malformed' | 'page' }
  | { kind: 'slow'; ms: number };

/** A call that a page made, `PATCH /consultes/7`, and what was wrong with its answer. */
export type MadeCall = { call: string; wrong: Wrong | null };

/** A call as the demo's panel names it. */
const nameCall = (call: string): string => call.replace(/\?.*/, '').replaceAll(/\/\d+(?=\/|$)/g, '/{id}');

/** The wrong answers of a path as the demo's faults: which of the calls of its name each one strikes. */
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
