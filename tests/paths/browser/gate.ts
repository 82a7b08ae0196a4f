import type { MadeCall, Wrong } from './orderFaults';

/** A call, `PATCH /consultes/\d+$`: its path as a regular expression, with a query if it names one. */
export type CallName = string;

/** This file's part in the page: calls that wait before the demo's server. */
type Gate = {
  hold(call: CallName): void;
  release(call: CallName): void;
  isHeld(call: CallName): boolean;
  let(call: CallName, wrong: Wrong | null): void;
  listCalls(): MadeCall[];
  /** Held calls with their headers and bodies. */
  listAsked(): string[];
};
export type Gated = { gate: Gate; demo: { setFault(fault: unknown): void } };

/** Runs in the page, between the product and the demo's server, which replaces `fetch`. */
export function openGate(): void {
  // An unanswered call, or one answered after the page stopped waiting.
  const SLOW: Wrong = { kind: 'slow', ms: 60_000 };
  const native = globalThis.fetch;
  let served: typeof fetch | undefined;
  const holds = new Set<string>();
  const held = new Set<{ made: MadeCall; go: () => void }>();
  const calls: MadeCall[] = [];
  const asked: string[] = [];
  const readPath = (call: string): string => call.replace('/api/', '/');
  const matches = (name: string, call: string): boolean => {
    const [method = '', path = ''] = name.split(/ (.*)/);
    const [of = ''] = path.includes('\\?') ? [call] : call.split('?');
    return of.startsWith(`${method} `) && new RegExp(path).test(of);
  };

  /** Call with its headers, but for what is secret or random, and its body. */
  function describe(call: string, init?: RequestInit): string {
    const headers = [...new Headers(init?.headers)].map(([name, value]) =>
      /^(authorization|idempotency-key)$/.test(name) ? name : `${name}: ${value}`,
    );
    return [call, headers.join(', '), ...(typeof init?.body === 'string' ? [init.body] : [])].join(' · ');
  }

  async function gated(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const call = `${init?.method ?? 'GET'} ${url.pathname}${url.search}`;
    const made: MadeCall = { call: readPath(call), wrong: null };
    calls.push(made);
    if ([...holds].some((name) => matches(name, call))) {
      asked.push(describe(call, init));
      await new Promise<void>((go, stop) => {
        const waiting = { made, go };
        held.add(waiting);
        init?.signal?.addEventListener('abort', () => {
          held.delete(waiting);
          made.wrong = SLOW;
          stop(init.signal?.reason as Error);
        });
      });
    }
    return (served ?? native)(input, init);
  }

  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => (served ? gated : native),
    set(next: typeof fetch) {
      served = next;
    },
  });
  const gate: Gate = {
    hold: (call) => void holds.add(call),
    release(name) {
      holds.delete(name);
      for (const one of held) {
        if (matches(name, one.made.call) && held.delete(one)) one.go();
      }
    },
    isHeld: (call) => [...held].some((one) => matches(call, one.made.call)),
    listAsked: () => asked,
    listCalls: () =>
      calls.map((made) => ([...held].some((one) => one.made === made) ? { ...made, wrong: SLOW } : made)),
    let(name, wrong) {
      const one = [...held].find(({ made }) => matches(name, made.call));
      if (!one || !held.delete(one)) throw new Error(`${name} does not wait`);
      const [method, path = ''] = name.split(/ (.*)/);
      (globalThis as unknown as Gated).demo.setFault(
        wrong && { ...wrong, times: 1, match: { method, path: path.split('\\?')[0] } },
      );
      one.made.wrong = wrong;
      one.go();
    },
  };
  Object.assign(globalThis, { gate });
}
