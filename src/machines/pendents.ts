import { listAssessories } from '../api/assessories';
import type { Day } from '../domain/madrid';
import { tallyOficines, type Pendents } from '../domain/servei';

/** The largest page that the service gives. */
const PAGE = '100';

/** What of the whole service is pending until a day; of which office only where it all came with one page. */
export async function readPendents({ data_fi }: { data_fi: Day }, signal: AbortSignal): Promise<Pendents> {
  const { data, meta } = await listAssessories(
    { estat: 'pendent', data_fi, sort: 'cita.date', per_page: PAGE },
    signal,
  );
  const isAll = meta.total <= data.length;
  return { oldest: data, total: meta.total, perOficina: isAll ? tallyOficines(data) : null };
}
