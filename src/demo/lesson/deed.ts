import type { AnyEventObject } from 'xstate';

/** Outcome of an act: an actor's event, with the input of the actor or of its question. */
export type Deed = { machine: string; event: AnyEventObject };

export type Known = { machine: string; input?: unknown };

export type Fields = {
  type?: string;
  path?: string;
  id?: string;
  layout?: string;
  event?: { type: string };
  noun?: string;
  ids?: readonly number[];
  input?: unknown;
  error?: { failure?: { kind?: string; status?: number | null } };
};
