import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MACHINES } from '../machines/support/machines';
import { groupByFile, listExpected, readExpected } from './expected';
import type { Explored } from './explore';
import { getExplored } from './explored';
import type { Cover } from './generator/cover';
import { countSteps, findFlaws, type Paths } from './generator/graph';
import { toGolden } from './golden/golden';
import { runLive } from './live';
import { MODELS } from './models';
import { copy, listMutants } from './mutants/mutants';
import { createNotice } from './mutants/notice';
import { findReason } from './mutants/survivors';
import { describeCase } from './report/words';
import { walk } from './walk';
import { CAP, countPairs, countPairsTaken, coverFewest, generate, toGraph } from './suite';

beforeAll(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('every machine of the product has a model', () => {
  expect(MODELS.map(({ machine }) => machine.id).toSorted()).toEqual(Object.keys(MACHINES).toSorted());
});

/** One in so many mutants, from a seed on; mutants.long.test.ts tries all. */
const SAMPLE = 40;
const SEED = Number(process.env['MUTANTS_SEED'] ?? 0);

const FILES = groupByFile(MODELS);

/** Steps of short paths, as a multiple of the fewest: two machines have states that lie deep (record 73). */
const SHORT = 1.17;
const DEEP: Readonly<Record<string, number>> = { navigation: 1.36, root: 1.28 };

const all = { steps: 0, fewest: 0 };

test('what is expected is committed of every factory and machine, and of no other', () => {
  expect(listExpected().toSorted()).toEqual([...FILES.keys()].toSorted());
});

test.each([...FILES])(
  '%s: where each case leads, what it does and what it changes is as it is committed',
  (name, models) => {
    expect(toGolden(models.map(getExplored))).toBe(readExpected(name));
  },
);

describe.each(MODELS.map((model) => [model.machine.id, model] as const))('%s', (id, model) => {
  let explored: Explored;
  let fewest: Cover;
  let short: Paths;
  beforeAll(() => {
    explored = getExplored(model);
    fewest = coverFewest(explored);
    short = generate(explored);
  });

  test('takes every transition that it declares, but for those that a sentence explains', () => {
    expect(explored.untaken.toSorted()).toEqual(Object.keys(model.unreached ?? {}).toSorted());
  });

  test('has words for each of its cases in the report, with a section of the specification', () => {
    const wordless = [...explored.moves, ...explored.refused]
      .map(({ name }) => ({ name, section: describeCase(name).section }))
      .filter(({ section }) => !/^§\d$/.test(section));
    expect(wordless).toEqual([]);
  });

  test('is covered in as few steps as can be', () => {
    const { paths, steps, bound } = fewest;
    expect(findFlaws(toGraph(explored), paths)).toEqual([]);
    expect(steps).toBe(bound);
  });

  test('is covered in short paths with few steps more', () => {
    const steps = countSteps(short);
    all.steps += steps;
    all.fewest += fewest.steps;
    expect(Math.max(...short.map(({ length }) => length))).toBeLessThanOrEqual(CAP);
    expect(findFlaws(toGraph(explored), short)).toEqual([]);
    expect(steps / fewest.steps).toBeLessThanOrEqual(DEEP[id] ?? SHORT);
  });

  test('is covered by every two consecutive cases too', () => {
    expect(countPairsTaken(generate(explored, 'pairs', 0))).toBe(countPairs(explored));
  });

  test('shows each of its guards both ways', () => {
    const oneSided = [...explored.verdicts].filter(([, answers]) => answers.size < 2);
    expect(oneSided).toEqual([]);
  });

  test('is otherwise in no part without an expected result that is not true then, but for what a sentence explains', () => {
    const notice = createNotice(explored);
    const mutants = listMutants(explored).filter((_, index) => (index + SEED) % SAMPLE === 0);
    const alive = mutants.filter(({ make }) => !notice(make()));
    expect(alive.filter(({ id }) => findReason(id) === undefined).map(({ id }) => id)).toEqual([]);
    expect(notice(copy(explored).make())).toBe(false);
  });

  test('does on live actors what its paths say, and nothing where it refuses', async () => {
    const visited = new Set<number>();
    for (const path of short) {
      expect(await runLive(explored, walk(explored, path), visited)).toBeUndefined();
    }
    expect(visited.size).toBe(explored.states.length);
  });
});

test('all machines together are covered in short paths with a sixth more steps than the fewest', () => {
  expect(all.steps).toBeLessThanOrEqual(1.17 * all.fewest);
});
