import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { Failure } from '../../../api/errors';
import type { Refusal } from '../../../domain/access/access';
import type { AppPath } from '../../../domain/access/routes';
import type { Warning } from '../../../domain/nouns/warnings';
import type { Message } from '../../../domain/pages/notice';
import type { Keep } from '../keep';
import type { ScreenEvent } from '../protocol';
import type { ScreenInput } from '../screen';
import type { Draft } from './draft';

/** What a service sent and could not be read, by the dotted name of its field. */
export type UnreadValues = Readonly<Record<string, unknown>>;

export type Reading<Values, Original> = { draft: Values; original: Original; unread?: UnreadValues };

export type Loaded<Values, Original, Facts> = Reading<Values, Original> & { facts: Facts };

/** A stored record that may equal the draft: its name (or number), and its instant or day. */
export type Duplicate = { path: AppPath; name: string | number; date?: string | undefined };

/** Another person's changes to fields that were also changed here, and that person's draft. */
export type Conflict<Values> = { fields: readonly string[]; theirs: Values };

/** State of every form; `original`, `facts` and `refusal` stay null in a form without a record. */
export type FormContext<Values, Original, Facts> = ScreenInput & {
  draft: Draft<Values> | null;
  /** Whether the draft holds the list's row, until the record is loaded. */
  isPrefilled: boolean;
  /** Names of the fields that differ from what was loaded. */
  changed: readonly string[];
  /** Warnings of the last submit, shown before saving. */
  warnings: readonly Warning[];
  /** Whether an earlier attempt may have been saved unanswered: the next one asks first. */
  unsure: boolean;
  /** Possible duplicates, shown before sending again; null when the search failed. */
  duplicates: readonly Duplicate[] | 'searching' | null;
  /** Whether a next draft, or the next page, follows the save. */
  andNext: boolean;
  /** The values last sent: a server's issue stands while its field still holds them. */
  sent: Values | null;
  /** Submits that had issues or failed: each moves the focus to the summary. */
  attempts: number;
  failure: Failure | null;
  conflict: Conflict<Values> | null;
  message: Message | null;
  original: Original | null;
  unread: UnreadValues;
  facts: Facts | null;
  refusal: Refusal | null;
};

export type FormEvent =
  | ScreenEvent
  | { type: 'record.changed'; changed: readonly string[] }
  | { type: 'record.submit'; valid: boolean; warnings: readonly Warning[]; andNext?: boolean }
  | { type: 'record.confirm' }
  | { type: 'record.revise' }
  | { type: 'record.retry' };

export type Saved<Values, Original, Answer> = {
  answer: Answer;
  /** Number of fields taken over from another person's changes. */
  kept: number;
  next?: NextDraft<Values, Original> | undefined;
  nextPath?: AppPath | undefined;
};

export type NextDraft<Values, Original> = { draft: Values; original?: Original; unread?: UnreadValues };

/** Ends of a form's calls; in a folded journal outputs are missing or hold facts alone. */
type FormEnding<Values, Original, Facts, Answer> =
  | DoneActorEvent<Partial<Loaded<Values, Original, Facts>> | undefined, 'load'>
  | ErrorActorEvent<unknown, 'load'>
  | DoneActorEvent<readonly Duplicate[] | null | undefined, 'search'>
  | DoneActorEvent<Saved<Values, Original, Answer> | undefined, 'save'>
  | ErrorActorEvent<unknown, 'save'>;

type Kept = ScreenInput & { unsure: boolean; andNext: boolean };

export const toTypes = <Values, Original, Facts, Answer>() => ({
  input: {} as ScreenInput,
  context: {} as FormContext<Values, Original, Facts>,
  events: {} as FormEvent | FormEnding<Values, Original, Facts, Answer>,
  meta: {} as { keep: Keep<FormEvent, Kept, ScreenInput> },
  tags: {} as 'loading' | 'editing' | 'asking' | 'busy' | 'refused' | 'failed',
});

export const NOTHING_LOADED = {
  draft: null,
  unread: {},
  isPrefilled: false,
  original: null,
  facts: null,
  refusal: null,
  message: null,
};

export const UNCHANGED = {
  changed: [],
  warnings: [],
  unsure: false,
  duplicates: null,
  andNext: false,
  sent: null,
  attempts: 0,
  failure: null,
  conflict: null,
};
