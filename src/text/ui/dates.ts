import dayjs from 'dayjs';
import { countDays, getDay, getTime, type Day, type Instant } from '../../domain/values/madrid';
import './catalan';
import { capitalize } from './words';

const EMPTY = '-';

/** Day for libraries: noon in the browser's time zone, an hour that every day has. */
export function toNoon(day: Day): Date {
  return new Date(`${day}T12:00`);
}

const format = (day: Day, pattern: string): string => dayjs(toNoon(day)).format(pattern);

function isMoment(instant: Instant | number | null | undefined): instant is Instant | number {
  return Boolean(instant) && !Number.isNaN(new Date(instant ?? '').getTime());
}

/** '20/11/2026'; '-' when empty (spec §2). */
export function formatDay(day: Day | null | undefined): string {
  return day ? day.split('-').toReversed().join('/') : EMPTY;
}

/** '20/11/2026 09:30' on a Madrid clock; '-' when empty (spec §2). */
export function formatInstant(instant: Instant | number | null | undefined): string {
  return isMoment(instant) ? `${formatDay(getDay(instant))} ${getTime(instant)}` : EMPTY;
}

/** '09:30' on a Madrid clock; '-' when empty. */
export function formatTime(instant: Instant | number | null | undefined): string {
  return isMoment(instant) ? getTime(instant) : EMPTY;
}

/** '11:30–12:15' on a Madrid clock. */
export function formatTimeRange(start: Instant, end: Instant): string {
  return `${formatTime(start)}–${formatTime(end)}`;
}

/** 'Divendres, 20 de novembre', for titles. */
export function formatDayTitle(day: Day): string {
  return capitalize(format(day, 'dddd, D MMMM'));
}

/** 'Divendres, 20 de novembre de 2026', for titles. */
export function formatLongDay(day: Day): string {
  return capitalize(format(day, 'dddd, D MMMM [de] YYYY'));
}

/** 'divendres 20 de novembre', inside a sentence or as a name. */
export function formatWeekday(day: Day): string {
  return format(day, 'dddd D MMMM');
}

/** 'dj.', at the head of a day. */
export function formatShortWeekday(day: Day): string {
  return format(day, 'ddd');
}

/** 'dj. 19', for a row of weekdays. */
export function formatDate(day: Day): string {
  return format(day, 'ddd D');
}

/** 'Dijous, 19 nov.', in narrow places. */
export function formatShortDay(day: Day): string {
  return capitalize(format(day, 'dddd, D MMM'));
}

/** 'Divendres, 20 de novembre, 11:30–12:15'. */
export function formatMeeting(start: Instant, end: Instant): string {
  if (!isMoment(start)) return EMPTY;
  return `${formatDayTitle(getDay(start))}, ${formatTimeRange(start, end)}`;
}

/** 'Novembre de 2026'. */
export function formatMonth(day: Day): string {
  return capitalize(format(day, 'MMMM [de] YYYY'));
}

/** Period without repeating a shared month or year. */
function formatSpan(from: Day, to: Day, date: string, year: string): string {
  const end = format(to, `${date}${year}`);
  if (from === to) return end;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${format(from, `${date}${year}`)} – ${end}`;
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${format(from, date)} – ${end}`;
  return `${format(from, 'D')}–${end}`;
}

/** '16–20 de novembre de 2026', '30 de novembre – 4 de desembre de 2026'. */
export function formatRange(from: Day, to: Day): string {
  return formatSpan(from, to, 'D MMMM', ' [de] YYYY');
}

/** '16–20 nov. 2026', in narrow places. */
export function formatShortRange(from: Day, to: Day): string {
  return formatSpan(from, to, 'D MMM', ' YYYY');
}

/** 'avui', 'demà', 'ahir', 'fa 2 dies', 'd'aquí a 3 dies': a day relative to another. */
export function formatRelative(day: Day, today: Day): string {
  const days = countDays(today, day);
  if (days === 0) return 'avui';
  if (Math.abs(days) === 1) return days === 1 ? 'demà' : 'ahir';
  return days < 0 ? `fa ${-days} dies` : `d'aquí a ${days} dies`;
}

/** 'avui 09:45', else '20/11/2026 09:45'; `now` in milliseconds. */
export function formatNear(date: Instant, now: number): string {
  const [day, today] = [getDay(date), getDay(now)];
  const isNear = Math.abs(countDays(today, day)) <= 1;
  return isNear ? `${formatRelative(day, today)} ${formatTime(date)}` : formatInstant(date);
}

/** 'avui a les 16:00', 'dilluns 23 de novembre a les 09:30'; `now` in milliseconds. */
export function formatAppointment(date: Instant, now: number): string {
  const day = getDay(date);
  const today = getDay(now);
  const isNear = Math.abs(countDays(today, day)) <= 1;
  return `${isNear ? formatRelative(day, today) : formatWeekday(day)} a les ${formatTime(date)}`;
}
