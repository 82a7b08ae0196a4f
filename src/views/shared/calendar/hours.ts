import type { CalendarItem } from './item';
import { toWallClock } from './wallClock';

const OPENS = 9;
const CLOSES = 19;

/** The first and the last hour to draw: those of the offices, and more when something lies outside them. */
export function getHours(items: readonly CalendarItem[]): { first: number; last: number } {
  const toHour = (wall: Date) => wall.getUTCHours() + wall.getUTCMinutes() / 60;
  const starts = items.map(({ start }) => toHour(toWallClock(start)));
  const ends = items.map(({ end }) => toHour(toWallClock(end)) || 24);
  return {
    first: Math.floor(Math.min(OPENS, ...starts)),
    last: Math.ceil(Math.max(CLOSES, ...ends)),
  };
}
