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

/** Milliseconds as ISO 8601 with Madrid's offset, the form of the API. */
export function toMadrid(time: number): Instant {
  return addMinutes(new Date(time).toISOString(), 0);
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** Milliseconds of a Madrid clock time, in minutes after midnight. */
export function atMinute(day: Day, minute: number): number {
  return Date.parse(toInstant(day, `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`));
}

/** Milliseconds of a Madrid day's midnight. */
export function startOf(day: Day): number {
  return Date.parse(toInstant(day));
}

/** Milliseconds of the next Madrid midnight. */
export function endOf(day: Day): number {
  return startOf(addDays(day, 1));
}

export function isWorkday(day: Day): boolean {
  return getWeekday(day) <= 5;
}

/** `20/11/2026`, a day for spreadsheets. */
export function toSheetDay(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** `20/11/2026 09:30` in Madrid, a moment for spreadsheets. */
export function toSheetMoment(instant: Instant): string {
  return `${toSheetDay(getDay(instant))} ${getTime(instant)}`;
}
