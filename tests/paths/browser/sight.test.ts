import { expect, test } from 'vitest';
import { shorten, toDifference } from './sight';

test('of many equal elements the first ones are told whole, and the others counted', () => {
  const rows = [1, 2, 3, 4, 5, 6].flatMap((row) => [
    `  - row "${row}":`,
    `    - cell "${row}"`,
    '    - link',
  ]);
  expect(shorten(['- table:', ...rows, '- button "Desa"'])).toEqual([
    '- table:',
    '  - row "1":',
    '    - link',
    '  - row "2":',
    '    - link',
    '  - row "3":',
    '    - link',
    '  … row: 6',
    '- button "Desa"',
  ]);
});

test('a step is told by the lines that have gone and come', () => {
  const before = ['- main:', '  - button "Desa"', '  - button "Desa"'];
  expect(toDifference([], before)).toEqual(before.map((line) => `+ ${line}`));
  expect(toDifference(before, ['- main:', '  - button "Desa"', '  - alert: Error'])).toEqual([
    '− - button "Desa"',
    '+ - alert: Error',
  ]);
  expect(toDifference(before, before)).toEqual([]);
});
