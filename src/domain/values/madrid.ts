import { readClock } from './madridClock';

/** Calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** Instant, ISO 8601 with offset. */
export type Instant = string;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** More instants than a year's calendar has. */
const KEPT = 20_000;

/** Caches results: a calendar reads the same instants thousands of times, and `Intl` is slow. */
function memoize<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? read(key);
    if (cache.size > KEPT) cache.clear();
    cache.set(key, value);
    return value;
  };
}

const readMadrid = memoize((instant: Instant | number): string => {
  const moment = typeof instant === 'number' ? instant : Date.parse(instant);
  return Number.isNaN(moment) ? '' : readClock(moment);
});

/** Madrid day of an instant; '' if unreadable. */
export function getDay(instant: Instant | number): Day {
  return readMadrid(instant).slice(0, 10);
}

/** Madrid time of an instant, `HH:mm`; '' if unreadable. */
export function getTime(instant: Instant | number): string {
  return readMadrid(instant).slice(11, 16);
}

/** Instant of milliseconds, with Madrid's offset: +01:00 or +02:00. */
const toMadrid = memoize((moment: number): Instant => {
  const local = readClock(moment).replace(' ', 'T');
  const hours = Math.round((Date.parse(`${local}Z`) - moment) / HOUR);
  return `${local}+0${hours}:00`;
});

/** Instant of a Madrid time (`HH:mm`): the first of a repeated one; a skipped one an hour later. */
export function toInstant(day: Day, time = '00:00'): Instant {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = asUtc - 2 * HOUR;
  const instant = toMadrid(inSummer);
  return instant.endsWith('+02:00') ? instant : toMadrid(asUtc - HOUR);
}

export function toMinute(moment: number): Instant {
  return toInstant(getDay(moment), getTime(moment));
}

export function addMinutes(instant: Instant, minutes: number): Instant {
  return toMadrid(Date.parse(instant) + minutes * 60_000);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** 1 Monday … 7 Sunday. */
export function getWeekday(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}

/** Whole days between two days; negative when `to` is earlier. */
export function countDays(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** Whether a text is an existing day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  // Some engines read February 30 as a day of March.
  return addDays(text, 0) === text;
}

export function isInstant(text: string): text is Instant {
  return !Number.isNaN(Date.parse(text));
}

/** Milliseconds of an instant as PHP or a clock writes it: epoch seconds or milliseconds, RFC 2822. */
function readMoment(text: string): number {
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{12,13}$/.test(text)) return Number(text);
  return /^[A-Z][a-z]{2}, \d/.test(text) ? Date.parse(text) : Number.NaN;
}

/** Instant in other notations: day first, with a space, without seconds or offset, or a number. */
export function readInstant(given: string): Instant | undefined {
  const moment = readMoment(given.trim());
  if (!Number.isNaN(moment)) return toMadrid(moment);
  const text = given.trim().replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1');
  const [, day = '', time = '00:00', seconds = '00', offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/.exec(
      text,
    ) ?? [];
  if (!isDay(day) || Number.isNaN(Date.parse(`${day}T${time}:${seconds}Z`))) return undefined;
  if (offset === undefined) return toInstant(day, time);
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  const read = Date.parse(`${day}T${time}:${seconds}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`);
  return Number.isNaN(read) ? undefined : toMadrid(read);
}
