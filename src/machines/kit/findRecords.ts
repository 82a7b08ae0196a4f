import { toFailure, type Failure } from '../../api/errors';
import { canSearch, type SearchResult, type SearchedList } from '../../domain/nouns/searchResult';
import type { Message } from '../../domain/pages/notice';
import { NOUNS, type Noun, type SearchedNoun } from '../../domain/access/noun';
import type { Viewer } from '../../domain/access/viewer';
import { getMessage } from './complaint';
import { RESOURCES } from './resources';

/** Who looks for what. */
export type Wanted = { q: string; viewer: Viewer };

/** What a list answered: its first records, and how many there are; or why it did not. */
export type Found = {
  list: SearchedList;
  results: readonly SearchResult[];
  total: number;
  failure: Failure | null;
  /** What the failure says to a person. */
  message: Message | null;
};

/** Fewer letters are in nearly every record. */
const SHORTEST = 2;

/** So many of each list: who sees more has to read more than they would have to type. */
const SHOWN = 5;

/** The nouns of which somebody may look for records. */
function listSearched(permissions: readonly string[]): SearchedNoun[] {
  return (Object.keys(RESOURCES) as Noun[]).filter((noun) => canSearch(permissions, noun));
}

async function look(noun: SearchedNoun, { q, viewer }: Wanted, signal: AbortSignal) {
  const { data, meta } = await RESOURCES[noun].search({ q, per_page: '15' }, viewer, signal);
  const results = data.filter((result) => result !== undefined);
  // What may not be opened is not counted either, as far as that can be known.
  const total = meta.total <= data.length ? results.length : meta.total;
  return { results: results.slice(0, SHOWN), total };
}

/** Looks for a text in every list that somebody may search, in all at once; of the records nothing else is kept. */
export function findRecords({ q, viewer }: Wanted, signal: AbortSignal): Promise<Found[]> {
  const text = q.trim();
  if (text.length < SHORTEST) return Promise.resolve([]);
  return Promise.all(
    listSearched(viewer.permissions).map(async (noun): Promise<Found> => {
      const { list } = NOUNS[noun];
      try {
        const found = await look(noun, { q: text, viewer }, signal);
        return { list, ...found, failure: null, message: null };
      } catch (error) {
        const failure = toFailure(error);
        const message = getMessage(failure, `${list}.listFailed`);
        return { list, results: [], total: 0, failure, message };
      }
    }),
  );
}
