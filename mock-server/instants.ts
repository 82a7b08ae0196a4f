import { addDays, addMinutes, getWeekday, toInstant, type Day, type Instant } from '../src/domain/madrid';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const offsets = new Map<number, string>();

/** Madrid's offset, looked up once a day: it only ever changes at one o'clock UTC. */
function getOffset(time: number): string {
  const day = Math.floor((time - HOUR) / DAY);
  const known = offsets.get(day);
  if (known) return known;
  const offset = addMinutes(new Date(day * DAY + HOUR).toISOString(), 0).slice(-6);
  offsets.set(day, offset);
  return offset;
}

function getOffsetMinutes(offset: string): number {
  return Number(offset.slice(0, 3)) * 60 + Number(offset.slice(4));
}

/** A moment in milliseconds as the wire spells it: ISO 8601 with Madrid's offset. */
export function toMadrid(time: number): Instant {
  const offset = getOffset(time);
  return new Date(time + getOffsetMinutes(offset) * MINUTE).toISOString().slice(0, 19) + offset;
}

/** The milliseconds at which a Madrid clock shows so many minutes after midnight; for the daytime alone. */
export function atMinute(day: Day, minute: number): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return midnight + (minute - getOffsetMinutes(getOffset(midnight + DAY / 2))) * MINUTE;
}

/** The Madrid day of a moment in milliseconds. */
export function toDay(time: number): Day {
  return toMadrid(time).slice(0, 10);
}

/** The first moment of a Madrid day. */
export function startOf(day: Day): number {
  return Date.parse(toInstant(day));
}

/** The moment at which a Madrid day is over. */
export function endOf(day: Day): number {
  return startOf(addDays(day, 1));
}

export function isWorkday(day: Day): boolean {
  return getWeekday(day) <= 5;
}
