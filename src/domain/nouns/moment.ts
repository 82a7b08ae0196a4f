import * as z from 'zod/mini';
import { findDateIssue } from './dataRules';
import { isHora } from '../values/hora';
import { getDay, getTime, isDay, toInstant, type Day } from '../values/madrid';
import type { DraftIssues, IssueCode } from '../values/validation';

const Moment = z.iso.datetime({ offset: true });

/** A draft's `date` from a Madrid day and time: an instant once both are complete, else as typed. */
export function joinDate(dia: string, hora: string): string {
  if (isDay(dia) && isHora(hora)) return toInstant(dia, hora);
  return dia === '' && hora === '' ? '' : `${dia}T${hora}`;
}

/** Madrid day and time of a draft's `date`, or the parts as typed. */
export function splitDate(date: string): { dia: string; hora: string } {
  if (isMoment(date)) return { dia: getDay(date), hora: getTime(date) };
  const at = date.lastIndexOf('T');
  return at < 0 ? { dia: date, hora: '' } : { dia: date.slice(0, at), hora: date.slice(at + 1) };
}

export function isMoment(date: string): boolean {
  return Moment.safeParse(date).success;
}

export function getTimeField(field: string): string {
  return `${field}-time`;
}

export function withTimes(fields: readonly string[], moment: string): string[] {
  return fields.flatMap((field) => (field === moment ? [field, getTimeField(field)] : field));
}

type DayRule = { rule: Parameters<typeof findDateIssue>[0] | null; today: Day };

/** Issues with those of a moment: the day's at the field, the time's at its own. */
export function withMomentIssues(
  issues: DraftIssues,
  field: string,
  date: string,
  { rule, today }: DayRule,
): DraftIssues {
  const { [field]: whole, ...others } = issues;
  const { dia, hora } = splitDate(date);
  const day = (rule && findDateIssue(rule, today, dia)) ?? findDayIssue(dia);
  const time = findPartIssue(hora, isHora);
  return {
    ...(isMoment(date) ? issues : others),
    ...(day && { [field]: day }),
    ...(time && { [getTimeField(field)]: time }),
  };
}

export function findDayIssue(text: string): IssueCode | undefined {
  return findPartIssue(text, isDay);
}

function findPartIssue(text: string, isRight: (text: string) => boolean): IssueCode | undefined {
  if (text === '') return 'required';
  return isRight(text) ? undefined : 'unreadable';
}
