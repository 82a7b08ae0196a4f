import type { ErrorActorEvent, DoneActorEvent } from 'xstate';
import type { Failure } from '../../../api/errors';
import type { Refusal } from '../../../domain/access/access';
import type { Warning } from '../../../domain/nouns/warnings';
import type { AppPath } from '../../../domain/access/routes';
import type { Message, NoticeKey } from '../../../domain/pages/notice';
import type { Query } from '../../../domain/values/query';
import type { CatalogName } from '../../../domain/access/catalogs';
import type { ScreenEvent } from '../protocol';
import type { ScreenInput } from '../screen';
import type { Conflict } from './conflict';
import type { Draft } from './draft';
import type { Coupled } from './values';

/** What loading answers: the values to edit, the record behind them, and the facts that the rules read. */
export type Loaded<Values, Original, Facts> = { draft: Values; original: Original; facts: Facts };

/** A record that may be what was sent: what it is called, by its number where it has no name, and its instant or day. */
export type Alike = { path: AppPath; name: string | number; date?: string | undefined };

/** What every form knows; what is of a record alone is null in a form without one. */
export type FormContext<Values, Original, Facts> = ScreenInput & {
  draft: Draft<Values> | null;
  /** Whether the draft is what the list knows, until the record has come. */
  isKnown: boolean;
  /** Names of the fields that differ from what was loaded. */
  changed: readonly string[];
  /** What a person was last asked about before it was sent. */
  warnings: readonly Warning[];
  /** Whether it may have been saved though no answer said so: then it is asked about before it is sent again. */
  unsure: boolean;
  /** What there is that may be the same, before it is sent again; null where nobody knows. */
  alike: readonly Alike[] | 'searching' | null;
  /** Whether a person goes on at once, with another one or what comes next, when it is saved. */
  another: boolean;
  /** The values that were last sent: a server's issue stands while the field holds what was refused. */
  sent: Values | null;
  /** How often sending was tried with issues or refused by the server: each time the summary takes the focus. */
  attempts: number;
  failure: Failure | null;
  /** What somebody else has made of the same fields meanwhile. */
  conflict: Conflict<Values> | null;
  /** What a failed loading says. */
  message: Message | null;
  original: Original | null;
  facts: Facts | null;
  /** Why the person may not edit the record. */
  refusal: Refusal | null;
};

/** What a view tells a form. */
export type FormEvent =
  | ScreenEvent
  | { type: 'record.changed'; changed: readonly string[] }
  /** A valid form with warnings is confirmed first. */
  | { type: 'record.submit'; valid: boolean; warnings: readonly Warning[]; another?: boolean }
  | { type: 'record.confirm' }
  | { type: 'record.revise' }
  | { type: 'record.retry' };

/** What saving brings. */
export type Saved<Values, Answer> = {
  /** Undefined where the service says nothing of what it did. */
  answer: Answer | undefined;
  /** How many fields of another's are in it. */
  kept: number;
  /** What another one begins with. */
  next?: Values | undefined;
  /** Where a person goes on who wishes to. */
  onward?: AppPath | undefined;
};

/** How the calls of a form end; a folded journal has no answer, or only the facts of it. */
export type FormEnding<Values, Original, Facts, Answer> =
  | DoneActorEvent<Partial<Loaded<Values, Original, Facts>> | undefined, 'load'>
  | ErrorActorEvent<unknown, 'load'>
  | DoneActorEvent<readonly Alike[] | null | undefined, 'search'>
  | DoneActorEvent<Saved<Values, Answer> | undefined, 'save'>
  | ErrorActorEvent<unknown, 'save'>
  /** What comes after saving, where something does. */
  | ErrorActorEvent<unknown, 'remove'>;

export type FormDefinition<Values, Facts, Answer> = {
  id: string;
  /**
   * Saves the draft; `changed` names the fields that differ from the last reading, the only ones that a PATCH sends.
   * The answer is undefined where the service says nothing of what it did.
   */
  save: (
    input: ScreenInput & { draft: Values; facts: Facts | null; changed: readonly string[] },
    signal: AbortSignal,
  ) => Promise<Answer | undefined>;
  /** Reads what is edited again, before it is saved; without it nobody else can have changed it. */
  again?: (input: ScreenInput, signal: AbortSignal) => Promise<Values>;
  /** Fields that a rule couples to another: they count as changed with it. */
  coupled?: Coupled;
  saved: {
    key: NoticeKey;
    path: AppPath;
    /** What its address says of what was saved. */
    query?: (answer: Answer, input: ScreenInput) => Query;
    params?: (answer: Answer) => Readonly<Record<string, string>>;
  };
  /** What another one begins with that a person goes on with at once. */
  goOn?: (saved: Values, now: number) => Values;
  /** The path at which a person goes on at once; undefined where there is none any more. */
  findOnward?: (
    input: ScreenInput & { answer: Answer; now: number },
    signal: AbortSignal,
  ) => Promise<AppPath | undefined>;
  /** Done twice there would be two of it: what there is already that may be it. */
  findAlike?: (draft: Values, signal: AbortSignal) => Promise<Alike[]>;
  /** The service's list that is no longer true once it is saved. */
  changes?: CatalogName;
  /** What a failed saving says; by the failure, where one says it all, and null where its status is to say it. */
  failed: NoticeKey | ((failure: Failure) => NoticeKey | null);
  /** Whose words a failed saving says first (spec §8). */
  own?: 'text' | 'server';
};

/** Before anything is loaded. */
export const NOTHING_LOADED = {
  draft: null,
  isKnown: false,
  original: null,
  facts: null,
  refusal: null,
  message: null,
};

/** Of a draft that nobody has changed yet. */
export const FRESH = {
  ...{ changed: [], warnings: [], unsure: false, alike: null, another: false, sent: null },
  ...{ attempts: 0, failure: null, conflict: null },
};

/** What an actor is asked with: who asks for what, and when. */
export function toInput({ params, query, today, userId, viewer }: ScreenInput): ScreenInput {
  return { params, query, today, userId, viewer };
}
