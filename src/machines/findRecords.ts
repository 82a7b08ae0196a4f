import { listActivitats } from '../api/activitats';
import { listAssessories } from '../api/assessories';
import { listConsultes } from '../api/consultes';
import { toFailure, type Failure } from '../api/errors';
import { listProfessionals } from '../api/professionals';
import { listSearched, toHit, type Hit, type SearchedList } from '../domain/hit';
import type { Message } from '../domain/notice';
import type { Pagina } from '../domain/pagina';
import type { Query } from '../domain/query';
import type { Viewer } from '../domain/viewer';
import { getMessage } from './complaint';

/** Who looks for what. */
export type Wanted = { q: string; viewer: Viewer };

/** What a list answered: its first records, and how many there are; or why it did not. */
export type Found = {
  list: SearchedList;
  hits: readonly Hit[];
  total: number;
  failure: Failure | null;
  /** What the failure says to a person. */
  message: Message | null;
};

/** Fewer letters are in nearly every record. */
const SHORTEST = 2;

/** So many of each list: who sees more has to read more than they would have to type. */
const SHOWN = 5;

function look<Row>(
  fetchPage: (query: Query, signal: AbortSignal) => Promise<Pagina<Row>>,
  toOne: (row: Row, viewer: Viewer) => Hit | undefined,
) {
  return async ({ q, viewer }: Wanted, signal: AbortSignal) => {
    const { data, meta } = await fetchPage({ q, per_page: '15' }, signal);
    const hits = data.flatMap((row) => toOne(row, viewer) ?? []);
    // What may not be opened is not counted either, as far as that can be known.
    const total = meta.total <= data.length ? hits.length : meta.total;
    return { hits: hits.slice(0, SHOWN), total };
  };
}

const LOOK: Readonly<Record<SearchedList, ReturnType<typeof look>>> = {
  assessories: look(listAssessories, toHit.assessories),
  consultes: look(listConsultes, toHit.consultes),
  activitats: look(listActivitats, toHit.activitats),
  professionals: look(listProfessionals, toHit.professionals),
};

/** Looks for a text in every list that somebody may search, in all at once; of the records nothing else is kept. */
export function findRecords({ q, viewer }: Wanted, signal: AbortSignal): Promise<Found[]> {
  const text = q.trim();
  if (text.length < SHORTEST) return Promise.resolve([]);
  return Promise.all(
    listSearched(viewer.permissions).map(async (list): Promise<Found> => {
      try {
        const found = await LOOK[list]({ q: text, viewer }, signal);
        return { list, ...found, failure: null, message: null };
      } catch (error) {
        const failure = toFailure(error);
        const message = getMessage(failure, `${list}.listFailed`);
        return { list, hits: [], total: 0, failure, message };
      }
    }),
  );
}
