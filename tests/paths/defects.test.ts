import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED } from './defects';
import { DEFECTS } from './system/defects';

test('the code that each planted defect replaces is still there, and each has an id of its own', () => {
  const outdated = PLANTED.filter(({ patches }) =>
    patches.some(({ file, from }) => !readFileSync(file, 'utf8').includes(from)),
  );
  expect(outdated.map(({ id }) => id)).toEqual([]);
  const ids = [...PLANTED, ...DEFECTS].map(({ id }) => id);
  expect([...new Set(ids)]).toEqual(ids);
});
