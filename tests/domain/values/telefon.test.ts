import { expect, test } from 'vitest';
import { isTelefon } from '../../../src/domain/values/telefon';

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
