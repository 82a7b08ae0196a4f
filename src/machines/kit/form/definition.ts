import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { Failure } from '../../../api/errors';
import type { Refusal } from '../../../domain/access/access';
import type { AppPath } from '../../../domain/access/routes';
import type { DataRules } from '../../../domain/nouns/dataRules';
import type { NoticeKey } from '../../../domain/pages/notice';
import type { Query } from '../../../domain/values/query';
import type { Path } from '../keep';
import type { RootEvent } from '../protocol';
import type { ScreenInput } from '../screen';
import type { Duplicate, FormContext, Loaded, NextDraft, Reading } from './context';

/** Machines that run beside a form, by their ids. */
export type Children = Readonly<Record<string, AnyStateMachine>>;

export type NoChildren = Readonly<Record<string, never>>;

/** The root and a form's children, as receivers of events. */
export type Receivers<C extends Children> = {
  readonly [Id in keyof C]: { send: (event: EventFromLogic<C[Id]>) => void };
} & { readonly root: { send: (event: RootEvent) => void } };

/**
 * A moment of a form's life, at which the root and its children are sent events.
 * The answer is that of the save, missing at other moments and in a folded journal.
 */
export type Moment<Context, C extends Children, Answer> = (
  context: Context,
  to: Receivers<C>,
  answer: Answer | undefined,
) => void;

type Moments<Context, C extends Children, Answer> = {
  /** A fresh draft can be edited: loaded, or the next one after saving. */
  onReady?: Moment<Context, C, Answer>;
  onSaved?: Moment<Context, C, Answer>;
  /** The server found issues in what was sent. */
  onIssues?: Moment<Context, C, Answer>;
  /** The person is back on the page while editing. */
  onResumed?: Moment<Context, C, Answer>;
};

export type MomentName = keyof Moments<never, Children, never>;

export type FormDefinition<Values, Original, Facts, Answer, C extends Children> = Moments<
  FormContext<Values, Original, Facts>,
  C,
  Answer
> & {
  id: string;
  children?: C;
  /** Saves the draft: with a PATCH of what differs from the stored record, if that was read again. */
  save: (
    input: ScreenInput & {
      draft: Values;
      facts: Facts | null;
      stored: Original | null;
      /** Unchanged fields that the service asks for. */
      also: readonly string[];
    },
    signal: AbortSignal,
  ) => Promise<Answer>;
  /** Reads the record again before saving, to merge another person's changes. */
  reload?: (input: ScreenInput, signal: AbortSignal) => Promise<Reading<Values, Original>>;
  /** Notice and address once saved; without it `onSaved` takes over. */
  saved?: {
    key: NoticeKey;
    path: AppPath;
    query?: (answer: Answer, input: ScreenInput) => Query;
    params?: (answer: Answer) => Readonly<Record<string, string>>;
  };
  /** Text of a failed save, by its failure where that decides; null leaves it to the status. */
  failed: NoticeKey | ((failure: Failure) => NoticeKey | null);
  /** Whose text of a failed save comes first (spec §8), `server` by default. */
  own?: 'text' | 'server';
  /** Draft that follows a saved one on the same page, if the person goes on. */
  nextDraft?: (saved: { draft: Values; answer: Answer; now: number }) => NextDraft<Values, Original>;
  /** Whether `nextDraft` follows every save, since the page is never left by saving. */
  stays?: true;
  /** Page that follows if the person goes on; undefined when there is none. */
  findNextPath?: (
    input: ScreenInput & { answer: Answer; now: number },
    signal: AbortSignal,
  ) => Promise<AppPath | undefined>;
  /** Stored records that may equal the draft, searched before sending it a second time. */
  findDuplicates?: (draft: Values, signal: AbortSignal) => Promise<Duplicate[]>;
};

/** How a form loads its record and decides whether the person may edit it. */
export type Loading<Values, Original, Facts> = {
  load: (input: ScreenInput, signal: AbortSignal, now: number) => Promise<Loaded<Values, Original, Facts>>;
  /** The same from the list's row, shown until the record is loaded. */
  prefill?: (row: never, rules: DataRules) => Loaded<Values, Original, Facts>;
  /** Reason why this person may not edit this record. */
  refuse: (input: ScreenInput, facts: Facts | null) => Refusal | null;
  /** Text of a failed loading, by the address where that decides. */
  loadFailed: NoticeKey | ((input: ScreenInput) => NoticeKey);
  /** Fields of the facts that the journal keeps. */
  keepFacts: readonly Path<Facts>[];
  /** Whether marking the loaded assessoria on its own page loads it again. */
  reloadsWhenMarked?: true;
};
