/** Failure of a call, as JSON. */
export type Failure = {
  kind:
    // No answer: `stopped` by the person, `offline` was never sent.
    | ('network' | 'timeout' | 'stopped' | 'offline')
    // An answer: `status` is a failing one, `page` is HTML of a portal or of maintenance.
    | ('status' | 'malformed' | 'page')
    // Not called: another person changed the same, or code did not load (`message` of the browser).
    | ('conflict' | 'asset');
  status: number | null;
  statusText: string;
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
