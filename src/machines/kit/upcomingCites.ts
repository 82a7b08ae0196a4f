import { listAssessories } from '../../api/assessories';
import { toUpcomingCitesQuery, type UpcomingCites } from '../../domain/nouns/upcomingCites';
import type { Day } from '../../domain/values/madrid';

export async function countUpcomingCites(
  professional_id: number,
  data_inici: Day,
  signal: AbortSignal,
): Promise<UpcomingCites | null> {
  const of = { professional_id, data_inici };
  const { meta, isAtLeast } = await listAssessories({ ...toUpcomingCitesQuery(of), per_page: '15' }, signal);
  return meta.total > 0 ? { ...of, total: meta.total, ...(isAtLeast && { isAtLeast }) } : null;
}
