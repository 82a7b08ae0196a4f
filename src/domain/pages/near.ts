import { addDays, type Day } from '../values/madrid';
import type { Query } from '../values/query';

/** Parts of a list of dated records: from today on, before today, all. Of the client alone. */
export const QUANS = ['properes', 'passades', 'totes'] as const;
export type Quan = (typeof QUANS)[number];

/** The part that a query with its text `q` shows; a text, a state or a period is of all parts. */
export function readQuan(query: Query): Quan {
  const { quan, data_inici, data_fi, estat, q = '' } = query;
  if (data_inici || data_fi || estat === 'per_tancar') return 'totes';
  const isAsked = Boolean(estat) || q.trim() !== '';
  return QUANS.find((one) => one === quan) ?? (isAsked ? 'totes' : 'properes');
}

/** Changes that show a part: its order, nothing that contradicts it; the usual part is unnamed. */
export function chooseQuan(quan: Quan, { estat = '', q = '' }: Query): Query {
  const kept = estat === 'per_tancar' ? '' : estat;
  const isUsual = quan === 'properes' && readQuan({ estat: kept, q }) === quan;
  return { quan: isUsual ? '' : quan, estat: kept, sort: '', data_inici: '', data_fi: '' };
}

/** Order of a part by its field of dates: what is to come begins with the nearest. */
export function getQuanSort<Field extends string>(quan: Quan | null, field: Field): Field | `-${Field}` {
  return quan === 'properes' ? field : `-${field}`;
}

/** Query for the service, which knows no parts: their days, seen from `today`, and their order. */
export function toDatedQuery(query: Query, today: Day, field: string): Query {
  const quan = readQuan(query);
  const { quan: _, ...rest } = query;
  if (quan === 'totes') return rest;
  const days = quan === 'properes' ? { data_inici: today } : { data_fi: addDays(today, -1) };
  return { ...rest, ...days, sort: rest['sort'] || getQuanSort(quan, field) };
}
