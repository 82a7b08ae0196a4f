import { assign, enqueueActions, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { toFailure, type Failure } from '../api/errors';
import type { Refusal } from '../domain/access';
import type { Message, NoticeKey } from '../domain/notice';
import { KEEP_ERROR, type Keep, type Path } from './keep';
import type { CatalogName } from '../domain/catalogs';
import type { Noun } from '../domain/noun';
import type { ScreenEvent } from './protocol';
import { KEEP_SCREEN, type ScreenInput } from './screen';
import { getMessage, getRoot, isSessionLost, notify, toComplaint } from './upward';
import { spawn } from './spawn';

/** What loading answers: the draft to edit, the record behind it, and the facts that the rules read. */
export type Loaded<Draft, Original, Facts> = { draft: Draft; original: Original; facts: Facts };

export type RecordContext<Draft, Original, Facts> = ScreenInput & {
  draft: Draft | null;
  /** The draft as it was loaded: whatever differs from it is a change. */
  loaded: Draft | null;
  /** The draft as it was last sent: a server's fault stands while the field holds what was refused. */
  sent: Draft | null;
  original: Original | null;
  facts: Facts | null;
  /** The schema's answer to the draft. */
  valid: boolean;
  /** Names of the fields that differ from what was loaded. */
  changed: readonly string[];
  /** How often sending was tried with an invalid draft or refused by the server: each time the summary takes the focus. */
  attempts: number;
  failure: Failure | null;
  message: Message | null;
  /** Why the person may not edit the record. */
  refusal: Refusal | null;
  /** What each further request was last asked. */
  asked: Readonly<Record<string, unknown>>;
};

export type RecordEvent<Draft> =
  | ScreenEvent
  | { type: 'record.changed'; draft: Draft; valid: boolean; changed: readonly string[] }
  | { type: 'record.submit' }
  | { type: 'record.retry' }
  | { type: 'record.ask'; request: string; input: Readonly<Record<string, unknown>> };

type RecordDefinition<Draft, Original, Facts> = {
  id: string;
  load: (input: ScreenInput, signal: AbortSignal) => Promise<Loaded<Draft, Original, Facts>>;
  /** Why this person may not edit this record, decided on the facts; without it everybody may. */
  refuse?: (input: ScreenInput, facts: Facts | null) => Refusal | null;
  save: (input: ScreenInput & { draft: Draft; facts: Facts | null }, signal: AbortSignal) => Promise<unknown>;
  saved: {
    key: NoticeKey;
    path: string;
    params?: (answer: never) => Readonly<Record<string, string>>;
    /** What to edit next where saving does not lead away. A folded journal has no answer. */
    again?: (answer: never) => Partial<Loaded<Draft, Original, Facts>>;
  };
  /** The service's list that is no longer true once it is saved. */
  changes?: CatalogName;
  /** What a failed saving says; null where the status alone is to say it. */
  failed: NoticeKey | ((failure: Failure) => NoticeKey | null);
  /** Whose words a failed saving says first (spec §8). */
  own?: 'text' | 'server';
  loadFailed: NoticeKey;
  /** What the record is called where its page offers to delete it: then the page leads to `saved.path`. */
  noun?: Noun;
  /** Whether its page offers to mark it as not attended. */
  isMarkable?: boolean;
  /** Which fields of the facts the journal keeps. */
  keepFacts: readonly string[];
  /** Further requests that the form sends by `record.ask`. */
  requests?: Readonly<Record<string, AnyStateMachine>>;
  /** What they are asked once the record is loaded. */
  asks?: (context: RecordContext<Draft, Original, Facts>) => Readonly<Record<string, unknown>>;
};

const NOTHING_LOADED = { draft: null, loaded: null, original: null, facts: null, refusal: null };

/** Of a draft that nobody has changed yet. */
const FRESH = { valid: false, changed: [], attempts: 0, sent: null, failure: null, message: null };

const NOTHING: Failure = { kind: 'network', status: null, statusText: '', message: null, fields: {} };

/**
 * A form over a record: loaded, refused or edited, submitted, saved. The draft lives here, whatever happens to the call:
 * a failure leads back to editing with everything as it was typed.
 */
export function createRecord<Draft, Original, Facts>(of: RecordDefinition<Draft, Original, Facts>) {
  type Context = RecordContext<Draft, Original, Facts>;
  const asksAgain = of.requests ? (['askAgain'] as const) : [];
  return setup({
    types: {
      input: {} as ScreenInput,
      context: {} as Context,
      events: {} as RecordEvent<Draft>,
      meta: {} as { keep: Keep<RecordEvent<Draft>, Context, ScreenInput> },
      tags: {} as 'loading' | 'editing' | 'busy' | 'refused' | 'failed',
    },
    actors: {
      load: fromPromise<unknown, ScreenInput>(({ input, signal }) => of.load(input, signal)),
      save: fromPromise<unknown, ScreenInput & { draft: unknown; facts: unknown }>(({ input, signal }) =>
        of.save(input as ScreenInput & { draft: Draft; facts: Facts | null }, signal),
      ),
    },
    actions: {
      startRequests: enqueueActions(({ enqueue }) => {
        for (const [name, machine] of Object.entries(of.requests ?? {})) enqueue(spawn(machine, name));
      }),
      ask: enqueueActions(({ context, enqueue, event }) => {
        if (event.type !== 'record.ask') return;
        enqueue.assign({ asked: { ...context.asked, [event.request]: event.input } });
        enqueue.sendTo(event.request, { type: 'request.send', input: event.input });
      }),
      setAsked: assign({ asked: ({ context }) => of.asks?.(context) ?? {} }),
      askAgain: enqueueActions(({ context, enqueue }) => {
        for (const [name, input] of Object.entries(context.asked)) {
          enqueue.sendTo(name, { type: 'request.send', input });
        }
      }),
      keepLoaded: assign((_, { output }: { output: unknown }) => {
        const loaded = output as Loaded<Draft, Original, Facts> | undefined;
        const { draft = null, original = null, facts = null } = loaded ?? {};
        return { draft, loaded: draft, original, facts, refusal: null, ...FRESH };
      }),
      keepChange: assign(({ context, event }) => {
        if (event.type !== 'record.changed') return {};
        const { draft, valid, changed } = event;
        return { draft: draft ?? context.draft, valid, changed };
      }),
      tellChange: enqueueActions(({ context, enqueue, self, system }) => {
        // Nobody is asked about what they typed before they signed in.
        const dirty = context.userId !== null && context.changed.length > 0;
        enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
      }),
      keepSent: assign({ sent: ({ context }) => context.draft }),
      keepRefusal: assign({ refusal: ({ context }) => of.refuse?.(context, context.facts) ?? null }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      keepLoadFailure: assign((_, { error }: { error: unknown }) => {
        const failure = toFailure(error);
        return { ...NOTHING_LOADED, failure, message: getMessage(failure, of.loadFailed) };
      }),
      keepSaveFailure: assign(({ context }, { error }: { error: unknown }) => ({
        failure: toFailure(error),
        attempts: context.attempts + 1,
      })),
      forgetFailure: assign({ failure: null }),
      tellLostSession: enqueueActions(({ context, enqueue, system }) => {
        if (isSessionLost(context.failure ?? NOTHING)) enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
      }),
      complain: enqueueActions(({ context, enqueue, system }, { error }: { error: unknown }) => {
        const key = typeof of.failed === 'function' ? of.failed(toFailure(error)) : of.failed;
        const own = of.own ?? 'server';
        const complaint =
          context.userId === null
            ? notify('error', getMessage(toFailure(error), key, own))
            : toComplaint(error, key, own);
        enqueue.sendTo(getRoot(system), complaint);
      }),
      keepNext: assign((_, { output }: { output: unknown }) => {
        const next = of.saved.again?.(output as never);
        return next ? { ...next, loaded: next.draft ?? null, ...FRESH } : {};
      }),
      tellSaved: enqueueActions(({ enqueue, self, system }, { output }: { output: unknown }) => {
        const { key, path, params } = of.saved;
        // A folded journal has no answer.
        const message = params && output ? { key, params: params(output as never) } : { key };
        enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty: false });
        if (of.changes) enqueue.sendTo(getRoot(system), { type: 'catalogs.changed', name: of.changes });
        enqueue.sendTo(getRoot(system), notify('success', message, path));
      }),
      leave: enqueueActions(({ enqueue, self, system }) => {
        enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty: false });
        enqueue.sendTo(getRoot(system), { type: 'navigation.go', path: of.saved.path });
      }),
    },
    guards: {
      isDeleted: ({ context, event }) =>
        event.type === 'record.deleted' &&
        event.noun === of.noun &&
        Number(context.params['id']) === event.id,
      isRefused: ({ context }) => (of.refuse?.(context, context.facts) ?? null) !== null,
      isValid: ({ context }) => context.valid,
      isShown: ({ context, event }) =>
        event.type === 'record.marked' && Number(context.params['id']) === event.id,
      hasFaults: (_, { error }: { error: unknown }) => toFailure(error).status === 422,
    },
  }).createMachine({
    id: of.id,
    meta: {
      keep: {
        input: KEEP_SCREEN.input,
        events: {
          ...KEEP_SCREEN.events,
          'record.changed': ['valid', 'changed'],
          'record.ask': ['request', 'input.data_inici', 'input.data_fi'],
          'xstate.done.actor.load': of.keepFacts.map((path) => `output.facts.${path}`),
          'xstate.error.actor.load': KEEP_ERROR,
          'xstate.error.actor.save': KEEP_ERROR,
        },
        // Their names come from the definition of each form.
        reads: [
          ...KEEP_SCREEN.input,
          'valid',
          ...of.keepFacts.map((path) => `facts.${path}`),
        ] as readonly Path<Context>[],
      },
    },
    context: ({ input }): Context => ({
      ...input,
      ...NOTHING_LOADED,
      valid: false,
      changed: [],
      attempts: 0,
      failure: null,
      message: null,
      sent: null,
      asked: {},
    }),
    entry: of.requests ? 'startRequests' : [],
    initial: 'loading',
    on: {
      ...(of.requests && { 'record.ask': { actions: 'ask' as const } }),
      ...(of.noun && { 'record.deleted': { guard: 'isDeleted' as const, actions: 'leave' as const } }),
      'day.changed': { actions: assign({ today: ({ event }) => event.today }) },
    },
    states: {
      loading: {
        tags: 'loading',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { params, query, today, userId, viewer } }) => ({
            params,
            query,
            today,
            userId,
            viewer,
          }),
          onDone: {
            target: 'deciding',
            actions: [
              { type: 'keepLoaded', params: ({ event }) => ({ output: event.output }) },
              'tellChange',
            ],
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'keepLoadFailure', params: ({ event }) => ({ error: event.error }) },
              'tellLostSession',
            ],
          },
        },
      },
      deciding: {
        always: [
          ...(of.refuse
            ? [{ guard: 'isRefused' as const, target: 'refused' as const, actions: 'keepRefusal' as const }]
            : []),
          { target: 'editing', actions: of.requests ? ['setAsked', 'askAgain'] : [] },
        ],
      },
      refused: { tags: 'refused' },
      failed: { tags: 'failed', on: { 'record.retry': 'loading', 'screen.resumed': 'loading' } },
      editing: {
        tags: 'editing',
        on: {
          'record.changed': { actions: ['keepChange', 'tellChange'] },
          'record.submit': [
            { guard: 'isValid', target: 'saving', actions: ['forgetFailure', 'keepSent'] },
            { actions: ['forgetFailure', 'countAttempt'] },
          ],
          ...(of.isMarkable && {
            'record.marked': { guard: 'isShown' as const, target: 'loading' as const },
          }),
          ...(of.requests && { 'screen.resumed': { actions: 'askAgain' as const } }),
        },
      },
      saving: {
        tags: ['editing', 'busy'],
        on: { 'record.changed': { actions: ['keepChange', 'tellChange'] } },
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { params, query, today, userId, viewer, draft, facts } }) => ({
            params,
            query,
            today,
            userId,
            viewer,
            draft,
            facts,
          }),
          onDone: {
            target: 'saved',
            actions: [
              { type: 'tellSaved', params: ({ event }) => ({ output: event.output }) },
              ...(of.saved.again
                ? [
                    {
                      type: 'keepNext' as const,
                      params: ({ event }: { event: { output: unknown } }) => ({ output: event.output }),
                    },
                  ]
                : []),
            ],
          },
          onError: [
            {
              guard: { type: 'hasFaults', params: ({ event }) => ({ error: event.error }) },
              target: 'editing',
              actions: [
                { type: 'keepSaveFailure', params: ({ event }) => ({ error: event.error }) },
                ...asksAgain,
              ],
            },
            {
              target: 'editing',
              actions: [
                { type: 'keepSaveFailure', params: ({ event }) => ({ error: event.error }) },
                { type: 'complain', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          ],
        },
      },
      saved: { tags: ['editing', 'busy'], always: of.saved.again ? 'deciding' : [] },
    },
  });
}
