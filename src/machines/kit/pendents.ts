import { listAssessories } from '../../api/assessories';
import type { Day } from '../../domain/values/madrid';
import { tallyOficines, type Pendents } from '../../domain/pages/servei';

/** Number of rows shown; the largest page of the service. */
const SHOWN = 15;
const LARGEST = 100;

/** Pending sessions of the service until a day, oldest first; by office only if one page holds all. */
export async function readPendents({ data_fi }: { data_fi: Day }, signal: AbortSignal): Promise<Pendents> {
  const read = (per_page: number) =>
    listAssessories({ estat: 'pendent', data_fi, sort: 'cita.date', per_page: String(per_page) }, signal);
  const first = await read(SHOWN);
  const isCountable = first.meta.total > first.data.length && first.meta.total <= LARGEST;
  const { data, meta } = isCountable ? await read(LARGEST) : first;
  const isAll = meta.total <= data.length;
  return { oldest: data, total: meta.total, perOficina: isAll ? tallyOficines(data) : null };
}
