import { exportAssessories, listAssessories } from '../../api/assessories';
import { listToClose, type AssessoriaRow, type Pendents } from '../../domain/nouns/assessoria';
import { keepRecords } from '../../domain/values/csv';
import { getDay } from '../../domain/values/madrid';
import { findOwnId } from '../../domain/values/ids';
import { cutPage, type Pagina } from '../../domain/values/pagina';
import type { Query } from '../../domain/values/query';
import { findGap, keepGap } from '../../domain/values/whole';

/** The service's largest page, and the most pages that are read for a list and for a number. */
const LARGEST = '100';
const LIST_PAGES = 50;
const COUNT_PAGES = 3;

const listPage = (query: Query, page: number, signal: AbortSignal) =>
  listAssessories(
    { estat: 'pendent', ...query, per_page: LARGEST, ...(page > 1 && { page: String(page) }) },
    signal,
  );

/** Rows without those that moved to a later page meanwhile. */
const withoutRepeated = (rows: readonly AssessoriaRow[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

export async function readPendents(query: Query, signal: AbortSignal, from = 1): Promise<AssessoriaRow[]> {
  const rows: AssessoriaRow[] = [];
  for (let page = from; page <= LIST_PAGES; page += 1) {
    const { data, meta } = await listPage(query, page, signal);
    rows.push(...data);
    if (page >= meta.last_page) return withoutRepeated(rows);
  }
  const read = withoutRepeated(rows);
  keepGap(read, { read: read.length, total: null });
  return read;
}

/** Pending sessions until `data_fi`: all, or if there are many the first page and those of that day. */
export async function countPendents(query: Query, signal: AbortSignal): Promise<Pendents> {
  const { data, meta, isAtLeast = false } = await listPage(query, 1, signal);
  if (meta.last_page === 1) return { rows: data, unread: 0 };
  const isCounted = meta.last_page > COUNT_PAGES && !isAtLeast;
  const others = isCounted
    ? await readPendents({ ...query, data_inici: query['data_fi'] ?? '' }, signal)
    : await readPendents(query, signal, 2);
  const rows = withoutRepeated([...data, ...others]);
  return { rows, unread: isCounted ? meta.total - rows.length : 0 };
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
  const rows = await readPendents(pendents, signal);
  const page = cutPage(listToClose(rows, now), query);
  return findGap(rows) ? { ...page, isAtLeast: true } : page;
}

/** Text of the export; `now` decides which sessions are to close. */
export async function exportRows(query: Query, signal: AbortSignal, now: number): Promise<string> {
  const pendents = findPendents(query, now);
  if (!pendents) return exportAssessories(query, signal);
  const rows = listToClose(await readPendents(pendents, signal), now);
  return keepRecords(
    await exportAssessories(pendents, signal),
    new Set(rows.map(({ id }) => findOwnId(id) ?? String(id))),
  );
}
