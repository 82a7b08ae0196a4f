import { localeOptions } from 'primereact/api';
import { expect, test } from 'vitest';
import { primereactCa } from '../../../src/text/ui/primereact';

type Words = Record<string, unknown> & { aria: Record<string, string> };

test('PrimeReact has every word in Catalan: a missing one would leave a control without a name', () => {
  const english = localeOptions('en') as Words;
  const missing = (words: object, of: object) => Object.keys(of).filter((key) => !(key in words));
  expect(missing(primereactCa, english)).toEqual([]);
  expect(missing(primereactCa.aria, english.aria)).toEqual([]);
  expect(Object.entries(primereactCa.aria).filter(([, words]) => words === '')).toEqual([]);
});
