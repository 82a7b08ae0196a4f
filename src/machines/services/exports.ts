import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { toFailure } from '../../api/errors';
import { keepRecords } from '../../domain/values/csv';
import { findOwnId } from '../../domain/values/ids';
import { addMinutes, isInstant } from '../../domain/values/madrid';
import type { Query } from '../../domain/values/query';
import { KEEP_ERROR, type Keep } from '../kit/keep';
import { EXPORTS, type ExportNoun } from '../kit/resources';
import { getMessage, toFailureEvent } from '../kit/failures';
import { getNow } from '../kit/now';
import { getRoot } from '../kit/rootRef';

export type ExportsEvent = {
  type: 'exports.start';
  noun: ExportNoun;
  query: Query;
  ids?: readonly number[] | undefined;
  /** Instant (ISO) in the file name. */
  at: string;
};

type Exported = Pick<ExportsEvent, 'noun' | 'query' | 'ids'>;

/** `assessorias_2026-11-20T10-30-00.csv` in Madrid time; file names may not hold colons (spec §9). */
export function getFileName(noun: ExportNoun, at: string): string {
  // A folded journal may lack the instant.
  const shown = isInstant(at) ? addMinutes(at, 0).slice(0, 19) : at;
  return `${EXPORTS[noun].file}_${shown.replaceAll(':', '-')}.csv`;
}

export const exportsMachine = setup({
  types: {
    context: {} as Exported & { at: string },
    events: {} as ExportsEvent,
    meta: {} as { keep: Keep<ExportsEvent> },
    tags: {} as 'busy',
  },
  actors: {
    fetch: fromPromise<string, Exported>(async ({ input: { noun, query, ids }, signal, system }) => {
      const csv = await EXPORTS[noun].fetch(query, signal, getNow(system));
      return ids ? keepRecords(csv, new Set(ids.map((id) => findOwnId(id) ?? String(id)))) : csv;
    }),
  },
  actions: {
    download: (_, _params: { name: string; content: string }) => {},
    reportFailure: enqueueActions(({ enqueue, system }, { error }: { error: unknown }) => {
      const failure = toFailure(error);
      enqueue.sendTo(getRoot(system), toFailureEvent(failure, getMessage(failure, 'export.failed')));
    }),
  },
}).createMachine({
  id: 'exports',
  meta: {
    keep: {
      events: { 'exports.start': ['noun', '=query', 'at'], 'xstate.error.actor.fetch': KEEP_ERROR },
      reads: [],
    },
  },
  context: { noun: 'assessories', query: {}, at: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'exports.start': {
          target: 'fetching',
          actions: assign(({ event: { type: _, ...asked } }) => ({ ids: undefined, ...asked })),
        },
      },
    },
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetch',
        src: 'fetch',
        input: ({ context: { at: _, ...exported } }) => exported,
        onDone: {
          target: 'idle',
          actions: {
            type: 'download',
            params: ({ context, event }) => ({
              name: getFileName(context.noun, context.at),
              content: event.output,
            }),
          },
        },
        onError: {
          target: 'idle',
          actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
