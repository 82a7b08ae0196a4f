import { expect, test } from 'vitest';
import { getExplored } from '../explored';
import { MODELS } from '../models';
import { listMutants } from './mutants';
import { createNotice } from './notice';
import { findReason, SURVIVORS } from './survivors';

const survivors: string[] = [];

test.each(MODELS.map((model) => [model.machine.id, model] as const))(
  '%s: nothing is otherwise without an expected result that is not true then, but for what a sentence explains',
  (_, model) => {
    const explored = getExplored(model);
    const notice = createNotice(explored);
    const alive = listMutants(explored).filter(({ make }) => !notice(make()));
    survivors.push(...alive.map(({ id }) => id));
    expect(alive.filter(({ id }) => findReason(id) === undefined).map(({ id }) => id)).toEqual([]);
  },
);

test('each sentence explains a mutant', () => {
  const needed = new Set(survivors.map(findReason));
  expect(SURVIVORS.filter(([, reason]) => !needed.has(reason))).toEqual([]);
});
