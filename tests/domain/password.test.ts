import { expect, test } from 'vitest';
import { findSignInIssues } from '../../src/domain/signIn';
import { findPasswordIssues, isStrongPassword } from '../../src/domain/password';

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
