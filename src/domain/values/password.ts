import { findEmailIssue } from './email';
import type { FieldIssues } from './validation';

/** 8 characters, with upper case, lower case, a digit and a special character (spec §5). */
export function isStrongPassword(password: string): boolean {
  return (
    password.length >= 8 &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\d/.test(password) &&
    /[^\p{L}\d\s]/u.test(password)
  );
}

export function findPasswordIssues(values: { password: string; password_confirmation: string }): FieldIssues {
  const issues: FieldIssues = {};
  if (values.password === '') issues['password'] = 'required';
  else if (!isStrongPassword(values.password)) issues['password'] = 'format';
  if (values.password_confirmation === '') issues['password_confirmation'] = 'required';
  else if (values.password_confirmation !== values.password) issues['password_confirmation'] = 'confirmation';
  return issues;
}

export type ReminderDraft = { email: string };

export function findReminderIssues({ email }: ReminderDraft): FieldIssues {
  const issue = findEmailIssue(email);
  return issue ? { email: issue } : {};
}

export type ResetDraft = ReminderDraft & { password: string; password_confirmation: string };

export function findResetIssues(draft: ResetDraft): FieldIssues {
  return { ...findReminderIssues(draft), ...findPasswordIssues(draft) };
}

export type ChangeDraft = { current_password: string; password: string; password_confirmation: string };

export const EMPTY_CHANGE: ChangeDraft = { current_password: '', password: '', password_confirmation: '' };

export function findChangeIssues(draft: ChangeDraft): FieldIssues {
  return {
    ...(draft.current_password === '' && { current_password: 'required' }),
    ...findPasswordIssues(draft),
  };
}
