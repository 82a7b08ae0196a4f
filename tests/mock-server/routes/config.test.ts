import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_DATA_RULES } from '../../../src/domain/nouns/dataRules';
import { ROLES } from '../../../src/domain/access/roles';
import { openTestServer } from '../support/testServer';

const { server } = await openTestServer();
beforeEach(() => server.restart());

const PATH = '/config/data_rules';

test.each(ROLES)('%s reads the date rules, and saving them needs the permission', async (role) => {
  const me = await server.signIn(role);
  expect(await me.get(PATH)).toMatchObject({ status: 200, json: { data: DEFAULT_DATA_RULES } });
  const answer = await me.patch(PATH, { consultes_edicio: { dies_enrere: 3 } });
  expect(answer.status).toBe(role === 'admin' ? 200 : 403);
  const { json } = await me.get(PATH);
  expect(json.data.consultes_edicio.dies_enrere).toBe(role === 'admin' ? 3 : 15);
});

describe('saving the rules', () => {
  test('saving answers the whole rules, with absent and null ones unchanged', async () => {
    const me = await server.signIn('admin');
    const { status, json } = await me.patch(PATH, {
      activitats: { dies_enrere: 1 },
      assessories: null,
      consultes_edicio: {},
      altres: { dies_enrere: 5 },
    });
    const { activitats, assessories, consultes_edicio } = DEFAULT_DATA_RULES;
    const expected = { activitats: { ...activitats, dies_enrere: 1 }, assessories, consultes_edicio };
    expect([status, json.data]).toEqual([200, expected]);
    expect((await me.get(PATH)).json.data).toEqual(expected);
  });

  test.each([
    [{ assessories: { dies_enrere: -1 } }, ['assessories.dies_enrere']],
    [{ assessories: { dies_enrere: 3651 } }, ['assessories.dies_enrere']],
    [{ activitats: { dies_endavant: 1.5 } }, ['activitats.dies_endavant']],
    [{ activitats: { dies_endavant: '7' } }, ['activitats.dies_endavant']],
    [{ consultes_edicio: { dies_enrere: null } }, ['consultes_edicio.dies_enrere']],
    [{ consultes_edicio: 7 }, ['consultes_edicio']],
    [
      { activitats: { dies_enrere: 'x', dies_endavant: 'y' }, assessories: [] },
      ['activitats.dies_enrere', 'activitats.dies_endavant', 'assessories'],
    ],
  ])('saving %j is 422 at its fields and changes nothing', async (body, fields) => {
    const me = await server.signIn('admin');
    const { status, json } = await me.patch(PATH, { ...body });
    expect([status, Object.keys(json.errors)]).toEqual([422, fields]);
    expect((await me.get(PATH)).json.data).toEqual(DEFAULT_DATA_RULES);
  });

  test.each([0, 3650])('saving accepts %s days, a limit', async (dies_enrere) => {
    const me = await server.signIn('admin');
    const { json } = await me.patch(PATH, { consultes_edicio: { dies_enrere } });
    expect(json.data.consultes_edicio).toEqual({ dies_enrere });
  });

  test('a saved rule applies to the next booking', async () => {
    const me = await server.signIn('admin');
    await me.patch(PATH, { assessories: { dies_endavant: 0 } });
    const { json } = await me.post('/assessories', { tipus: 'laboral', date: '2026-11-21T10:00:00+01:00' });
    expect(Object.keys(json.errors)).toContain('date');
  });
});
