import { listAssessories } from '../../api/assessories';
import { toCitesQuery, type CitesToCome } from '../../domain/nouns/citesToCome';
import type { Day } from '../../domain/values/madrid';

/** The appointments that a professional still has; null where there are none. */
export async function countCites(
  professional_id: number,
  data_inici: Day,
  signal: AbortSignal,
): Promise<CitesToCome | null> {
  const of = { professional_id, data_inici };
  const { meta } = await listAssessories({ ...toCitesQuery(of), per_page: '15' }, signal);
  return meta.total > 0 ? { ...of, total: meta.total } : null;
}
