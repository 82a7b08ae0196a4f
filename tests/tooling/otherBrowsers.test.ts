import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROLES } from '../../src/domain/access/roles';
import { DEMO, JOURNEYS } from '../browsers/excluded';

const read = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

const acts = read('tests/browsers/acts');

test('at most ten tests are left out in Firefox, and each is there', () => {
  const left = Object.keys({ ...JOURNEYS, ...DEMO });
  const all = read('tests/journeys') + read('tests/demo');
  expect(left.filter((title) => !all.includes(title))).toEqual([]);
  expect(left.length).toBeLessThanOrEqual(10);
});

test('thirty-two acts are done in every browser, by people of every role', () => {
  expect(acts.match(/^test\(/gm)?.length).toBeGreaterThanOrEqual(32);
  expect(ROLES.filter((role) => !acts.includes(`'${role}'`))).toEqual([]);
});
