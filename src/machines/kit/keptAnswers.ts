import { ApiError, toFailure, type Failure } from '../../api/errors';
import { isUnanswered } from './failures';
import { getRoot } from './rootRef';

/** `at` in milliseconds. */
type Reading = { key: string; data: unknown; at: number };

/** Number of readings that a session keeps: the first page's and those of some weeks. */
const MOST = 12;

/** The newest readings of each session, in memory alone, so that they end with the session. */
const readings = new WeakMap<object, readonly Reading[]>();

class KeptError extends ApiError {
  constructor(
    failure: Failure,
    readonly kept: Reading,
  ) {
    super(failure);
  }
}

export const findKept = (error: unknown): Reading | undefined =>
  error instanceof KeptError ? error.kept : undefined;

/** Reads and keeps the answer; a call without an answer fails with what was kept. */
export async function withKeptAnswer<Data>(
  system: Parameters<typeof getRoot>[0],
  key: string,
  read: () => Promise<Data>,
): Promise<Data> {
  const { session } = getRoot(system).getSnapshot().context;
  if (session === null) return read();
  const list = (): readonly Reading[] => readings.get(session) ?? [];
  try {
    const data = await read();
    const { now: at } = getRoot(system).getSnapshot().context;
    const others = list().filter((one) => one.key !== key);
    readings.set(session, [...others, { key, data, at }].slice(-MOST));
    return data;
  } catch (error) {
    const kept = list().find((one) => one.key === key);
    const failure = toFailure(error);
    throw kept && isUnanswered(failure) ? new KeptError(failure, kept) : error;
  }
}
