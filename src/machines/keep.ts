/**
 * A dotted path to a field. A leading `=` keeps texts only as tokens that can be compared (whatever an address asks may
 * be anything), a leading `/` keeps the words and numbers of an address.
 */
type Path = string;

/**
 * What the journal keeps of a machine: fields of its input and of its events (by type; an event that is not named keeps
 * its type alone), and the context fields that its guards read or that those fields are made of. Only enumerations, booleans, numbers, ids, permission names,
 * dates and paths: never a text that a person typed or that names one.
 */
export type Keep = {
  input?: readonly Path[];
  events: Readonly<Record<string, readonly Path[]>>;
  reads: readonly Path[];
};

/** What an address keeps. */
export function keepAddress(at: string): readonly Path[] {
  return [`/${at}.path`, `=${at}.query`, `${at}.index`];
}

/** What an error in an event keeps. */
export const KEEP_ERROR = ['error.failure.kind', 'error.failure.status'] as const;
