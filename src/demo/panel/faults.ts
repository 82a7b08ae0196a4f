import type { Fault } from '../../../mock-server/http/injection';
import { joinFacts } from '../../text/ui/words';
import { panel } from '../text/panel';

const texts = panel.fault;

export type FaultKind = keyof typeof texts.kinds;

export type FaultDraft = {
  call: string | null;
  kind: FaultKind;
  message: string;
  /** First call that it applies to; null counts as the next one. */
  from: number | null;
  once: boolean;
};

/** Milliseconds of a slow call. */
const SLOW = 10_000;

export function toFault({ call, kind, message, from, once }: FaultDraft): Fault {
  const first = Math.max(1, Math.trunc(from ?? 1));
  const scope = {
    ...(call !== null && { call }),
    ...(first > 1 && { from: first }),
    ...(once && { times: 1 }),
  };
  if (kind === 'slow') return { kind, ms: SLOW, ...scope };
  if (kind === 'network' || kind === 'malformed' || kind === 'page') return { kind, ...scope };
  const text = message.trim();
  const status = Number(kind) as Extract<Fault, { kind: 'status' }>['status'];
  return { kind: 'status', status, body: text === '' ? {} : { message: text }, ...scope };
}

export function describeFault(fault: Fault): string {
  const kind = fault.kind === 'status' ? String(fault.status) : fault.kind;
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return `${fault.call ?? texts.every}: ${kinds[kind] ?? texts.another}`;
}

/** Words for a fault: the server's message, and the calls that it strikes, `turn` being the next. */
export function describeTurn(fault: Fault, turn: number | undefined): string {
  const { message } = Object(fault.kind === 'status' && fault.body) as { message?: unknown };
  const said = typeof message === 'string' ? texts.says(message) : null;
  return joinFacts(said, texts.left(turn, fault.times));
}
