import { assign, enqueueActions, setup, spawnChild } from 'xstate';
import { NOUNS, type NounList } from '../../domain/access/noun';
import type { Pagina } from '../../domain/values/pagina';
import type { NoticeKey } from '../../domain/pages/notice';
import { toSearch, type Query } from '../../domain/values/query';
import type { Keep } from './keep';
import { named } from './named';
import type { ScreenEvent } from './protocol';
import { createRequest, holding } from './request';
import { KEEP_SCREEN, type ScreenInput } from './screen';

export type ListEvent<Row = never> =
  | ScreenEvent
  | { type: 'list.search'; q: string }
  | { type: 'list.refresh' }
  /** Chooses rows of the page, or leaves them out; a folded journal lacks them. */
  | { type: 'list.choose'; rows?: readonly Row[]; isChosen: boolean };

export type ListContext<Row = unknown> = {
  query: Query;
  q: string;
  /** Rows to act on, also of other pages, as they were when they were chosen. */
  chosen: readonly Row[];
};

/** One value: a key in the search changes nothing that rows are drawn from. */
const NONE: readonly never[] = [];

/** Query of a list: the address's filters, page and order, and the search text, which no address holds. */
function getListQuery({ query, q }: Pick<ListContext, 'query' | 'q'>): Query {
  return { ...query, q };
}

const getFilters = ({ page: _, per_page: __, sort: ___, ...filters }: Query): string => toSearch(filters);

/** A paginated list; chosen rows stay until filters or search change, or until their act is done. */
export function createList<Row extends { id: number }>(
  id: NounList,
  fetchPage: (query: Query, signal: AbortSignal, now: number) => Promise<Pagina<Row>>,
  failedKey: NoticeKey,
) {
  const rows = createRequest<Query, Pagina<Row> | null>(`${id}List`, fetchPage, null, { failedKey });
  const machine = setup({
    types: {
      input: {} as ScreenInput,
      context: {} as ListContext<Row>,
      events: {} as ListEvent<Row>,
      meta: {} as { keep: Keep<ListEvent<Row>, Pick<ListContext, 'query'>, ScreenInput> },
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
      setQuery: assign(({ context, event }) => {
        if (event.type !== 'screen.address') return {};
        const isSame = getFilters(event.query) === getFilters(context.query);
        return { query: event.query, chosen: isSame ? context.chosen : NONE };
      }),
      choose: assign(({ context: { chosen }, event }) => {
        if (event.type !== 'list.choose') return {};
        const { rows = [], isChosen } = event;
        const others = chosen.filter(({ id: one }) => rows.every((row) => row.id !== one));
        return { chosen: isChosen ? [...others, ...rows] : others };
      }),
      dropDone: assign(({ context: { chosen }, event }) => {
        if (event.type !== 'record.deleted' && event.type !== 'record.marked') return {};
        if (NOUNS[event.noun].list !== id) return {};
        return { chosen: chosen.filter((row) => !event.ids.includes(row.id)) };
      }),
      search: assign(({ context: { query, q }, event }) => {
        if (event.type !== 'list.search') return { q };
        const { page, ...rest } = query;
        return { q: event.q, query: page === undefined ? query : rest, chosen: NONE };
      }),
    },
    delays: { searchWait: 60 },
  }).createMachine({
    id,
    meta: {
      keep: {
        input: KEEP_SCREEN.input,
        events: { ...KEEP_SCREEN.events, 'list.search': ['=q'], 'list.choose': ['isChosen'] },
        reads: ['=query'],
      },
    },
    context: ({ input }) => ({ query: input.query, q: '', chosen: NONE }),
    entry: ['start', 'send'],
    initial: 'resting',
    on: {
      'list.search': { target: '.typing', actions: 'search' },
      'screen.address': { target: '.resting', actions: ['setQuery', 'send'] },
      'screen.resumed': { actions: 'send' },
      'screen.renew': { actions: 'renew' },
      'record.deleted': { actions: ['dropDone', 'send'] },
      'record.marked': { actions: ['dropDone', 'send'] },
      'list.choose': { actions: 'choose' },
      'list.refresh': { actions: 'send' },
    },
    states: {
      resting: {},
      typing: { after: { searchWait: { target: 'resting', actions: 'send' } } },
    },
  });
  return holding<{ rows: typeof rows }, typeof machine>(machine);
}
