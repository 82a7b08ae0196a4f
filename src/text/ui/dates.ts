import ca from 'dayjs/locale/ca';
import { countDays, getDay, getTime, getWeekday, type Day, type Instant } from '../../domain/values/madrid';
import { capitalize, de } from './words';

const EMPTY = '-';

type Parts = { year: number; month: number; date: number; weekday: number };

function read(day: Day): Parts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date, weekday: getWeekday(day) % 7 };
}

function isMoment(instant: Instant | number | null | undefined): instant is Instant | number {
  return Boolean(instant) && !Number.isNaN(new Date(instant ?? '').getTime());
}

const getMonth = ({ month }: Parts): string => String(ca.months?.[month - 1]).toLowerCase();
const getShortMonth = ({ month }: Parts): string => String(ca.monthsShort?.[month - 1]).toLowerCase();
const getWeekdayName = ({ weekday }: Parts): string => String(ca.weekdays?.[weekday]).toLowerCase();

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
  const parts = read(day);
  return `${capitalize(getWeekdayName(parts))}, ${parts.date} ${de(getMonth(parts))}`;
}

/** 'Divendres, 20 de novembre de 2026', for titles. */
export function formatLongDay(day: Day): string {
  return `${formatDayTitle(day)} de ${read(day).year}`;
}

/** 'divendres 20 de novembre', inside a sentence or as a name. */
export function formatWeekday(day: Day): string {
  const parts = read(day);
  return `${getWeekdayName(parts)} ${parts.date} ${de(getMonth(parts))}`;
}

/** 'dj. 19', where weekdays stand in a row. */
export function formatDate(day: Day): string {
  const { weekday, date } = read(day);
  return `${String(ca.weekdaysShort?.[weekday]).toLowerCase()} ${date}`;
}

/** 'Dijous, 19 nov.', in narrow places. */
export function formatShortDay(day: Day): string {
  const parts = read(day);
  return `${capitalize(getWeekdayName(parts))}, ${parts.date} ${getShortMonth(parts)}`;
}

/** 'Divendres, 20 de novembre, 11:30–12:15'. */
export function formatMeeting(start: Instant, end: Instant): string {
  if (!isMoment(start)) return EMPTY;
  return `${formatDayTitle(getDay(start))}, ${formatTimeRange(start, end)}`;
}

/** 'Novembre de 2026'. */
export function formatMonth(day: Day): string {
  const parts = read(day);
  return `${capitalize(getMonth(parts))} de ${parts.year}`;
}

function formatSpan(from: Day, to: Day, nameMonth: (parts: Parts) => string, nameYear: string): string {
  const start = read(from);
  const end = read(to);
  const endText = `${end.date} ${nameMonth(end)}${nameYear}${end.year}`;
  if (from === to) return endText;
  if (start.year !== end.year)
    return `${start.date} ${nameMonth(start)}${nameYear}${start.year} – ${endText}`;
  return start.month === end.month
    ? `${start.date}–${endText}`
    : `${start.date} ${nameMonth(start)} – ${endText}`;
}

/** '16–20 de novembre de 2026', '30 de novembre – 4 de desembre de 2026'. */
export function formatRange(from: Day, to: Day): string {
  return formatSpan(from, to, (parts) => de(getMonth(parts)), ' de ');
}

/** '16–20 nov. 2026', in narrow places. */
export function formatShortRange(from: Day, to: Day): string {
  return formatSpan(from, to, getShortMonth, ' ');
}

/** 'avui', 'demà', 'ahir', 'fa 2 dies', 'd'aquí a 3 dies': a day as seen from another. */
export function formatRelative(day: Day, today: Day): string {
  const days = countDays(today, day);
  if (days === 0) return 'avui';
  if (Math.abs(days) === 1) return days === 1 ? 'demà' : 'ahir';
  return days < 0 ? `fa ${-days} dies` : `d'aquí a ${days} dies`;
}

/** 'avui a les 16:00', 'dilluns 23 de novembre a les 09:30': an appointment as said at `now`, in milliseconds. */
export function formatAppointment(date: Instant, now: number): string {
  const day = getDay(date);
  const today = getDay(now);
  const isNear = Math.abs(countDays(today, day)) <= 1;
  return `${isNear ? formatRelative(day, today) : formatWeekday(day)} a les ${formatTime(date)}`;
}
