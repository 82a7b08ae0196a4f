import {
  addDays,
  addMinutes,
  getDay,
  getTime,
  getWeekday,
  toInstant,
  type Day,
  type Instant,
} from '../../src/domain/values/madrid';

/** A moment in milliseconds as the wire spells it: ISO 8601 with Madrid's offset. */
export function toMadrid(time: number): Instant {
  return addMinutes(new Date(time).toISOString(), 0);
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** The milliseconds at which a Madrid clock shows so many minutes after midnight. */
export function atMinute(day: Day, minute: number): number {
  return Date.parse(toInstant(day, `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`));
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

/** `20/11/2026`, as a spreadsheet reads a day. */
export function toSheetDay(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** `20/11/2026 09:30` in Madrid, as a spreadsheet reads a moment. */
export function toSheetMoment(instant: Instant): string {
  return `${toSheetDay(getDay(instant))} ${getTime(instant)}`;
}
