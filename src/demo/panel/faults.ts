import type { Fault } from '../../../mock-server/http/injection';
import { panel } from '../text/panel';

const texts = panel.fault;

export type FaultKind = keyof typeof texts.kinds;

/** What somebody asked to go wrong. */
export type FaultDraft = { call: string | null; kind: FaultKind; message: string; once: boolean };

/** How long a slow call takes, in milliseconds. */
const SLOW = 10_000;

/** What the server is to do, from what somebody asked. */
export function toFault({ call, kind, message, once }: FaultDraft): Fault {
  const met = { ...(call !== null && { call }), ...(once && { times: 1 }) };
  if (kind === 'slow') return { kind, ms: SLOW, ...met };
  if (kind === 'network' || kind === 'malformed' || kind === 'page') return { kind, ...met };
  const said = message.trim();
  const status = Number(kind) as Extract<Fault, { kind: 'status' }>['status'];
  return { kind: 'status', status, body: said === '' ? {} : { message: said }, ...met };
}

/** What goes wrong, in words. */
export function describeFault(fault: Fault): string {
  const kind = (fault.kind === 'status' ? String(fault.status) : fault.kind) as FaultKind;
  return `${fault.call ?? texts.every}: ${texts.kinds[kind]}`;
}
