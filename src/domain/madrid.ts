import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Europe/Madrid';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** A moment, ISO 8601 with offset. */
export type Instant = string;

/** The Madrid day of a moment. */
export function getDay(instant: Instant | number): Day {
  return dayjs(instant).tz(ZONE).format('YYYY-MM-DD');
}

/** The Madrid clock time of a moment, `HH:mm`. */
export function getTime(instant: Instant | number): string {
  return dayjs(instant).tz(ZONE).format('HH:mm');
}

/** The moment at which a Madrid clock shows this day and time (`HH:mm`), with Madrid's offset of that day. */
export function toInstant(day: Day, time = '00:00'): Instant {
  return dayjs.tz(`${day}T${time}`, ZONE).format();
}

/** The moment some minutes later, with Madrid's offset. */
export function addMinutes(instant: Instant, minutes: number): Instant {
  return dayjs(instant).add(minutes, 'minute').tz(ZONE).format();
}

export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');
}

/** 1 Monday … 7 Sunday. */
export function getWeekday(day: Day): number {
  return dayjs.utc(day).day() || 7;
}

/** Whole days from one day to another, negative when it lies before. */
export function countDays(from: Day, to: Day): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day');
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs.utc(text).format('YYYY-MM-DD') === text;
}

/** Milliseconds from a moment to the next Madrid midnight. */
export function untilMidnight(now: number): number {
  return dayjs(toInstant(addDays(getDay(now), 1))).valueOf() - now;
}
