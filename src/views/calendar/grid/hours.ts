import { getTime, type Instant } from '../../../domain/values/madrid';
import type { CalendarItem } from './item';

const OPENS = 9;
const CLOSES = 19;

const toHour = (instant: Instant) =>
  Number(getTime(instant).slice(0, 2)) + Number(getTime(instant).slice(3)) / 60;

/** First and last shown hour: those of the offices, extended by items outside of them. */
export function getHours(items: readonly CalendarItem[]): { first: number; last: number } {
  let [first, last] = [OPENS, CLOSES];
  for (const { start, end } of items) {
    first = Math.min(first, Math.floor(toHour(start)));
    last = Math.max(last, Math.ceil(toHour(end) || 24));
  }
  return { first, last };
}
