import { fromPromise, setup } from 'xstate';
import type { Message } from '../../../domain/pages/notice';
import type { AppPath } from '../../../domain/access/routes';
import { toSearch } from '../../../domain/values/query';
import { toFailure } from '../../../api/errors';
import type { Warning } from '../../../domain/nouns/warnings';
import { KEEP_ERROR, type Keep } from '../keep';
import { KEEP_SCREEN, type ScreenInput } from '../screen';
import { getActMessage, isUnsure, toComplaint, toNotice } from '../complaint';
import { getRoot, notify } from '../upward';
import {
  FRESH,
  toInput,
  type FormContext,
  type Alike,
  type FormDefinition,
  type FormEnding,
  type FormEvent,
} from './context';
import { findConflict } from './conflict';
import { createDraft } from './draft';
import { createSave } from './save';

/** What the journal keeps of every form: which fields were changed and whether they were right, never what is in them. */
export const KEEP_FORM = {
  input: KEEP_SCREEN.input,
  events: {
    ...KEEP_SCREEN.events,
    'record.changed': ['changed'],
    'record.submit': ['valid', 'warnings', 'another'],
    'xstate.done.actor.search': [],
    'xstate.error.actor.save': KEEP_ERROR,
  },
  reads: [...KEEP_SCREEN.input, 'unsure', 'another'],
} as const;

/** More records that are alike are no help to who compares them. */
const SOME = 5;

/** Valid, but seldom meant: nothing is sent before the person says that it is. */
const ASKING = {
  tags: ['editing', 'asking'],
  on: { 'record.confirm': { target: 'saving', actions: 'keepSent' }, 'record.revise': 'editing' },
} as const;

/** Asked before something is sent again that may have been done already. */
const SENT: Warning = { field: '', code: 'sent' };

/**
 * What the charts of forms are made of: the words for `setup`, and the states that edit and save. The draft lives in the
 * actor whatever happens to the call: a failure leads back to editing with everything as it was typed.
 */
export function getFormParts<Values extends object, Original, Facts, Answer>(
  of: FormDefinition<Values, Facts, Answer>,
) {
  type Context = FormContext<Values, Original, Facts>;
  type Event = FormEvent | FormEnding<Values, Original, Facts, Answer>;
  const types = {
    input: {} as ScreenInput,
    context: {} as Context,
    events: {} as Event,
    meta: {} as { keep: Keep<FormEvent, ScreenInput & { unsure: boolean; another: boolean }, ScreenInput> },
    tags: {} as 'loading' | 'editing' | 'asking' | 'busy' | 'refused' | 'failed' | 'left',
  };
  const { assign, enqueueActions } = setup({ types });

  const parts = {
    types,
    actors: {
      save: createSave(of),
      /** Looks for what was sent, where somebody is about to send it again. */
      search: fromPromise<readonly Alike[] | null, { sent: Values | null }>(
        async ({ input: { sent }, signal }) =>
          sent && ((await of.findAlike?.(sent, signal).catch(() => null))?.slice(0, SOME) ?? null),
      ),
    },
    actions: {
      setToday: assign({
        today: ({ context, event }) => (event.type === 'day.changed' ? event.today : context.today),
      }),
      keepChanged: assign({
        changed: ({ context, event }) => (event.type === 'record.changed' ? event.changed : context.changed),
      }),
      tellChanged: enqueueActions(({ context, enqueue, self, system }) => {
        // Before signing in there is no unsaved work to ask about.
        const dirty = context.userId !== null && context.changed.length > 0;
        enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
      }),
      keepWarnings: assign(({ event }) =>
        event.type === 'record.submit' ? { warnings: event.warnings } : {},
      ),
      warnSentBefore: assign(({ event }) =>
        event.type === 'record.submit'
          ? { warnings: [SENT, ...event.warnings], alike: 'searching' as const }
          : {},
      ),
      keepAlike: assign({
        alike: ({ event }) => (event.type === 'xstate.done.actor.search' ? (event.output ?? null) : null),
      }),
      keepWish: assign({
        another: ({ context, event }) =>
          event.type === 'record.submit' ? event.another === true : context.another,
      }),
      beginAnother: assign(({ event }) => {
        if (event.type !== 'xstate.done.actor.save') return {};
        const next = event.output?.next;
        return { ...FRESH, ...(next && { draft: createDraft(next) }) };
      }),
      keepSent: assign({
        sent: ({ context }) => context.draft?.getValues() ?? null,
        failure: null,
        conflict: null,
      }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1, failure: null }),
      keepSaveFailure: assign(({ context, event }) => {
        if (event.type !== 'xstate.error.actor.save') return {};
        const failure = toFailure(event.error);
        const unsure = context.unsure || (of.findAlike !== undefined && isUnsure(failure));
        const conflict = findConflict<Values>(event.error);
        return { failure, unsure, conflict, attempts: context.attempts + 1 };
      }),
      rebase: ({ context: { draft, conflict } }: { context: Context }) => {
        if (conflict) draft?.rebase(conflict.theirs);
      },
      complain: enqueueActions(({ context, enqueue, event, system }) => {
        if (event.type !== 'xstate.error.actor.save') return;
        const { failed, own = 'server' } = of;
        const failure = toFailure(event.error);
        const said = typeof failed === 'function' ? failed(failure) : null;
        if (said !== null) {
          enqueue.sendTo(getRoot(system), notify('error', { key: said }));
          return;
        }
        const message = getActMessage(failure, typeof failed === 'string' ? failed : null, own);
        const tell = context.userId === null ? toNotice : toComplaint;
        enqueue.sendTo(getRoot(system), tell(failure, message));
      }),
      tellSaved: enqueueActions(({ context, enqueue, event, self, system }) => {
        if (event.type !== 'xstate.done.actor.save') return;
        const { key, path, query, params } = of.saved;
        const { answer, kept = 0, onward } = event.output ?? {};
        const message: Message = {
          key,
          ...(params && answer && { params: params(answer) }),
          ...(kept > 0 && { reason: { key: 'record.merged', params: { kept } } }),
        };
        const search = toSearch(query && answer ? query(answer, context) : {});
        const to: AppPath = onward ?? `${path}${search}`;
        enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty: false });
        if (of.changes) enqueue.sendTo(getRoot(system), { type: 'catalogs.changed', name: of.changes });
        enqueue.sendTo(
          getRoot(system),
          notify('success', message, context.another && of.goOn ? undefined : to),
        );
      }),
    },
    guards: {
      isValid: ({ event }: { event: Event }) => event.type === 'record.submit' && event.valid,
      hasWarnings: ({ event }: { event: Event }) =>
        event.type === 'record.submit' && event.valid && event.warnings.length > 0,
      isSentBefore: ({ context, event }: { context: Context; event: Event }) =>
        event.type === 'record.submit' && event.valid && context.unsure,
      isWished: ({ context }: { context: Context }) => context.another,
      hasIssues: ({ event }: { event: Event }) =>
        event.type === 'xstate.error.actor.save' &&
        (toFailure(event.error).status === 422 || findConflict(event.error) !== null),
    },
  };

  const form = setup(parts);
  const wish = of.goOn || of.findOnward ? (['keepWish'] as const) : [];
  const states = {
    editing: form.createStateConfig({
      tags: 'editing',
      on: {
        'record.changed': { actions: ['keepChanged', 'tellChanged'] },
        'record.submit': [
          ...(of.findAlike
            ? [{ guard: 'isSentBefore', target: 'comparing', actions: [...wish, 'warnSentBefore'] } as const]
            : []),
          { guard: 'hasWarnings', target: 'confirming', actions: [...wish, 'keepWarnings'] },
          { guard: 'isValid', target: 'saving', actions: [...wish, 'keepSent'] },
          { actions: 'countAttempt' },
        ],
      },
    }),
    confirming: form.createStateConfig(ASKING),
    /** Sent before, and nobody knows whether it was stored: what there is already is shown beside the question. */
    ...(of.findAlike && {
      comparing: form.createStateConfig({
        ...ASKING,
        invoke: {
          id: 'search',
          src: 'search',
          input: ({ context }) => ({ sent: context.draft?.getValues() ?? null }),
          onDone: { actions: 'keepAlike' },
        },
      }),
    }),
    saving: form.createStateConfig({
      tags: ['editing', 'busy'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({
          ...toInput(context),
          ...{
            another: context.another,
            loaded: context.draft?.getLoaded() ?? null,
            sent: context.sent,
            facts: context.facts,
          },
        }),
        onDone: { target: 'saved', actions: 'tellSaved' },
        onError: [
          { guard: 'hasIssues', target: 'editing', actions: ['keepSaveFailure', 'rebase'] },
          { target: 'editing', actions: ['keepSaveFailure', 'complain'] },
        ],
      },
    }),
    /** Saved, and on the way to another page. */
    saved: form.createStateConfig({ tags: ['editing', 'busy'] }),
  };

  /** Saved on a page that stays: it is edited on from what `begin` says, or as it is where that is nothing. */
  function toEditingAgain(
    begin: (answer: Answer | undefined, context: Context) => { draft: Values; original: Original } | null,
  ) {
    return form.createStateConfig({
      always: {
        target: 'editing',
        actions: assign(({ context, event }) => {
          if (event.type !== 'xstate.done.actor.save') return {};
          const next = begin(event.output?.answer, context);
          return next ? { ...FRESH, draft: createDraft(next.draft), original: next.original } : FRESH;
        }),
      },
    });
  }
  return { parts, states, toEditingAgain };
}
