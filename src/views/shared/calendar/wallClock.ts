import dayjs from 'dayjs';
import 'dayjs/locale/ca';
import utc from 'dayjs/plugin/utc';
import { dayjsLocalizer } from 'react-big-calendar';
import type { Day, Instant } from '../../../domain/madrid';
import { toMoment } from './moves';

dayjs.extend(utc);

const DAY = 86_400_000;

/**
 * What a Madrid clock shows at a moment, as a Date whose UTC fields show the same. The library draws these, so
 * that neither the browser's zone nor its daylight saving nor Madrid's can move anything.
 */
export function toWallClock(instant: Instant): Date {
  return new Date(`${toMoment(instant)}Z`);
}

/** A time of a day, as `toWallClock` gives them. */
export function atHour(day: Day, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00Z`) + hour * 3_600_000);
}

/** The day that such a Date shows. */
export function toDay(wall: Date): Day {
  return wall.toISOString().slice(0, 10);
}

/** The time that it shows, `HH:mm`. */
export function toTime(wall: Date): string {
  return wall.toISOString().slice(11, 16);
}

// The localizer asks its dayjs for times of the browser's zone; this one knows UTC and Catalan alone.
const utcDayjs = new Proxy(dayjs, {
  apply: (_target, _self, [date]: [dayjs.ConfigType]) => dayjs.utc(date).locale('ca'),
});

const midnight = (wall: Date) => wall.getTime() - (wall.getTime() % DAY);

/** The calendar library's date arithmetic, on wall clocks. */
export const localizer = Object.assign(dayjsLocalizer(utcDayjs), {
  getTimezoneOffset: () => 0,
  getDstOffset: () => 0,
  getMinutesFromMidnight: (wall: Date) => (wall.getTime() - midnight(wall)) / 60_000,
  merge: (day: Date, time: Date) => new Date(midnight(day) + time.getTime() - midnight(time)),
  segmentOffset: 0,
});
