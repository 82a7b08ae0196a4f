import { setup } from 'xstate';
import { KEEP_ERROR } from '../keep';
import { holding } from '../request';
import { KEEP_SCREEN, toInput, type ScreenInput } from '../screen';
import { spawn } from '../spawn';
import { getRoot } from '../rootRef';
import { NOTHING_LOADED, toTypes, UNCHANGED } from './context';
import type { Children, FormDefinition, Loading, NoChildren } from './definition';
import { createDraft } from './draft';
import { createDuplicateSearch } from './duplicates';
import { createLoading, toPrefilled } from './load';
import { createMoments } from './moments';
import { createSaving } from './save';

/** Journal fields of every form: names of changed fields and validity, never contents. */
const KEEP_EVENTS = {
  ...KEEP_SCREEN.events,
  'record.changed': ['changed'],
  'record.submit': ['valid', 'warnings', 'andNext'],
  'xstate.done.actor.search': [],
  'xstate.error.actor.load': KEEP_ERROR,
  'xstate.error.actor.save': KEEP_ERROR,
} as const;

const NO_RECORD: Loading<never, null, null> = {
  load: () => Promise.reject(new TypeError('there is nothing to load')),
  refuse: () => null,
  loadFailed: 'error.unexpected',
  keepFacts: [],
};

/** The chart of every form. The draft outlives every call: after a failure it is edited as typed. */
function createChart<Values extends object, Original, Facts, Answer, C extends Children>(
  of: FormDefinition<Values, Original, Facts, Answer, C>,
  record: Loading<Values, Original, Facts>,
  begin?: (input: ScreenInput) => Values,
) {
  const types = toTypes<Values, Original, Facts, Answer>();
  type Args = { context: typeof types.context; event: typeof types.events };
  const { assign, enqueueActions } = setup({ types });
  const loading = createLoading<Values, Original, Facts, Answer>(record);
  const saving = createSaving(of);
  const duplicates = createDuplicateSearch(of);
  const { actions: moments, at } = createMoments(of);
  const children: object = of.children ?? {};

  const form = setup({
    types,
    actors: {
      ...children,
      ...loading.actors,
      ...saving.actors,
      ...duplicates.actors,
    },
    actions: {
      ...loading.actions,
      ...saving.actions,
      ...duplicates.actions,
      ...moments,
      setToday: assign({
        today: ({ context, event }) => (event.type === 'day.changed' ? event.today : context.today),
      }),
      keepChanged: assign({
        changed: ({ context, event }) => (event.type === 'record.changed' ? event.changed : context.changed),
      }),
      reportChanged: enqueueActions(({ context, enqueue, self, system }) => {
        // Before sign-in there is no unsaved work to ask about.
        const dirty = context.userId !== null && context.changed.length > 0;
        enqueue.sendTo(getRoot(system), { type: 'screen.touched', id: self.id, dirty });
      }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1, failure: null }),
      keepAndNext: assign({
        andNext: ({ context, event }) =>
          event.type === 'record.submit' ? event.andNext === true : context.andNext,
      }),
      keepWarnings: assign(({ event }) =>
        event.type === 'record.submit' ? { warnings: event.warnings } : {},
      ),
    },
    guards: {
      ...loading.guards,
      ...saving.guards,
      ...duplicates.guards,
      isValid: ({ event }: Args) => event.type === 'record.submit' && event.valid,
      hasWarnings: ({ event }: Args) =>
        event.type === 'record.submit' && event.valid && event.warnings.length > 0,
    },
  });

  const keepAndNext = (of.nextDraft && !of.stays) || of.findNextPath ? (['keepAndNext'] as const) : [];
  const loadingStates = {
    loading: form.createStateConfig({
      tags: 'loading',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => toInput(context),
        onDone: [
          { guard: 'isRefused', target: 'refused', actions: ['keepLoaded', 'reportChanged'] },
          { target: 'editing', actions: ['keepLoaded', 'reportChanged', ...at('onReady')] },
        ],
        onError: { target: 'failed', actions: ['keepLoadFailure', 'reportLostSession'] },
      },
    }),
    refused: form.createStateConfig({ tags: 'refused' }),
    failed: form.createStateConfig({
      tags: 'failed',
      on: { 'record.retry': 'loading', 'screen.resumed': 'loading' },
    }),
  };
  const asking = {
    tags: ['editing', 'asking'],
    on: { 'record.confirm': { target: 'saving', actions: 'keepSent' }, 'record.revise': 'editing' },
  } as const;
  /** An earlier attempt may have been saved: possible duplicates stand beside the question. */
  const comparing = form.createStateConfig({
    ...asking,
    invoke: {
      id: 'search',
      src: 'search',
      input: ({ context }) => ({ draft: context.draft?.getValues() ?? null }),
      onDone: { actions: 'keepDuplicates' },
    },
  });

  const machine = form.createMachine({
    id: of.id,
    meta: {
      keep: {
        input: KEEP_SCREEN.input,
        events: {
          ...KEEP_EVENTS,
          'xstate.done.actor.load': record.keepFacts.map((path) => `output.facts.${path}`),
        },
        reads: [...KEEP_SCREEN.input, 'unsure', 'andNext'],
      },
    },
    context: ({ input }) => ({
      ...toInput(input),
      ...NOTHING_LOADED,
      ...UNCHANGED,
      ...(begin ? { draft: createDraft(begin(input)) } : toPrefilled(record, input)),
    }),
    entry: Object.keys(children).map((id) => spawn(id, id)),
    on: { 'day.changed': { actions: 'setToday' } },
    initial: begin ? 'editing' : 'loading',
    states: {
      ...(!begin && loadingStates),
      editing: {
        tags: 'editing',
        on: {
          'record.changed': { actions: ['keepChanged', 'reportChanged'] },
          'record.submit': [
            ...(of.findDuplicates
              ? [
                  {
                    guard: 'isSentBefore',
                    target: 'comparing',
                    actions: [...keepAndNext, 'warnSentBefore'],
                  } as const,
                ]
              : []),
            { guard: 'hasWarnings', target: 'confirming', actions: [...keepAndNext, 'keepWarnings'] },
            { guard: 'isValid', target: 'saving', actions: [...keepAndNext, 'keepSent'] },
            { actions: 'countAttempt' },
          ],
          ...(of.onResumed && { 'screen.resumed': { actions: at('onResumed') } }),
          ...(record.reloadsWhenMarked && {
            'record.marked': { guard: 'isOwnRecord', target: 'loading' } as const,
          }),
        },
      },
      confirming: asking,
      ...(of.findDuplicates && { comparing }),
      saving: {
        tags: ['editing', 'busy'],
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({
            ...toInput(context),
            andNext: context.andNext,
            loaded: context.draft?.getLoaded() ?? null,
            sent: context.sent,
            facts: context.facts,
          }),
          onDone: {
            target: 'saved',
            // The next page is sent first: navigation asks nothing more once it is known.
            actions: [...at('onSaved'), ...(of.saved ? (['reportSaved'] as const) : []), 'settle'],
          },
          onError: [
            {
              guard: 'hasServerIssues',
              target: 'editing',
              actions: ['keepSaveFailure', 'rebase', ...at('onIssues')],
            },
            { target: 'editing', actions: ['keepSaveFailure', 'reportSaveFailure'] },
          ],
        },
      },
      saved: {
        tags: ['editing', 'busy'],
        ...(of.nextDraft && {
          always: {
            ...(!of.stays && { guard: 'wantsNext' as const }),
            target: 'editing' as const,
            actions: ['beginNext' as const, ...at('onReady')],
          },
        }),
      },
    },
  });
  return holding<C, typeof machine>(machine);
}

export function createForm<Values extends object, Answer>(
  of: FormDefinition<Values, null, null, Answer, NoChildren> & {
    begin: (input: ScreenInput) => Values;
  },
) {
  return createChart<Values, null, null, Answer, NoChildren>(of, NO_RECORD, of.begin);
}

export function createRecord<Values extends object, Original, Facts, Answer, C extends Children = NoChildren>(
  of: FormDefinition<Values, Original, Facts, Answer, C> & Loading<Values, Original, Facts>,
) {
  return createChart(of, of);
}
