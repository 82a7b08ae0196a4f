import { exportAssessories, listAssessories } from '../../api/assessories';
import { listToClose, type AssessoriaRow } from '../../domain/nouns/assessoria';
import { keepRecords } from '../../domain/values/csv';
import { getDay } from '../../domain/values/madrid';
import { cutPage, type Pagina } from '../../domain/values/pagina';
import type { Query } from '../../domain/values/query';

/** The service's largest page, and the most pages that are read. */
const LARGEST = '100';
const PAGES = 50;

/** All pending sessions of a query. */
export async function readPendents(query: Query, signal: AbortSignal): Promise<AssessoriaRow[]> {
  const rows = new Map<number, AssessoriaRow>();
  for (let page = 1; page <= PAGES; page += 1) {
    const { data, meta } = await listAssessories(
      { estat: 'pendent', ...query, per_page: LARGEST, ...(page > 1 && { page: String(page) }) },
      signal,
    );
    for (const row of data) rows.set(row.id, row);
    if (page >= meta.last_page) break;
  }
  return [...rows.values()];
}

/** Query of the sessions that a list _Per tancar_ chooses from; undefined for another list. */
function findPendents({ page: _, per_page: __, ...query }: Query, now: number): Query | undefined {
  const { estat, data_fi } = query;
  if (estat !== 'per_tancar') return undefined;
  const today = getDay(now);
  return { ...query, estat: 'pendent', data_fi: data_fi && data_fi < today ? data_fi : today };
}

/** A page of assessories; _Per tancar_ is chosen from all pending ones, since the service cannot. */
export async function listRows(
  query: Query,
  signal: AbortSignal,
  now: number,
): Promise<Pagina<AssessoriaRow>> {
  const pendents = findPendents(query, now);
  if (!pendents) return listAssessories(query, signal);
  return cutPage(listToClose(await readPendents(pendents, signal), now), query);
}

/** Text of the export; `now` decides which sessions are to close. */
export async function exportRows(query: Query, signal: AbortSignal, now: number): Promise<string> {
  const pendents = findPendents(query, now);
  if (!pendents) return exportAssessories(query, signal);
  const rows = listToClose(await readPendents(pendents, signal), now);
  return keepRecords(await exportAssessories(pendents, signal), new Set(rows.map(({ id }) => String(id))));
}
