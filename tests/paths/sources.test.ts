import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MODELS } from './models';
import { listSources } from './sources';

test('each machine stands on the module that makes it and on what is expected of it', async () => {
  const sources = await listSources();
  expect(Object.keys(sources).toSorted()).toEqual(MODELS.map(({ machine }) => machine.id).toSorted());
  expect(
    Object.values(sources)
      .flat()
      .filter((file) => !existsSync(file)),
  ).toEqual([]);
  expect(sources['citaCreate']).toEqual([
    'src/machines/screens/citaCreate.ts',
    'tests/paths/expected/record.txt',
  ]);
  // An inner machine stands on its screen's module, a shared one on its own.
  expect([sources['activitatsListRequest']?.[0], sources['citesRequest']?.[0]]).toEqual([
    'src/machines/screens/activitats.ts',
    'src/machines/kit/requests.ts',
  ]);
});
