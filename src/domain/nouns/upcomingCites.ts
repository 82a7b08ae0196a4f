import type { AppPath } from '../access/routes';
import type { Day } from '../values/madrid';
import { toSearch, type Query } from '../values/query';

/** Number of a professional's appointments from a day on, or the least that it can be. */
export type UpcomingCites = {
  professional_id: number;
  data_inici: Day;
  total: number;
  isAtLeast?: true;
};

export function toUpcomingCitesQuery({
  professional_id,
  data_inici,
}: Omit<UpcomingCites, 'total' | 'isAtLeast'>): Query {
  return { professional_id: String(professional_id), estat: 'pendent', data_inici };
}

export function getUpcomingCitesPath(cites: UpcomingCites): AppPath {
  return `/assessories${toSearch(toUpcomingCitesQuery(cites))}`;
}
