import { expect, test } from 'vitest';
import { sheet } from '../../../src/demo/text/sheet';

test('a time has the units that it needs', () => {
  expect([0, 59, 60, 65, 3599, 3600, 7380].map(sheet.duration)).toEqual([
    '0 s',
    '59 s',
    '1 min 00 s',
    '1 min 05 s',
    '59 min 59 s',
    '1 h 00 min',
    '2 h 03 min',
  ]);
});

test('a failed answer is told in the words of the panel, with how often it was met', () => {
  expect(sheet.fault('POST /cites', '500', 2)).toBe('POST /cites: 500 · error del servidor (2 vegades)');
  expect(sheet.fault('GET /cites', 'network', 1)).toBe('GET /cites: No hi ha resposta');
  expect(sheet.fault('GET /cites', '418', 1)).toBe('GET /cites: 418');
});
