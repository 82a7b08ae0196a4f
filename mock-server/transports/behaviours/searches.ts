import { fold } from '../../../src/domain/values/search';
import { paginate } from '../../http/pagination';
import { toApiResponse, type ApiRequest } from '../../http/responses';
import type { Answer, Fields, Json, Quirk } from '../changes';
import { getParam, getPath, PAGED, readAll, withParams } from './kit';

type Search = (q: string, find: (q: string) => Promise<Fields[]>) => Promise<Fields[]>;

const listTexts = (json: Json): string[] =>
  typeof json === 'object' && json !== null
    ? Object.values(json).flatMap((value: Json) => listTexts(value))
    : [String(json)];

const getText = (row: Fields): string => listTexts(row).join(' ');

const searching = (search: Search, path = PAGED): Quirk => ({
  wrap: (ask: Answer) => async (request: ApiRequest) => {
    const q = getParam(request, 'q');
    if (request.method !== 'GET' || q === null || !path.test(getPath(request))) return ask(request);
    const rows = await search(q, (other) => readAll(ask, withParams(request, { q: other })));
    const { searchParams, href } = new URL(request.url);
    const query = Object.fromEntries(searchParams);
    return toApiResponse({ status: 200, json: paginate(rows, query, href.replace(/\?.*/, '')) });
  },
});

const lower = (text: string): string => text.toLowerCase();

/** Only rows whose text has every word, written the same. */
const withWords =
  (write: (text: string) => string): Search =>
  async (q, find) => {
    const words = write(q).split(/\s+/);
    return (await find(q)).filter((row) => words.every((word) => write(getText(row)).includes(word)));
  };

const heedAccents = withWords(lower);

export const SEARCH_BEHAVIOURS = {
  assessoriesHeedAccents: searching(heedAccents, /^assessories$/),
  consultesHeedAccents: searching(heedAccents, /^consultes$/),
  activitatsHeedAccents: searching(heedAccents, /^activitats$/),
  professionalsHeedAccents: searching(heedAccents, /^professionals$/),
  searchHeedsCapitals: searching(withWords((text) => text)),
  searchByFirstWord: searching((q, find) => find(q.split(/\s+/)[0] ?? '')),
  searchByPhrase: searching(async (q, find) =>
    (await find(q)).filter((row) => fold(getText(row)).includes(fold(q))),
  ),
  searchByAnyWord: searching(async (q, find) => {
    const found = await Promise.all(q.split(/\s+/).map(find));
    return [...new Map(found.flat().map((row) => [row['id'], row])).values()];
  }),
} as const satisfies Record<string, Quirk>;
