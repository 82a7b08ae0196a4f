/** A dotted path to a field; a leading `=` keeps a text only as a token that can be compared. */
type Path = string;

/**
 * What the journal keeps of a machine: fields of its input and of its events (by type; an event that is not named keeps
 * its type alone), and the context fields its guards read. Only enumerations, booleans, numbers, ids, permission names,
 * dates and paths: never a text that a person typed or that names one.
 */
export type Keep = {
  input?: readonly Path[];
  events: Readonly<Record<string, readonly Path[]>>;
  reads: readonly Path[];
};

/** What an error in an event keeps. */
export const KEEP_ERROR = ['error.failure.kind', 'error.failure.status'] as const;
