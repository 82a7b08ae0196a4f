import { expect, test } from 'vitest';
import { Assessoria } from '../../../src/domain/nouns/assessoria';
import type { Tipus } from '../../../src/domain/values/options';
import { completionOf, putAssessoria } from '../support/fixtures';
import { NO_ANSWERS } from '../../domain/samples';
import { openTestServer, postAtOnce } from '../support/testServer';

const { server, admin } = await openTestServer();

function complete(tipus: Tipus, changes: object = {}, me = admin, id = putAssessoria(server, { tipus }).id) {
  const { path, body } = completionOf(tipus, id);
  return me.post(path, { ...body, ...changes });
}

test.each([
  ['academica', { realitzada: 'caaj', tematiques: [{ id: 1, name: 'ESO i PFI' }] }],
  ['laboral', {}],
  ['mobilitat_internacional', { tematiques: [{ id: 14, name: 'Treballar a fora' }] }],
  [
    'emprenedoria',
    {
      tematiques: [{ id: 20, name: 'Idea de negoci' }],
      subtematiques: [{ id: 2001, name: 'Model de negoci' }],
    },
  ],
  [
    'habitatge',
    {
      tematiques: [{ id: 25, name: "Recerca d'habitatge" }],
      subtematiques: [{ id: 2501, name: 'Pis compartit' }],
    },
  ],
] as const)('the smallest completion of %s answers the whole realised record', async (tipus, realised) => {
  const { status, json } = await complete(tipus);
  expect(status).toBe(201);
  expect(Assessoria.safeParse(json.data).error).toBeUndefined();
  expect(json.data.assistit).toBe(true);
  expect(json.data.realitzada).toEqual({
    ...NO_ANSWERS,
    inscripcio: 'cita_previa',
    assistents: 1,
    valoracio_assessor: 5,
    ...realised,
  });
  expect((await admin.get(`/assessories/${json.data.id}`)).json).toEqual(json);
});

test.each([
  [
    'academica',
    {
      durada: '+90min',
      universitat: 101,
      subtematica_id: [102],
      derivacio: ['eap', 'altres'],
      acompanyant: 'tutor_legal',
      comentaris: 'Bé.',
    },
    {
      realitzada: 'caaj',
      durada: '+90min',
      universitat: { id: 101, name: 'Universitat de Barcelona' },
      tematiques: [{ id: 1, name: 'ESO i PFI' }],
      subtematiques: [{ id: 102, name: 'Programes de formació i inserció' }],
      derivacio: ['eap', 'altres'],
      acompanyant: 'tutor_legal',
      comentaris: 'Bé.',
    },
  ],
  [
    'academica',
    { cfgs_cfgm: 1, realitzada: 'pij' },
    {
      realitzada: 'pij',
      cfgs_cfgm: { id: 1, name: 'CFGM Activitats comercials' },
      tematiques: [{ id: 1, name: 'ESO i PFI' }],
    },
  ],
  [
    'laboral',
    { sector_professional_id: 4, tematica_id: [8, 9], derivacio: ['soj'] },
    {
      sector_professional: { id: 4, name: 'Comerç' },
      tematiques: [
        { id: 8, name: 'Recerca de feina' },
        { id: 9, name: 'Drets laborals' },
      ],
      derivacio: ['soj'],
    },
  ],
  [
    'mobilitat_internacional',
    { temporalitat: 'indefint', zona_geografica: 'oceania', pais: 49 },
    {
      temporalitat: 'indefint',
      zona_geografica: 'oceania',
      pais: { id: 49, nom: 'Nova Zelanda' },
      tematiques: [{ id: 14, name: 'Treballar a fora' }],
    },
  ],
] as const)('a completion of %s keeps its own fields (%j)', async (tipus, changes, realised) => {
  const { status, json } = await complete(tipus, changes);
  expect([status, json.data?.realitzada ?? json]).toEqual([
    201,
    { ...NO_ANSWERS, inscripcio: 'cita_previa', assistents: 1, valoracio_assessor: 5, ...realised },
  ]);
});

test("a completion ignores another type's fields", async () => {
  const { json } = await complete('laboral', {
    temporalitat: 'ns_nc',
    realitzada: 'caaj',
    pais: 1,
    color: 'blau',
  });
  expect(json.data.realitzada).toEqual({
    ...NO_ANSWERS,
    inscripcio: 'cita_previa',
    assistents: 1,
    valoracio_assessor: 5,
  });
});

const inscripcio = ["Indica com s'ha inscrit"];
const assistents = ["Indica el nombre d'assistents"];
const valoracio = ["Valora l'assesssoria"];
const tematica = ['Indica almenys una temàtica'];
const subtematica = ['Indica almenys una subtemàtica'];
test.each([
  [
    'academica',
    { inscripcio, assistents, valoracio, realitzada: ["Indica on s'ha realitzat"], tematica_id: tematica },
  ],
  ['laboral', { inscripcio, assistents, valoracio }],
  ['mobilitat_internacional', { inscripcio, assistents, valoracio, tematica_id: tematica }],
  ['emprenedoria', { inscripcio, assistents, valoracio, tematica_id: tematica, subtematica_id: subtematica }],
  ['habitatge', { inscripcio, assistents, valoracio, tematica_id: tematica, subtematica_id: subtematica }],
] as const)(
  "a completion of %s without required fields is 422 with the specification's texts",
  async (tipus, errors) => {
    const { id } = putAssessoria(server, { tipus });
    const { status, json } = await admin.post(completionOf(tipus, id).path, { assessoria_id: id });
    expect([status, json.errors]).toEqual([422, errors]);
  },
);

const big = ['El valor és massa gran.'];
const small = ['El valor és massa petit.'];
const format = ['El format no és vàlid.'];
const foreignTheme = ["Aquesta temàtica no és del tipus d'assessoria."];
const foreignSubtheme = ['Aquesta subtemàtica no és de cap temàtica triada.'];
const unknownStudy = ['Aquests estudis no existeixen.'];
test.each([
  ['laboral', { inscripcio: 'telefon' }, { inscripcio: format }],
  ['laboral', { assistents: 16 }, { assistents: big }],
  ['laboral', { assistents: 0 }, { assistents: small }],
  ['laboral', { assistents: 1.5 }, { assistents: format }],
  ['laboral', { assistents: '2' }, { assistents: format }],
  ['laboral', { valoracio: 6 }, { valoracio: big }],
  ['laboral', { valoracio: 0 }, { valoracio: small }],
  ['laboral', { acompanyant: 'gos' }, { acompanyant: format }],
  ['laboral', { comentaris: 'x'.repeat(2001) }, { comentaris: ['El text és massa llarg.'] }],
  ['laboral', { derivacio: ['eap'] }, { derivacio: format }],
  ['laboral', { tematica_id: [25] }, { tematica_id: foreignTheme }],
  ['laboral', { tematica_id: [8], subtematica_id: [901] }, { subtematica_id: foreignSubtheme }],
  ['laboral', { subtematica_id: [801] }, { subtematica_id: foreignSubtheme }],
  [
    'laboral',
    { sector_professional_id: 99 },
    { sector_professional_id: ['Aquest sector professional no existeix.'] },
  ],
  ['academica', { tematica_id: [] }, { tematica_id: tematica }],
  ['academica', { tematica_id: [8] }, { tematica_id: foreignTheme }],
  ['academica', { realitzada: 'casa' }, { realitzada: format }],
  [
    'academica',
    { realitzada: 'pij', durada: '<30min' },
    { durada: ["La durada només s'indica si s'ha realitzat al CAAJ."] },
  ],
  [
    'academica',
    { cfgs_cfgm: 1, universitat: 101 },
    { universitat: ['Indica uns estudis de cicle o una universitat, no totes dues coses.'] },
  ],
  ['academica', { cfgs_cfgm: 101 }, { cfgs_cfgm: unknownStudy }],
  ['academica', { universitat: 1 }, { universitat: unknownStudy }],
  [
    'mobilitat_internacional',
    { zona_geografica: 'africa', pais: 49 },
    { pais: ['Aquest país no és de la zona geogràfica.'] },
  ],
  ['mobilitat_internacional', { pais: 999 }, { pais: ['Aquest país no és de la zona geogràfica.'] }],
  ['mobilitat_internacional', { temporalitat: 'sempre' }, { temporalitat: format }],
  ['emprenedoria', { subtematica_id: [2101] }, { subtematica_id: foreignSubtheme }],
  ['habitatge', { subtematica_id: [] }, { subtematica_id: subtematica }],
] as const)(
  'a completion of %s with %j is 422 at its field and changes nothing',
  async (tipus, changes, errors) => {
    const row = putAssessoria(server, { tipus });
    const { status, json } = await complete(tipus, changes, admin, row.id);
    expect([status, json.errors]).toEqual([422, errors]);
    expect(server.backend.getStore().state.assessories.get(row.id)).toEqual(row);
  },
);

test.each([
  [{ tipus: 'habitatge' }, ["Aquesta assessoria és d'un altre tipus."]],
  [
    { realitzacio: { inscripcio: 'espontania', assistents: 1, valoracio: 1 }, assistit: true },
    ['Aquesta assessoria ja està realitzada.'],
  ],
  [{ assistit: false }, ['Aquesta assessoria consta com a no assistida.']],
] as const)("only an open assessoria of the call's type can be completed (%j)", async (changes, texts) => {
  const row = putAssessoria(server, changes);
  const { status, json } = await complete('laboral', {}, admin, row.id);
  expect([status, json.errors]).toEqual([422, { assessoria_id: texts }]);
  expect(server.backend.getStore().state.assessories.get(row.id)).toEqual(row);
});

test.each([[999_999], ['x'], [null], [1.5], [undefined]])(
  'a completion of a missing assessoria is 422 (%j)',
  async (assessoria_id) => {
    const { status, json } = await complete('laboral', { assessoria_id });
    expect([status, Object.keys(json.errors)]).toEqual([422, ['assessoria_id']]);
  },
);

test('exactly one of several simultaneous completions succeeds', async () => {
  const { path, body } = completionOf('habitatge', putAssessoria(server, { tipus: 'habitatge' }).id);
  const answers = await postAtOnce([admin, admin, admin, admin], path, body);
  expect(answers.filter(({ status }) => status === 201).length).toBe(1);
  expect(answers.flatMap(({ json }) => json.errors ?? [])).toEqual(
    [1, 2, 3].map(() => ({ assessoria_id: ['Aquesta assessoria ja està realitzada.'] })),
  );
});

test('a future session can be completed, since there is no time limit', async () => {
  const cita = {
    id: 93_000,
    date: Date.parse('2027-06-01T10:00:00Z'),
    durada: 30,
    disponibilitat_id: null,
  } as const;
  const { id } = putAssessoria(server, { tipus: 'laboral', cita });
  expect((await complete('laboral', {}, admin, id)).status).toBe(201);
});

test('hostile comments are stored exactly as sent', async () => {
  const comentaris = '<img src=x onerror=alert(1)> \u0000\u202E "; DROP';
  expect((await complete('laboral', { comentaris })).json.data.realitzada.comentaris).toBe(comentaris);
});
