import { expect, test } from 'vitest';
import { findSignInIssues } from '../../../src/domain/pages/signIn';
import {
  EMPTY_CHANGE,
  findChangeIssues,
  findPasswordIssues,
  findReminderIssues,
  findResetIssues,
  isStrongPassword,
} from '../../../src/domain/values/password';

test.each([
  ['eight of all four kinds', 'Abcde1!x', true],
  ['seven of all four kinds', 'Abcd1!x', false],
  ['the demo', 'Demo1234!', true],
  ['no uppercase', 'abcde1!x', false],
  ['no lowercase', 'ABCDE1!X', false],
  ['no number', 'Abcdefg!', false],
  ['no special character', 'Abcdefg1', false],
  ['a space is not special', 'Abcdef 1', false],
  ['accented letters are letters', 'Àbçdef1x', false],
  ['accented letters count as upper and lower', 'ÀÉÍÓÚ12ç!', true],
  ['the middle dot is special', 'Col·lega1', true],
  ['empty', '', false],
])('a password: %s', (_, password, expected) => {
  expect(isStrongPassword(password)).toBe(expected);
});

test.each([
  ['both empty', '', '', { email: 'required', password: 'required' }],
  ['only spaces', '  ', '   ', { email: 'required' }],
  ['no e-mail', 'admin', 'x', { email: 'email' }],
  ['no dot', 'admin@example', 'x', { email: 'email' }],
  ['a space inside', 'ad min@example.org', 'x', { email: 'email' }],
  ['two signs', 'a@b@example.org', 'x', { email: 'email' }],
  ['an end with a dot', 'admin@example.', 'x', { email: 'email' }],
  ['right', 'admin@example.org', 'x', {}],
  ['spaces around', ' admin@example.org ', 'x', {}],
])('signing in: %s', (_, email, password, issues) => {
  expect(findSignInIssues({ email, password })).toEqual(issues);
});

test.each([
  ['both empty', '', '', { password: 'required', password_confirmation: 'required' }],
  ['weak', 'abc', 'abc', { password: 'format' }],
  ['different', 'Demo1234!', 'Demo1234?', { password_confirmation: 'confirmation' }],
  ['not repeated', 'Demo1234!', '', { password_confirmation: 'required' }],
  ['right', 'Demo1234!', 'Demo1234!', {}],
])('a new password: %s', (_, password, password_confirmation, issues) => {
  expect(findPasswordIssues({ password, password_confirmation })).toEqual(issues);
});

test.each([
  ['nothing', '', { email: 'required' }],
  ['only spaces', '  ', { email: 'required' }],
  ['no e-mail', 'ada', { email: 'email' }],
  ['right', ' ada@example.org ', {}],
])('asking for a reminder: %s', (_, email, issues) => {
  expect(findReminderIssues({ email })).toEqual(issues);
});

test.each([
  ['nothing', {}, { email: 'required', password: 'required', password_confirmation: 'required' }],
  [
    'all faulty',
    { email: 'ada', password: 'abc', password_confirmation: 'abd' },
    { email: 'email', password: 'format', password_confirmation: 'confirmation' },
  ],
  ['right', { email: 'ada@example.org', password: 'Demo1234!', password_confirmation: 'Demo1234!' }, {}],
])('resetting a password: %s', (_, values, issues) => {
  expect(findResetIssues({ email: '', password: '', password_confirmation: '', ...values })).toEqual(issues);
});

test.each([
  ['nothing', {}, { current_password: 'required', password: 'required', password_confirmation: 'required' }],
  [
    'a weak one',
    { current_password: 'x', password: 'abc', password_confirmation: 'abc' },
    { password: 'format' },
  ],
  ['right', { current_password: ' ', password: 'Demo1234!', password_confirmation: 'Demo1234!' }, {}],
])("changing one's own password: %s", (_, values, issues) => {
  expect(findChangeIssues({ ...EMPTY_CHANGE, ...values })).toEqual(issues);
});
