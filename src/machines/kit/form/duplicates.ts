import { fromPromise, setup } from 'xstate';
import type { Warning } from '../../../domain/nouns/warnings';
import { toTypes, type Duplicate } from './context';
import type { Children, FormDefinition } from './definition';

const SHOWN_DUPLICATES = 5;

const SENT_BEFORE: Warning = { field: '', code: 'sent' };

export function createDuplicateSearch<Values extends object, Original, Facts, Answer, C extends Children>(
  of: FormDefinition<Values, Original, Facts, Answer, C>,
) {
  const types = toTypes<Values, Original, Facts, Answer>();
  const { assign } = setup({ types });
  type Args = { context: typeof types.context; event: typeof types.events };
  return {
    actors: {
      search: fromPromise<readonly Duplicate[] | null, { draft: Values | null }>(
        async ({ input: { draft }, signal }) =>
          draft &&
          ((await of.findDuplicates?.(draft, signal).catch(() => null))?.slice(0, SHOWN_DUPLICATES) ?? null),
      ),
    },
    actions: {
      warnSentBefore: assign(({ event }) =>
        event.type === 'record.submit'
          ? { warnings: [SENT_BEFORE, ...event.warnings], duplicates: 'searching' as const }
          : {},
      ),
      keepDuplicates: assign({
        duplicates: ({ event }) =>
          event.type === 'xstate.done.actor.search' ? (event.output ?? null) : null,
      }),
    },
    guards: {
      isSentBefore: ({ context, event }: Args) =>
        event.type === 'record.submit' && event.valid && context.unsure,
    },
  };
}
