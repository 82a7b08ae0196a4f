import { expect, test } from 'vitest';
import {
  DEFAULT_DATA_RULES,
  DataRules,
  isWithin,
  refuseDataRules,
  findDateIssue,
  getReach,
} from '../../../src/domain/nouns/dataRules';
import { findIssues } from '../../../src/domain/values/validation';

const TODAY = '2026-11-20';

test.each([
  ['30 days back', '2026-10-21', true],
  ['31 days back', '2026-10-20', false],
  ['today', '2026-11-20', true],
  ['90 days ahead', '2027-02-18', true],
  ['91 days ahead', '2027-02-19', false],
])('assessories, 30 days back and 90 ahead: %s', (_, day, expected) => {
  expect(isWithin(DEFAULT_DATA_RULES.assessories, TODAY, day)).toBe(expected);
});

test.each([
  ['30 days back', '2026-10-21', true],
  ['31 days back', '2026-10-20', false],
  ['180 days ahead', '2027-05-19', true],
  ['181 days ahead', '2027-05-20', false],
])('activitats, 30 days back and 180 ahead: %s', (_, day, expected) => {
  expect(isWithin(DEFAULT_DATA_RULES.activitats, TODAY, day)).toBe(expected);
});

test.each([
  ['15 days back', '2026-11-05', true],
  ['16 days back', '2026-11-04', false],
  ['any later day', '2036-11-20', true],
])('edited consultes, 15 days back: %s', (_, day, expected) => {
  expect(isWithin(DEFAULT_DATA_RULES.consultes_edicio, TODAY, day)).toBe(expected);
});

test('a rule of 0 days allows today alone', () => {
  const rule = { dies_enrere: 0, dies_endavant: 0 };
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => isWithin(rule, TODAY, day))).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  [0, {}],
  [3650, {}],
  [-1, { 'assessories.dies_enrere': 'tooSmall' }],
  [3651, { 'assessories.dies_enrere': 'tooBig' }],
  [1.5, { 'assessories.dies_enrere': 'format' }],
  ['15', { 'assessories.dies_enrere': 'format' }],
  [null, { 'assessories.dies_enrere': 'required' }],
])('a limit of %j days', (dies_enrere, issues) => {
  const rules = { ...DEFAULT_DATA_RULES, assessories: { dies_enrere, dies_endavant: 90 } };
  expect(findIssues(DataRules, rules)).toEqual(issues);
});

test.each([
  [['edit_configuracio_app'], null],
  [['read_configuracio_app'], { reason: 'permission', permission: 'edit_configuracio_app' }],
  [[], { reason: 'permission', permission: 'edit_configuracio_app' }],
])('changing the rules with %j is refused by %j (spec §6)', (permissions, refusal) => {
  expect(refuseDataRules({ permissions, oficinaId: null })).toEqual(refusal);
});

test.each([
  [{ dies_enrere: 30, dies_endavant: 90 }, '2026-10-21', '2027-02-18'],
  [{ dies_enrere: 0, dies_endavant: 0 }, '2026-11-20', '2026-11-20'],
  [{ dies_enrere: 15 }, '2026-11-05', undefined],
])('%j reaches from %s to %s', (rule, min, max) => {
  expect(getReach(rule, TODAY)).toEqual({ min, max });
});

test.each([
  ['2026-11-05', undefined],
  ['2026-11-04', { code: 'dateRule', dies_enrere: 15 }],
  ['2026-11', undefined],
  ['', undefined],
])('the issue of %j is %j', (day, issue) => {
  expect(findDateIssue({ dies_enrere: 15 }, TODAY, day)).toEqual(issue);
});
