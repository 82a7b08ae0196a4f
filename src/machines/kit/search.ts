import { listAssessories } from '../../api/assessories';
import type { SearchResult } from '../../domain/nouns/searchResult';
import type { Viewer } from '../../domain/access/viewer';
import { listNamed, listPeople } from '../../domain/pages/people';
import type { AssessoriaRow } from '../../domain/nouns/assessoria';
import { addDays, getDay } from '../../domain/values/madrid';
import type { Pagina } from '../../domain/values/pagina';
import type { Query } from '../../domain/values/query';

/** `now` in milliseconds. */
export type Wanted = { q: string; viewer: Viewer; now: number };

/** The first results, and the number of records; null if there are more than the service counts. */
type Results = { results: SearchResult[]; total: number | null };

export type Search = (wanted: Wanted, signal: AbortSignal) => Promise<Results>;

/** Results shown of each list; a longer text narrows them faster than reading. */
const SHOWN = 5;

/** A search of a list's first page, for records that the person may open. */
export function searching<Row>(
  fetchPage: (query: Query, signal: AbortSignal) => Promise<Pagina<Row>>,
  toResult: (row: Row, viewer: Viewer) => SearchResult | undefined,
): Search {
  return async ({ q, viewer }, signal) => {
    const { data, meta, isAtLeast } = await fetchPage({ q, per_page: '15' }, signal);
    const results = data.map((row) => toResult(row, viewer)).filter((result) => result !== undefined);
    // Records that may not be opened are not counted, as far as the answer allows.
    const total = isAtLeast ? null : meta.total <= data.length ? results.length : meta.total;
    return { results: results.slice(0, SHOWN), total };
  };
}

const PER_PAGE = '100';

/** Most pages read on while they match by the professional's name only. */
const MOST = 3;

/** Sessions of a search in one direction of time, until enough of them are the young person's. */
async function readSessions(query: Query, q: string, signal: AbortSignal) {
  const rows: AssessoriaRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta, isAtLeast } = await listAssessories(
      { ...query, q, per_page: PER_PAGE, page: page === 1 ? '' : String(page) },
      signal,
    );
    rows.push(...data);
    const isWhole = data.length === 0 || meta.current_page >= meta.last_page;
    const people = listPeople(listNamed(rows, q), 0);
    if (isWhole || page === MOST || people.length >= SHOWN) {
      return { rows, total: isAtLeast ? Infinity : meta.total };
    }
  }
}

/** People with a name, telephone or e-mail, nearest first; read both ways, as the service has no order. */
export const searchPeople: Search = async ({ q, now }, signal) => {
  const today = getDay(now);
  const [coming, past] = await Promise.all([
    readSessions({ data_inici: today, sort: 'cita.date' }, q, signal),
    readSessions({ data_fi: addDays(today, -1), sort: '-cita.date' }, q, signal),
  ]);
  // A service that ignores the period answers with the same rows twice.
  const rows = new Map([...coming.rows, ...past.rows].map((row) => [row.id, row]));
  const total = coming.total + past.total;
  return {
    results: listPeople(listNamed([...rows.values()], q), now).slice(0, SHOWN),
    total: Number.isFinite(total) ? total : null,
  };
};
