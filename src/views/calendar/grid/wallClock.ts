import { getDay, getTime, type Day, type Instant } from '../../../domain/values/madrid';

const HOUR = 3_600_000;

/** Time of a Madrid clock as UTC milliseconds, so that no clock change shifts anything. */
export function toWallClock(instant: Instant): number {
  return Date.parse(`${getDay(instant)}T${getTime(instant)}Z`);
}

/** Hour of a day as from `toWallClock`. */
export function atHour(day: Day, hour: number): number {
  return Date.parse(`${day}T00:00Z`) + hour * HOUR;
}

export function toTime(wall: number): string {
  return new Date(wall).toISOString().slice(11, 16);
}
