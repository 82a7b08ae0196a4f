import { expect, test } from 'vitest';
import { toMailHref, toTelHref } from '../../../src/domain/values/contact';

test.each([
  ['600 000 331', 'tel:600000331'],
  ['+34 (93) 600.00-31', 'tel:+34936000031'],
])('the link to call %s is %s', (telefon, href) => {
  expect(toTelHref(telefon)).toBe(href);
});

test.each([
  ['jana@example.org', 'mailto:jana@example.org'],
  ['jana+1@example.org', 'mailto:jana%2B1@example.org'],
  ['jana?bcc=a&b@example.org', 'mailto:jana%3Fbcc%3Da%26b@example.org'],
])('the link to write to %s is %s', (email, href) => {
  expect(toMailHref(email)).toBe(href);
});
