import { expect, test } from 'vitest';
import { findMeantTime, findTypedTime } from '../../../src/domain/values/typedTime';

test.each([
  ['09:30', '09:30', '09:30'],
  ['9:30', '09:30', '09:30'],
  ['9.30', '09:30', '09:30'],
  [' 23:59 ', '23:59', '23:59'],
  ['0:00', '00:00', '00:00'],
  ['9:30h', '09:30', '09:30'],
  ['16:00 h', '16:00', '16:00'],
  ['16.00 h.', '16:00', '16:00'],
  ['16:00\u00A0h', '16:00', '16:00'],
  ['9,30', '09:30', '09:30'],
  ['9’30', '09:30', '09:30'],
  ['9 h 30 min', undefined, '09:30'],
  ['9h30h', undefined, '09:30'],
  ['9 min', undefined, undefined],
  ['9:30hh', undefined, undefined],
  ['930', undefined, '09:30'],
  ['0930', undefined, '09:30'],
  ['1745', undefined, '17:45'],
  ['9', undefined, '09:00'],
  ['11', undefined, '11:00'],
  ['11h', undefined, '11:00'],
  ['9 h', undefined, '09:00'],
  ['9h30', undefined, '09:30'],
  ['17.5', undefined, undefined],
  ['24:00', undefined, undefined],
  ['9:60', undefined, undefined],
  ['960', undefined, undefined],
  ['25', undefined, undefined],
  ['12345', undefined, undefined],
  ['migdia', undefined, undefined],
  ['', undefined, undefined],
])('%j is the time %j while it is typed, and %j once it is left', (text, typed, meant) => {
  expect([findTypedTime(text), findMeantTime(text)]).toEqual([typed, meant]);
});
