import { findEmailIssue } from '../values/email';
import type { FieldIssues } from '../values/validation';

/** Issues of a sign-in. No schema, so that the sign-in page stays small. */
export function findSignInIssues(values: { email: string; password: string }): FieldIssues {
  const issues: FieldIssues = {};
  const email = findEmailIssue(values.email);
  if (email) issues['email'] = email;
  if (values.password === '') issues['password'] = 'required';
  return issues;
}

export const SESSION_KEY = 'punt-jove.auth';
