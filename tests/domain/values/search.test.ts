import { expect, test } from 'vitest';
import {
  fold,
  hasWords,
  listNameSpellings,
  listSpellings,
  toFolded,
  toWords,
} from '../../../src/domain/values/search';

const isFound = (text: string, q: string): boolean => hasWords(toFolded(text), toWords(q));

const STORED = [
  '600 000 276',
  '600000276',
  '600-000.276',
  '+34 600 000 276',
  '0034600000276',
  '(+34)600.000.276',
];
const TYPED = [
  ...STORED,
  '600 000 27',
  '+34600000276',
  '+34-600-000-276',
  '34600000276',
  '\u202A+34\u00A0600\u00A0000\u00A0276\u202C',
  '600\u2011000\u2013276',
  '600\u2009000\u200B276',
  '600−000−276',
  'laia +34 600 000 276',
  '(600) 000 276',
];

test.each(TYPED)('the telephone typed as %j is found in any spelling', (q) => {
  expect(STORED.filter((stored) => !isFound(`Laia Prova\n${stored}\nlaia@example.org`, q))).toEqual([]);
});

test('another telephone is not found', () => {
  expect(isFound('600 000 275\n276', '600000276')).toBe(false);
  expect(isFound('600 000\n276', '600000276')).toBe(false);
});

test.each([
  ['Gal·la Prova', ['gal·la', 'GAL.LA', 'galla', 'gaŀla', 'gal•la', 'gala']],
  ['Galla', ['gal·la', 'gal.la']],
  ['Instal·lacions elèctriques', ['instal.lacions', 'installacions', 'instalacions', 'electriques instal']],
  ["L'Hospitalet", ["l'hosp", 'l’hosp', 'l´hosp', 'L`HOSP', 'lʼhosp']],
  ['Casa d’Oficis', ["d'ofi"]],
  ['Núria Sànchez', ['nuria sanchez', 'sánchez', 'NU\u0301RIA', 'nú\u00ADria']],
  ['Pere\u00A0Prova', ['pere prova']],
])('%j is found by each of %j', (text, typed) => {
  expect(typed.filter((q) => !isFound(text, q))).toEqual([]);
});

test.each([
  ['Laia Prova', 'laia inexistent'],
  ['Laia Prova', '.*'],
])('%j is not found by %j', (text, q) => {
  expect(isFound(text, q)).toBe(false);
});

test('a text that is folded twice stays the same', () => {
  const once = fold('Gal·la l’ÀNGEL 600–000');
  expect([once, fold(once)]).toEqual(["gala l'angel 600-000", once]);
});

test.each([
  ['+34 600-000-123', ['600 000 123', '600000123']],
  ['3360000033', ['336 000 003 3', '3360000033']],
  [' laia prova ', ['laia prova']],
  ['600 000', ['600 000']],
  ['Laia Prova <laia@example.org>;', ['laia@example.org']],
  ['\u202Alaia\u200B\u202C', ['laia']],
  ['', ['']],
])('a service is asked for %j as %j', (q, expected) => {
  expect(listSpellings(q)).toEqual(expected);
});

test.each([
  ['600000276', ['600 000 276', '600000276']],
  ['<galla@example.org>', ['galla@example.org']],
  ['gal.la', ['gal.la', 'gal·la', 'galla']],
  ['Gal·la', ['Gal·la', 'Galla']],
  ["d'ací", ["d'ací", 'd’ací']],
  ['d’Illa', ['d’Illa', 'd’Il·la', "d'Illa"]],
])('a person is asked for by %j as %j', (q, expected) => {
  expect(listNameSpellings(q)).toEqual(expected);
});
