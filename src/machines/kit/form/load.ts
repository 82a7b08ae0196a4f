import { fromPromise, setup } from 'xstate';
import { toFailure } from '../../../api/errors';
import { getMessage, isSessionLost } from '../failures';
import { getNow } from '../now';
import type { ScreenInput } from '../screen';
import { getRoot } from '../rootRef';
import { NOTHING_LOADED, toTypes, UNCHANGED, type Loaded } from './context';
import type { Loading } from './definition';
import { createDraft, renew } from './draft';
import { isSame } from '../../../domain/values/same';

/** Context of a record's form before loading: its row in the list, if the person may edit it. */
export function toPrefilled<Values extends object, Original, Facts>(
  { prefill, refuse }: Loading<Values, Original, Facts>,
  { prefill: listed, ...input }: ScreenInput,
) {
  if (!prefill || !listed) return {};
  // The list behind a record's page holds records of the same noun.
  const { draft, original, facts, unread = {} } = prefill(listed.row as never, listed.rules);
  return refuse(input, facts) ? {} : { draft: createDraft(draft), isPrefilled: true, original, unread };
}

export function createLoading<Values extends object, Original, Facts, Answer>(
  of: Loading<Values, Original, Facts>,
) {
  const types = toTypes<Values, Original, Facts, Answer>();
  const { assign, enqueueActions } = setup({ types });
  type Args = { context: typeof types.context; event: typeof types.events };
  return {
    actors: {
      load: fromPromise<Loaded<Values, Original, Facts>, ScreenInput>(({ input, signal, system }) =>
        of.load(input, signal, getNow(system)),
      ),
    },
    actions: {
      keepLoaded: assign(({ context, event }) => {
        if (event.type !== 'xstate.done.actor.load') return {};
        const { draft, original = null, facts = null, unread = {} } = event.output ?? {};
        return {
          ...UNCHANGED,
          draft: draft ? renew(context.isPrefilled ? context.draft : null, draft) : null,
          isPrefilled: false,
          original: isSame(context.original, original) ? context.original : original,
          unread,
          facts,
          refusal: of.refuse(context, facts),
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
      reportLostSession: enqueueActions(({ context: { failure }, enqueue, system }) => {
        if (failure && isSessionLost(failure)) enqueue.sendTo(getRoot(system), { type: 'auth.lost' });
      }),
    },
    guards: {
      isRefused: ({ context, event }: Args) =>
        event.type === 'xstate.done.actor.load' && of.refuse(context, event.output?.facts ?? null) !== null,
      isOwnRecord: ({ context, event }: Args) =>
        event.type === 'record.marked' && event.ids.includes(Number(context.params['id'])),
    },
  };
}
