import { listAssessories } from '../api/assessories';
import { listOficines } from '../api/interns';
import { countRecords } from '../api/xifres';
import type { Day } from '../domain/madrid';
import { tallyOficines, type Pendents } from '../domain/servei';

/** The largest page that the service gives. */
const PAGE = '100';
/** So few calls at once that others have room beside them. */
const AT_ONCE = 4;

/**
 * What of the whole service is pending until a day. Where that is more than a page, each office is asked how much of it is
 * there: no further page is read.
 */
export async function readPendents({ data_fi }: { data_fi: Day }, signal: AbortSignal): Promise<Pendents> {
  const query = { estat: 'pendent', data_fi, sort: 'cita.date' };
  const { data, meta } = await listAssessories({ ...query, per_page: PAGE }, signal);
  const found = { oldest: data, total: meta.total };
  if (meta.total <= data.length) return { ...found, perOficina: tallyOficines(data) };

  const oficines = await listOficines(signal);
  const perOficina: Record<number, number> = {};
  for (let at = 0; at < oficines.length; at += AT_ONCE) {
    await Promise.all(
      oficines.slice(at, at + AT_ONCE).map(async ({ id }) => {
        perOficina[id] = await countRecords('assessories', { ...query, oficina_id: String(id) }, signal);
      }),
    );
  }
  return { ...found, perOficina };
}
