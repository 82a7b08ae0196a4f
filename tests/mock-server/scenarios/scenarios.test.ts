import { expect, test } from 'vitest';
import type { ScenarioName } from '../../../mock-server/scenarios/scenarios';
import { bookingOf, findFreeSlot } from '../support/fixtures';
import { createTestServer } from '../support/testServer';

test.each<[ScenarioName, number[]]>([
  ['empty', [12, 14, 85, 13, 0, 0, 0]],
  ['demo', [12, 14, 85, 40, 600, 150, 1200]],
  ['busy', [12, 14, 170, 120, 3000, 750, 6000]],
])('%s holds so many offices, antenes, schools, professionals and records', async (scenario, counts) => {
  const { backend, close } = await createTestServer({ scenario });
  const { oficines, centres, ...rows } = backend.getStore().state;
  const antenas = oficines.flatMap((oficina) => oficina.antenas);
  expect([
    ...[oficines.length, antenas.length, centres.length, rows.professionals.size],
    ...[rows.assessories.size, rows.activitats.size, rows.consultes.size],
  ]).toEqual(counts);
  await close();
});

test('in an empty store the first appointment can be booked', async () => {
  const server = await createTestServer({ scenario: 'empty' });
  const admin = await server.signIn('admin');
  expect((await admin.get('/assessories')).json.meta.total).toBe(0);
  const { status, json } = await admin.post('/cites', bookingOf(findFreeSlot(server)));
  expect([status, json.data.assessoria.id]).toEqual([201, 1]);
  await server.close();
});
