import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VIEW_DEFECTS } from './defects';
import type { ViewDefect } from './viewDefect';

const KINDS = ['label', 'handler', 'aria', 'selector', 'focus'] as const;
const root = `${import.meta.dirname}/../../..`;

const isPlantable = ({ file, from, to }: ViewDefect): boolean =>
  from !== to && readFileSync(`${root}/src/${file}`, 'utf8').split(from).length === 2;

const isWatched = ({ tests, only = '' }: ViewDefect): boolean =>
  tests.length > 0 &&
  tests.every((one) => existsSync(`${root}/tests/views/${one}`)) &&
  tests.some((one) => readFileSync(`${root}/tests/views/${one}`, 'utf8').includes(only));

const listIds = (defects: readonly ViewDefect[]) => defects.map(({ id }) => id);

describe('the defects of views', () => {
  test('are at least forty, at least eight of each kind, with names of their own', () => {
    expect(VIEW_DEFECTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(listIds(VIEW_DEFECTS)).size).toBe(VIEW_DEFECTS.length);
    expect(KINDS.filter((one) => VIEW_DEFECTS.filter(({ kind }) => kind === one).length < 8)).toEqual([]);
  });

  test('have their code once in its file, and the tests that notice them', () => {
    expect(listIds(VIEW_DEFECTS.filter((defect) => !isPlantable(defect)))).toEqual([]);
    expect(listIds(VIEW_DEFECTS.filter((defect) => !isWatched(defect)))).toEqual([]);
  });
});
