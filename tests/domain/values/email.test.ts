import { expect, test } from 'vitest';
import { findEmail, findEmailIssue } from '../../../src/domain/values/email';
import { Email } from '../../../src/domain/values/fields';

test.each([
  'anna@example.org;',
  'anna@example.org, ',
  'anna@example.org.',
  '<anna@example.org>',
  '(anna@example.org)',
  '«anna@example.org»',
  '"anna@example.org"',
  'mailto:anna@example.org',
  'MAILTO: anna@example.org?subject=Hola',
  '(mailto:anna@example.org),',
  'Anna Prova <anna@example.org>;',
  '"Prova, Anna" <mailto:anna@example.org>',
  '\u202Aanna@\u200Bexample.org\u202C\u00A0',
  '\uFEFF anna@example.org\r\n',
])('the address in %j is anna@example.org', (text) => {
  expect([findEmail(text), findEmailIssue(text)]).toEqual(['anna@example.org', undefined]);
});

test.each(["o'neill+joves@sub.example.org", 'Nil.Prova@example.org', 'anna?x@example.org'])(
  'the address %j stays as it is',
  (text) => {
    expect(findEmail(text)).toBe(text);
  },
);

test.each([
  'anna@example.org, pol@example.org',
  'anna@example.org;pol@example.org',
  'Anna <anna@example.org>; Pol <pol@example.org>',
  'an na@example.org',
  'anna@example..org',
  'anna@example',
  'anna(at)example.org',
  'Anna Prova',
])('%j has no single address', (text) => {
  expect([findEmail(text), findEmailIssue(text), Email.safeParse(text).success]).toEqual([
    undefined,
    'email',
    false,
  ]);
});

test('the service refuses an address with signs around it', () => {
  const sent = ['anna@example.org;', '<anna@example.org>', 'mailto:anna@example.org', '(anna@example.org)'];
  expect(sent.map((email) => Email.safeParse(email).success)).toEqual([false, false, false, false]);
});
