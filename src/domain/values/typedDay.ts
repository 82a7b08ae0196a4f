import { isDay, type Day } from './madrid';

const TYPED = /^\s*(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{4})\s*$/;
const TOGETHER = /^\s*(\d{2})(\d{2})(\d{4})\s*$/;
const SHORT_YEAR = /^\s*(\d{1,2})[/\-. ](\d{1,2})[/\-. ](\d{2})\s*$/;

export function toDay(year: number, month: number, date: number): Day | undefined {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : undefined;
}

/** Typed text as `YYYY-MM-DD`, if it is a complete, existing day. */
export function findTypedDay(text: string): Day | undefined {
  const [, date, month, year] = (TYPED.exec(text) ?? TOGETHER.exec(text) ?? []).map(Number);
  return date && month && year ? toDay(year, month, date) : undefined;
}

/** Day in a cell of a spreadsheet: also with two digits of its year, or already as `YYYY-MM-DD`. */
export function findCellDay(text: string): Day | undefined {
  const [, date, month, year] = SHORT_YEAR.exec(text) ?? [];
  if (year !== undefined) return toDay(2000 + Number(year), Number(month), Number(date));
  return isDay(text.trim()) ? text.trim() : findTypedDay(text);
}
