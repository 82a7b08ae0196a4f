import { getDay, getTime, type Day, type Instant } from '../../../domain/values/madrid';

const HOUR = 3_600_000;

/**
 * What a Madrid clock shows at a moment, in milliseconds as if it were UTC: no clock that is put forward or back, here or
 * there, can move anything.
 */
export function toWallClock(instant: Instant): number {
  return Date.parse(`${getDay(instant)}T${getTime(instant)}Z`);
}

/** A time of a day, as `toWallClock` gives them. */
export function atHour(day: Day, hour: number): number {
  return Date.parse(`${day}T00:00Z`) + hour * HOUR;
}

/** The time that such a number shows, `HH:mm`. */
export function toTime(wall: number): string {
  return new Date(wall).toISOString().slice(11, 16);
}
