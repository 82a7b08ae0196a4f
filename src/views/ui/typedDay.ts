import { findTypedDay, toDay } from '../../domain/values/typedDay';
import { ui } from '../../text/ui/components';

const SHORT = /^\s*(\d{1,2})(?:[/\-. ](\d{1,2})(?:[/\-. ](\d{2}))?)?\s*$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `YYYY-MM-DD` as `dd/mm/yyyy`; any other text unchanged. */
export function toTyped(value: string): string {
  const [, year, month, date] = DAY.exec(value) ?? [];
  return year ? `${date}/${month}/${year}` : value;
}

type Reach = { min?: string | undefined; max?: string | undefined };

/** Typed text after the field is left: missing parts are those of the nearest allowed day. */
export function findMeantDay(text: string, today: string, { min, max }: Reach = {}): string | undefined {
  const whole = findTypedDay(text);
  const now = findLocalDate(today);
  if (whole || !now) return whole;
  const days = ui.dayWords[text.trim().toLowerCase()];
  const year = now.getFullYear();
  const month = now.getMonth();
  if (days !== undefined) return fromLocalDate(new Date(year, month, now.getDate() + days));

  const [, typedDate, typedMonth, typedYear] = SHORT.exec(text) ?? [];
  const date = Number(typedDate);
  if (typedYear) return toDay(2000 + Number(typedYear), Number(typedMonth), date);
  const found = [-1, 0, 1].flatMap((step) => {
    if (typedMonth) return toDay(year + step, Number(typedMonth), date) ?? [];
    const first = new Date(year, month + step, 1);
    return toDay(first.getFullYear(), first.getMonth() + 1, date) ?? [];
  });
  const within = found.filter((day) => (!min || day >= min) && (!max || day <= max));
  const getDistance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  const [nearest] = (within.length > 0 ? within : found).toSorted(
    (one, other) => getDistance(one) - getDistance(other),
  );
  return nearest;
}

/** Midnight of a day in this browser's time zone, for calendars; undefined for an invalid day. */
export function findLocalDate(day: string): Date | undefined {
  const [, year, month, date] = (DAY.exec(day) ?? []).map(Number);
  if (!year || !month || !date) return undefined;
  const local = new Date(year, month - 1, date);
  return local.getMonth() === month - 1 && local.getDate() === date ? local : undefined;
}

export function fromLocalDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
