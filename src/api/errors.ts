/**
 * How a call failed, as JSON: no answer (none at all, in time, until the person stopped it, or never sent for want of a
 * line), an answer with a failing status, one that is not what it should be, or a page for people (of maintenance, of a
 * portal) in the place of data; or that it was not made at all since somebody else has changed the same, or since code
 * that it needs did not arrive (`asset`, with the browser's words as `message`).
 */
export type Failure = {
  kind:
    | ('network' | 'timeout' | 'stopped' | 'offline')
    | ('status' | 'malformed' | 'page')
    | ('conflict' | 'asset');
  /** HTTP status; null without an answer. */
  status: number | null;
  statusText: string;
  /** The server's own words, where it said any. */
  message: string | null;
  /** The first message of each field (spec §5). */
  fields: Readonly<Record<string, string>>;
  /** Set where what is to be changed could not be read: nothing was sent. */
  unsent?: true;
  /** Seconds until it makes sense to try again, where the server said so. */
  wait?: number;
};

export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(readonly failure: Failure) {
    super(`${failure.kind} ${failure.status ?? ''}`.trim());
  }
}

const UNKNOWN: Failure = { kind: 'network', status: null, statusText: '', message: null, fields: {} };

/** The failure that an error carries; anything else that was thrown counts as no answer. */
export function toFailure(error: unknown): Failure {
  const failure = (error as { failure?: Partial<Failure> } | null | undefined)?.failure;
  return { ...UNKNOWN, ...failure };
}
