import { toDatedQuery } from '../../domain/pages/near';
import { getDay } from '../../domain/values/madrid';
import type { Query } from '../../domain/values/query';

type Fetch<T> = (query: Query, signal: AbortSignal, now: number) => Promise<T>;

/** A call for dated records, with the part that its query names in days of the clock. */
export function dated<T>(field: string, fetch: Fetch<T>): Fetch<T> {
  return (query, signal, now) => fetch(toDatedQuery(query, getDay(now), field), signal, now);
}
