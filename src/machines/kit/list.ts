import { assign, enqueueActions, setup, spawnChild } from 'xstate';
import type { Pagina } from '../../domain/values/pagina';
import type { NoticeKey } from '../../domain/pages/notice';
import type { Query } from '../../domain/values/query';
import type { Keep } from './keep';
import { named } from './named';
import type { ScreenEvent } from './protocol';
import { createRequest, holding } from './request';
import { KEEP_SCREEN, type ScreenInput } from './screen';

export type ListEvent = ScreenEvent | { type: 'list.search'; q: string } | { type: 'list.refresh' };
export type ListContext = { query: Query; q: string };

/** Query of a list: the address's filters, page and order, and the search text, which no address holds. */
function getListQuery({ query, q }: ListContext): Query {
  return { ...query, q };
}

/**
 * A paginated list: the address has the filters, the actor the search text; `rows` reads the page.
 * Searching waits until typing pauses, and starts at the first page.
 */
export function createList<Row>(
  id: string,
  fetchPage: (query: Query, signal: AbortSignal, now: number) => Promise<Pagina<Row>>,
  failedKey: NoticeKey,
) {
  const rows = createRequest<Query, Pagina<Row> | null>(`${id}List`, fetchPage, null, { failedKey });
  const machine = setup({
    types: {
      input: {} as ScreenInput,
      context: {} as ListContext,
      events: {} as ListEvent,
      meta: {} as { keep: Keep<ListEvent, ListContext, ScreenInput> },
    },
    actors: { rows },
    actions: {
      start: spawnChild('rows', { id: 'rows' }),
      send: enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo(named<typeof rows>('rows'), { type: 'request.send', input: getListQuery(context) });
      }),
      renew: enqueueActions(({ enqueue }) => {
        enqueue.sendTo(named<typeof rows>('rows'), { type: 'request.renew' });
      }),
      setQuery: assign({
        query: ({ context, event }) => (event.type === 'screen.address' ? event.query : context.query),
      }),
      search: assign(({ context: { query, q }, event }) => {
        if (event.type !== 'list.search') return { q };
        const { page: _, ...rest } = query;
        return { q: event.q, query: rest };
      }),
    },
    delays: { searchWait: 60 },
  }).createMachine({
    id,
    meta: {
      keep: {
        input: KEEP_SCREEN.input,
        events: { ...KEEP_SCREEN.events, 'list.search': ['=q'] },
        reads: ['=query'],
      },
    },
    context: ({ input }) => ({ query: input.query, q: '' }),
    entry: ['start', 'send'],
    initial: 'resting',
    on: {
      'list.search': { target: '.typing', actions: 'search' },
      'screen.address': { target: '.resting', actions: ['setQuery', 'send'] },
      'screen.resumed': { actions: 'send' },
      'screen.renew': { actions: 'renew' },
      'record.deleted': { actions: 'send' },
      'record.marked': { actions: 'send' },
      'list.refresh': { actions: 'send' },
    },
    states: {
      resting: {},
      typing: { after: { searchWait: { target: 'resting', actions: 'send' } } },
    },
  });
  return holding<{ rows: typeof rows }, typeof machine>(machine);
}
