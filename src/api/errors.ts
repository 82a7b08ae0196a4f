/**
 * Failure of a call, as JSON. No answer: `network`, `timeout`, `stopped` by the person, or `offline`
 * (never sent). An answer: `status` (failing), `malformed`, or `page` (a portal's or maintenance page
 * instead of data). Not called: `conflict` (another person changed the same), or `asset` (code did not
 * load; the browser's words are the `message`).
 */
export type Failure = {
  kind:
    | ('network' | 'timeout' | 'stopped' | 'offline')
    | ('status' | 'malformed' | 'page')
    | ('conflict' | 'asset');
  /** HTTP status; null without an answer. */
  status: number | null;
  statusText: string;
  /** The server's own text, or null. */
  message: string | null;
  /** First message of each field (spec §5). */
  fields: Readonly<Record<string, string>>;
  /** Nothing was sent, since the record to change could not be read. */
  unsent?: true;
  /** Seconds to wait before a retry, from the server. */
  wait?: number;
};

export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(readonly failure: Failure) {
    super(`${failure.kind} ${failure.status ?? ''}`.trim());
  }
}

const UNKNOWN: Failure = { kind: 'network', status: null, statusText: '', message: null, fields: {} };

/** Failure carried by an error; any other error counts as no answer. */
export function toFailure(error: unknown): Failure {
  const failure = (error as { failure?: Partial<Failure> } | null | undefined)?.failure;
  return { ...UNKNOWN, ...failure };
}
