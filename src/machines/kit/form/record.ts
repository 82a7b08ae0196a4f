import { fromPromise, setup } from 'xstate';
import { toFailure } from '../../../api/errors';
import type { Refusal } from '../../../domain/access/access';
import type { DataRules } from '../../../domain/nouns/dataRules';
import type { NoticeKey } from '../../../domain/pages/notice';
import { KEEP_ERROR } from '../keep';
import type { ScreenInput } from '../screen';
import { getMessage, isSessionLost } from '../complaint';
import { getNow } from '../now';
import { getRoot } from '../upward';
import { FRESH, NOTHING_LOADED, toInput, type FormDefinition, type Loaded } from './context';
import { createDraft, renew } from './draft';
import { getFormParts, KEEP_FORM } from './parts';
import { isSame } from './values';

export type RecordDefinition<Values, Original, Facts, Answer> = FormDefinition<Values, Facts, Answer> & {
  load: (input: ScreenInput, signal: AbortSignal, now: number) => Promise<Loaded<Values, Original, Facts>>;
  /** The same of its row in the list; without it the page is empty until the record has come. */
  know?: (row: never, rules: DataRules) => Loaded<Values, Original, Facts>;
  /** Why this person may not edit this record, decided on the facts. */
  refuse: (input: ScreenInput, facts: Facts | null) => Refusal | null;
  /** What a failed loading says; by the address, where that decides what is loaded. */
  loadFailed: NoticeKey | ((input: ScreenInput) => NoticeKey);
  /** Which fields of the facts the journal keeps. */
  keepFacts: readonly string[];
};

/** What the charts of records are made of: the parts of a form, and what comes before it. */
export function getRecordParts<Values extends object, Original, Facts, Answer>(
  of: RecordDefinition<Values, Original, Facts, Answer>,
) {
  const form = getFormParts<Values, Original, Facts, Answer>(of);
  const { types } = form.parts;
  const { assign, enqueueActions } = setup({ types });

  const parts = {
    ...form.parts,
    actors: {
      ...form.parts.actors,
      load: fromPromise<Loaded<Values, Original, Facts>, ScreenInput>(({ input, signal, system }) =>
        of.load(input, signal, getNow(system)),
      ),
    },
    actions: {
      ...form.parts.actions,
      keepLoaded: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.load') return {};
        const { draft, original = null, facts = null } = event.output ?? {};
        const refusal = of.refuse(context, facts);
        return {
          ...FRESH,
          draft: draft ? renew(context.isKnown ? context.draft : null, draft) : null,
          isKnown: false,
          original: isSame(context.original, original) ? context.original : original,
          facts,
          refusal,
          message: null,
        };
      }),
      keepLoadFailure: assign(({ context, event }) => {
        if (event.type !== 'xstate.error.actor.load') return {};
        const failure = toFailure(event.error);
        const { loadFailed } = of;
        const key = typeof loadFailed === 'function' ? loadFailed(context) : loadFailed;
        return { ...NOTHING_LOADED, failure, message: getMessage(failure, key) };
      }),
      tellLostSession: enqueueActions(({ context: { failure }, enqueue, system }) => {
        if (failure && isSessionLost(failure)) enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
      }),
    },
    guards: {
      ...form.parts.guards,
      isRefused: ({ context, event }: { context: typeof types.context; event: typeof types.events }) =>
        event.type === 'xstate.done.actor.load' && of.refuse(context, event.output?.facts ?? null) !== null,
    },
  };

  /** What is sure to be refused is not shown as if it could be edited. */
  function toKnown({ known, ...input }: ScreenInput) {
    if (!of.know || !known) return {};
    // The list behind the page of a record is the one of its noun.
    const { draft, original, facts } = of.know(known.row as never, known.rules);
    return of.refuse(input, facts) ? {} : { draft: createDraft(draft), isKnown: true, original };
  }

  const record = setup(parts);
  const states = {
    loading: record.createStateConfig({
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => toInput(context),
        onDone: [
          { guard: 'isRefused', target: 'refused', actions: ['keepLoaded', 'tellChanged'] },
          { target: 'editing', actions: ['keepLoaded', 'tellChanged'] },
        ],
        onError: { target: 'failed', actions: ['keepLoadFailure', 'tellLostSession'] },
      },
    }),
    refused: record.createStateConfig({ tags: 'refused' }),
    failed: record.createStateConfig({
      tags: 'failed',
      on: { 'record.retry': 'loading', 'screen.resumed': 'loading' },
    }),
    ...form.states,
  };
  const base = {
    id: of.id,
    meta: {
      keep: {
        ...KEEP_FORM,
        events: {
          ...KEEP_FORM.events,
          'xstate.done.actor.load': of.keepFacts.map((path) => `output.facts.${path}`),
          'xstate.error.actor.load': KEEP_ERROR,
        },
      },
    },
    context: ({ input }: { input: ScreenInput }) => ({
      ...toInput(input),
      ...NOTHING_LOADED,
      ...FRESH,
      ...toKnown(input),
    }),
    on: { 'day.changed': { actions: 'setToday' } },
    initial: 'loading',
  } as const;
  return { parts, record, base, states, toEditingAgain: form.toEditingAgain };
}

/** A form over a record: loaded, refused or edited, submitted, saved. */
export function createRecord<Values extends object, Original, Facts, Answer>(
  of: RecordDefinition<Values, Original, Facts, Answer>,
) {
  const { record, base, states } = getRecordParts(of);
  return record.createMachine({ ...base, states });
}
