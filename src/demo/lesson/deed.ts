import type { AnyEventObject } from 'xstate';

/** What came of an act: the event that an actor got, with the input that the actor began with, or was asked about. */
export type Deed = { machine: string; event: AnyEventObject };

/** An actor's machine and what it was given, or asked about. */
export type Known = { machine: string; input?: unknown };

/** Fields of the journal's events that deeds depend on. */
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
