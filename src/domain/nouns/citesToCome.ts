import type { Day } from '../values/madrid';
import { toSearch, type Query } from '../values/query';

/** How many appointments a professional still has from a day on. */
export type CitesToCome = { professional_id: number; data_inici: Day; total: number };

/** What the list of assessories is asked for them. */
export function toCitesQuery({ professional_id, data_inici }: Omit<CitesToCome, 'total'>): Query {
  return { professional_id: String(professional_id), estat: 'pendent', data_inici };
}

/** Where they are listed. */
export function getCitesPath(cites: CitesToCome): string {
  return `/assessories${toSearch(toCitesQuery(cites))}`;
}
