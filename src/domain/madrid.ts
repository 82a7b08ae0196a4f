import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** A moment, ISO 8601 with offset. */
export type Instant = string;

/** Asked of Intl: dayjs computes zones through the browser's own clock and errs where that one skips an hour. */
const OFFSET = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' });
const HOUR = 3_600_000;
const SUMMER = '+02:00';

/** Madrid's offset at a moment: '+01:00' or '+02:00'. */
const getOffset = (moment: number): string => OFFSET.format(moment).slice(-6);

const format = (moment: number): Instant => {
  const offset = getOffset(moment);
  return new Date(moment + Number(offset.slice(0, 3)) * HOUR).toISOString().slice(0, 19) + offset;
};

const toMoment = (instant: Instant | number): number =>
  typeof instant === 'number' ? instant : Date.parse(instant);

/** The Madrid day of a moment. */
export function getDay(instant: Instant | number): Day {
  return format(toMoment(instant)).slice(0, 10);
}

/** The Madrid clock time of a moment, `HH:mm`. */
export function getTime(instant: Instant | number): string {
  return format(toMoment(instant)).slice(11, 16);
}

/**
 * The moment at which a Madrid clock shows this day and time (`HH:mm`), with Madrid's offset: the first of the two in
 * the hour that comes twice, an hour later in the hour that is skipped.
 */
export function toInstant(day: Day, time = '00:00'): Instant {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = asUtc - 2 * HOUR;
  return format(getOffset(inSummer) === SUMMER ? inSummer : asUtc - HOUR);
}

/** The moment some minutes later, with Madrid's offset. */
export function addMinutes(instant: Instant, minutes: number): Instant {
  return format(Date.parse(instant) + minutes * 60_000);
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
  return Date.parse(toInstant(addDays(getDay(now), 1))) - now;
}
