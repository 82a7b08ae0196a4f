import type { Fault } from '../../../mock-server/http/injection';
import { panel } from '../text/panel';

const texts = panel.fault;

export type FaultKind = keyof typeof texts.kinds;

export type FaultDraft = { call: string | null; kind: FaultKind; message: string; once: boolean };

/** Milliseconds of a slow call. */
const SLOW = 10_000;

/** The server's fault from the form's values. */
export function toFault({ call, kind, message, once }: FaultDraft): Fault {
  const scope = { ...(call !== null && { call }), ...(once && { times: 1 }) };
  if (kind === 'slow') return { kind, ms: SLOW, ...scope };
  if (kind === 'network' || kind === 'malformed' || kind === 'page') return { kind, ...scope };
  const text = message.trim();
  const status = Number(kind) as Extract<Fault, { kind: 'status' }>['status'];
  return { kind: 'status', status, body: text === '' ? {} : { message: text }, ...scope };
}

export function describeFault(fault: Fault): string {
  const kind = (fault.kind === 'status' ? String(fault.status) : fault.kind) as FaultKind;
  return `${fault.call ?? texts.every}: ${texts.kinds[kind]}`;
}
