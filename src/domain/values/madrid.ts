import { readClock } from './madridClock';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;
/** A moment, ISO 8601 with offset. */
export type Instant = string;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** More moments than a year's calendar has. */
const KEPT = 20_000;

/** Keeps what was read: a calendar asks for the same moments thousands of times, and a clock is slow to read. */
function remember<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    if (known.size > KEPT) known.clear();
    known.set(key, value);
    return value;
  };
}

const readMadrid = remember((instant: Instant | number): string => {
  const moment = typeof instant === 'number' ? instant : Date.parse(instant);
  return Number.isNaN(moment) ? '' : readClock(moment);
});

/** The Madrid day of a moment; '' of none. */
export function getDay(instant: Instant | number): Day {
  return readMadrid(instant).slice(0, 10);
}

/** The Madrid clock time of a moment, `HH:mm`; '' of none. */
export function getTime(instant: Instant | number): string {
  return readMadrid(instant).slice(11, 16);
}

/** A moment in milliseconds with Madrid's offset, +01:00 or +02:00. */
const toMadrid = remember((moment: number): Instant => {
  const local = readClock(moment).replace(' ', 'T');
  const hours = Math.round((Date.parse(`${local}Z`) - moment) / HOUR);
  return `${local}+0${hours}:00`;
});

/**
 * The moment at which a Madrid clock shows this day and time (`HH:mm`), with Madrid's offset: the first of the two in
 * the hour that comes twice, an hour later in the hour that is skipped.
 */
export function toInstant(day: Day, time = '00:00'): Instant {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = asUtc - 2 * HOUR;
  const instant = toMadrid(inSummer);
  return instant.endsWith('+02:00') ? instant : toMadrid(asUtc - HOUR);
}

/** A moment in milliseconds, to the minute. */
export function toMinute(moment: number): Instant {
  return toInstant(getDay(moment), getTime(moment));
}

/** The moment some minutes later, with Madrid's offset. */
export function addMinutes(instant: Instant, minutes: number): Instant {
  return toMadrid(Date.parse(instant) + minutes * 60_000);
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** 1 Monday … 7 Sunday. */
export function getWeekday(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}

/** Whole days from one day to another, negative when it lies before. */
export function countDays(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** Whether a text is a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  // Some engines read a day beyond its month's end as one of the next month.
  return addDays(text, 0) === text;
}

/** Whether a text is a moment, with a time and an offset or without. */
export function isInstant(text: string): text is Instant {
  return !Number.isNaN(Date.parse(text));
}

/** A moment as others may write it: with a space, microseconds, without seconds or, then as Madrid's, without offset. */
export function readInstant(text: string): Instant | undefined {
  const [, day = '', time = '00:00', seconds = '00', offset] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/.exec(
      text.trim(),
    ) ?? [];
  if (!isDay(day) || Number.isNaN(Date.parse(`${day}T${time}:${seconds}Z`))) return undefined;
  if (offset === undefined) return toInstant(day, time);
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  const moment = Date.parse(`${day}T${time}:${seconds}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`);
  return Number.isNaN(moment) ? undefined : toMadrid(moment);
}
