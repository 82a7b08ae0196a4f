import { toFailure, type Failure } from '../../api/errors';
import { canSearch, type SearchResult, type SearchedList } from '../../domain/nouns/searchResult';
import type { Message } from '../../domain/pages/notice';
import { NOUNS, type Noun, type SearchedNoun } from '../../domain/access/noun';
import { getMessage } from './failures';
import { RESOURCES } from './resources';
import type { Wanted } from './search';

/** Result of one list: its first records and their number, null if there are more, or its failure. */
export type Found = {
  list: SearchedList;
  results: readonly SearchResult[];
  total: number | null;
  failure: Failure | null;
  message: Message | null;
};

/** Shorter texts match nearly every record. */
const SHORTEST = 2;

function listSearched(permissions: readonly string[]): SearchedNoun[] {
  return (Object.keys(RESOURCES) as Noun[]).filter((noun) => canSearch(permissions, noun));
}

/** Searches every list that the person may read; keeps nothing else of the records. */
export function findRecords({ q, viewer, now }: Wanted, signal: AbortSignal): Promise<Found[]> {
  const text = q.trim();
  if (text.length < SHORTEST) return Promise.resolve([]);
  return Promise.all(
    listSearched(viewer.permissions).map(async (noun): Promise<Found> => {
      const { list } = NOUNS[noun];
      try {
        const found = await RESOURCES[noun].search({ q: text, viewer, now }, signal);
        return { list, ...found, failure: null, message: null };
      } catch (error) {
        const failure = toFailure(error);
        const message = getMessage(failure, `${list}.listFailed`);
        return { list, results: [], total: 0, failure, message };
      }
    }),
  );
}
