import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { DataRules } from '../../../src/domain/nouns/dataRules';
import { Named } from '../../../src/domain/values/fields';
import { Academica, CentreEducatiu, Marc, Pais } from '../../../src/domain/nouns/interns';
import { Oficina } from '../../../src/domain/access/oficina';
import { Tematica } from '../../../src/domain/nouns/tematica';
import { openTestServer } from '../support/testServer';

const { server } = await openTestServer();
const me = await server.signIn('assesor_habitatge');

const wrapped = <T extends z.ZodMiniType>(row: T) => z.object({ data: z.array(row).check(z.minLength(2)) });

test.each([
  ['ambits', wrapped(Named)],
  ['areas', wrapped(Named)],
  ['marcs', wrapped(Marc)],
  ['tematiques', wrapped(Tematica)],
  ['paisos', wrapped(Pais)],
  ['academiques', wrapped(Academica)],
  ['oficines', wrapped(Oficina)],
  ['centre_educatius', wrapped(CentreEducatiu)],
  ['sector_professionals', z.object({ data: wrapped(Named) })],
])('interns/%s answers in the form of the contract', async (name, schema) => {
  const { status, json } = await me.get(`/interns/${name}`);
  expect(status).toBe(200);
  expect(schema.safeParse(json).error).toBeUndefined();
  expect((await server.as().get(`/interns/${name}`)).status).toBe(401);
});

test('interns/ambits answers the twelve àmbits', async () => {
  const { json } = await me.get('/interns/ambits');
  expect(json.data.map(({ name }: Named) => name).join(', ')).toBe(
    'Formació, Treball, Garantia juvenil, Lleure, Salut i esports, Cultura, Cohesió social, ' +
      'Mobilitat internacional, Participació, TIC, Turisme, Habitatge',
  );
});

test('themes are filtered by type, and an unknown type has none', async () => {
  const { json } = await me.get('/interns/tematiques?tipus=habitatge');
  expect(json.data.map(({ name }: Named) => name)).toEqual([
    "Recerca d'habitatge",
    'Contracte de lloguer',
    'Ajuts al lloguer',
    'Subministraments',
    'Alternatives',
  ]);
  expect((await me.get('/interns/tematiques?tipus=mobilitat')).json).toEqual({ data: [] });
});

test('every àmbit has themes, every theme subthemes, and ids are unique', async () => {
  const ambits = (await me.get('/interns/ambits')).json.data as Named[];
  const themes = (await me.get('/interns/tematiques')).json.data as Tematica[];
  expect(new Set(themes.map(({ ambit_id }) => ambit_id))).toEqual(new Set(ambits.map(({ id }) => id)));
  const subthemes = themes.flatMap(({ subtematica }) => subtematica.map(({ id }) => id));
  expect(new Set(subthemes).size).toBe(subthemes.length);
  expect(themes.every(({ subtematica }) => subtematica.length >= 2)).toBe(true);
});

test('the date rules begin with the defaults, readable with any session', async () => {
  const { status, json } = await me.get('/config/data_rules');
  expect([status, json]).toEqual([
    200,
    {
      data: {
        activitats: { dies_enrere: 30, dies_endavant: 180 },
        assessories: { dies_enrere: 30, dies_endavant: 90 },
        consultes_edicio: { dies_enrere: 15 },
      },
    },
  ]);
  expect(DataRules.safeParse(json.data).error).toBeUndefined();
});
