const TYPED = /^\s*(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{4})\s*$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** `YYYY-MM-DD` as a person writes it, `dd/mm/yyyy`; any other text as it is. */
export function toTyped(value: string): string {
  const [, year, month, date] = DAY.exec(value) ?? [];
  return year ? `${date}/${month}/${year}` : value;
}

/** What a person typed as `YYYY-MM-DD`, if it is a day that exists. */
export function findTypedDay(text: string): string | undefined {
  const [, date, month, year] = TYPED.exec(text) ?? [];
  if (!date || !month || !year) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return findLocalDate(day) && day;
}

/** Midnight of a day on this browser's clock, as calendars draw it; undefined when there is no such day. */
export function findLocalDate(day: string): Date | undefined {
  const [, year, month, date] = (DAY.exec(day) ?? []).map(Number);
  if (!year || !month || !date) return undefined;
  const local = new Date(year, month - 1, date);
  return local.getMonth() === month - 1 && local.getDate() === date ? local : undefined;
}

/** The day that a local date shows. */
export function fromLocalDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
