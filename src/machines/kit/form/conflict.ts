import { ApiError, toFailure, type Failure } from '../../../api/errors';
import { merge } from './values';

/** What somebody else made of fields that were changed here too: their names and the other's draft. */
export type Conflict<Values> = { fields: readonly string[]; theirs: Values };

/** Nothing was sent: somebody else has changed the same fields since they were loaded. */
class ConflictError<Values> extends Error {
  override readonly name = 'ConflictError';
  readonly failure: Failure = { kind: 'conflict', status: null, statusText: '', message: null, fields: {} };
  constructor(readonly conflict: Conflict<Values>) {
    super('conflict');
  }
}

/**
 * What is to be changed as it is now.
 * @throws {ApiError} whose failure says that nothing was sent
 */
export async function readAgain<Values>(reading: Promise<Values>): Promise<Values> {
  try {
    return await reading;
  } catch (error) {
    throw new ApiError({ ...toFailure(error), unsent: true });
  }
}

/**
 * What is to be sent of a draft, with what others changed since it was loaded, and how many fields those are.
 * @throws {ConflictError} where both changed the same
 */
export function mergeTheirs<Values extends object>(
  loaded: Values,
  mine: Values,
  theirs: Values,
): { values: Values; kept: number } {
  const { values, kept, conflicts } = merge(loaded, mine, theirs);
  if (conflicts.length > 0) throw new ConflictError({ fields: conflicts, theirs });
  return { values, kept: kept.length };
}

/** The conflict that an error tells of, if it does. */
export function findConflict<Values>(error: unknown): Conflict<Values> | null {
  return error instanceof ConflictError ? (error as ConflictError<Values>).conflict : null;
}
