import type { AppPath } from '../access/routes';
import type { Day } from '../values/madrid';
import { toSearch, type Query } from '../values/query';

/** How many appointments a professional still has from a day on. */
export type UpcomingCites = { professional_id: number; data_inici: Day; total: number };

/** What the list of assessories is asked for them. */
export function toUpcomingCitesQuery({ professional_id, data_inici }: Omit<UpcomingCites, 'total'>): Query {
  return { professional_id: String(professional_id), estat: 'pendent', data_inici };
}

/** Where they are listed. */
export function getUpcomingCitesPath(cites: UpcomingCites): AppPath {
  return `/assessories${toSearch(toUpcomingCitesQuery(cites))}`;
}
