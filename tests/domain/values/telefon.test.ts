import { expect, test } from 'vitest';
import { findTelefon, isTelefon } from '../../../src/domain/values/telefon';

test.each([
  ['600000331', true],
  ['600 000 331', true],
  ['+34 600 000 331', true],
  ['(+34) 93-600.00.31', true],
  ['0034 600 000 331', true],
  ['600000331 ', true],
  ['123456789012345', true],
  ['', true],
  ['  ', true],
  ['60000033', false],
  ['1234567890123456', false],
  ['600 000 331 ext. 2', false],
  ['600000331/32', false],
  ['no en té', false],
  ['+', false],
])('%j: %s', (text, expected) => {
  expect(isTelefon(text)).toBe(expected);
});

test.each([
  [' 600 000 331 ', '600 000 331'],
  ['\u202A+34\u00A0600\u2011000\u2013331\u202C', '+34 600-000-331'],
  ['600\u200B000\u200B331', '600000331'],
  ['＋34 ６００ 000 331', '+34 600 000 331'],
  ['600.000−331', '600.000-331'],
  ['no en té', undefined],
  ['', undefined],
])('the telephone in %j is %j', (text, expected) => {
  expect([findTelefon(text), isTelefon(text)]).toEqual([expected, expected !== undefined || text === '']);
});
