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

export type Children = Readonly<Record<string, AnyStateMachine>>;

export type NoChildren = Readonly<Record<string, never>>;

export type Receivers<C extends Children> = {
  readonly [Id in keyof C]: { send: (event: EventFromLogic<C[Id]>) => void };
} & { readonly root: { send: (event: RootEvent) => void } };

/** Events sent at a moment of a form's life; `answer` is missing unless saved, and in a folded journal. */
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
  /** Text of a failed save; null leaves it to the status. */
  failed: NoticeKey | ((failure: Failure) => NoticeKey | null);
  /** Whose text of a failed save comes first (spec §8), `server` by default. */
  own?: 'text' | 'server';
  nextDraft?: (saved: { draft: Values; answer: Answer; now: number }) => NextDraft<Values, Original>;
  /** Whether `nextDraft` follows every save, since the page is never left by saving. */
  stays?: true;
  /** Page that follows if the person goes on; undefined if there is none. */
  findNextPath?: (
    input: ScreenInput & { answer: Answer; now: number },
    signal: AbortSignal,
  ) => Promise<AppPath | undefined>;
  findDuplicates?: (draft: Values, signal: AbortSignal) => Promise<Duplicate[]>;
};

export type Loading<Values, Original, Facts> = {
  load: (input: ScreenInput, signal: AbortSignal, now: number) => Promise<Loaded<Values, Original, Facts>>;
  /** The same from the list's row, shown until the record is loaded. */
  prefill?: (row: never, rules: DataRules) => Loaded<Values, Original, Facts>;
  refuse: (input: ScreenInput, facts: Facts | null) => Refusal | null;
  loadFailed: NoticeKey | ((input: ScreenInput) => NoticeKey);
  /** Fields of the facts that the journal keeps. */
  keepFacts: readonly Path<Facts>[];
  /** Whether marking the loaded assessoria on its own page loads it again. */
  reloadsWhenMarked?: true;
};
