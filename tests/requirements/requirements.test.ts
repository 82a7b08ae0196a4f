import { describe, expect, test } from 'vitest';
import { MODELS } from '../paths/models';
import { RULES } from '../paths/system/rules';
import { SECTIONS } from './index';
import { findMissing } from './references';
import { paths, rule, tested, walks } from './requirement';
import { TITLES } from './specification';

const requirements = SECTIONS.flatMap((section) => section.requirements);

const getChapter = (section: string): string => section.replace('§', '').split('.')[0] ?? '';

describe('the statements of the specification', () => {
  test('are there of each of its sections, which come in its order', () => {
    expect(SECTIONS.map(({ id }) => id)).toEqual(
      Object.keys(TITLES).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
    expect(SECTIONS.filter((section) => section.requirements.length === 0)).toEqual([]);
  });

  test('have numbers of their own, in order, and are said once', () => {
    for (const { requirements: all } of SECTIONS) {
      const numbers = all.map(({ id }) => Number(id.split('-')[1]));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    }
    const said = SECTIONS.flatMap(({ id, requirements: all }) => all.map(({ says }) => `${id} ${says}`));
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  test('are there for the chapter of each rule of a model and of the whole', () => {
    const chapters = new Set(SECTIONS.map(({ id }) => getChapter(id)));
    const named = [...MODELS.flatMap(({ invariants }) => invariants), ...RULES];
    expect(named.filter(({ section }) => !chapters.has(getChapter(section)))).toEqual([]);
  });

  test('name as their proofs what is there', () => {
    const missing = requirements.flatMap(({ id, by }) => by.map((proof) => [id, findMissing(proof)]));
    expect(missing.filter(([, found]) => found !== null)).toEqual([]);
  });

  test('without any proof are none but these', () => {
    expect(requirements.filter(({ by }) => by.length === 0).map(({ id }) => id)).toEqual([]);
  });
});

describe('a proof that is gone', () => {
  const RULE = "S'elimina el registre que s'havia triat";
  test.each([
    [rule('deletion', RULE), `no rule of deletion «${RULE}»`],
    [rule('removal', RULE), null],
    [paths('remove'), 'no machine or factory remove'],
    [paths('record', 'save: saved', 'save: 418'), 'no case of record save: 418'],
    [paths('auth', 'after restoreWait'), null],
    [walks('token'), null],
    [walks('tokens'), 'no rule of the whole tokens'],
    [tested('nowhere.test.ts', 'x'), 'no file nowhere.test.ts'],
    [tested('hooks/links.test.ts', 'a link must'), 'no test «a link must» in hooks/links.test.ts'],
    [tested('hooks/links.test.ts', 'a link must be an address', "'/sobre'"), null],
    [tested('hooks/links.test.ts', 'a link must be an address', '/x'), 'no row «/x» in hooks/links.test.ts'],
  ])('%j is told: %s', (proof, told) => {
    expect(findMissing(proof)).toBe(told);
  });
});
