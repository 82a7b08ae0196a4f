import { expect, test } from 'vitest';
import { toCsv } from '../../../src/domain/values/csv';
import { completionOf, putAssessoria } from '../support/fixtures';
import { openTestServer } from '../support/testServer';

const { server, admin } = await openTestServer();

const HEADINGS =
  'id;tipus;data;estat;durada;modalitat;oficina;antena;professional;nom;cognoms;telefon;email;edat;perfil;genere;' +
  'idioma;autonomia;formacio;ocupacio;situacio_administrativa;residencia;conegut;tematica;descripcio;' +
  'informacio_entregada;observacions;inscripcio;assistents;acompanyant;valoracio;comentaris;tematiques;' +
  'subtematiques;derivacio;sector_professional;temporalitat;zona_geografica;pais;realitzada;durada_realitzada;' +
  'cfgs_cfgm;universitat';

async function exportLines(query: string, me = admin): Promise<string[]> {
  const { status, json } = await me.get(`/assessories/exports/csv${query}`);
  expect([status, Object.keys(json)]).toEqual([200, ['content']]);
  return json.content.split('\r\n');
}

test.each([
  ['a;b', '"a;b"'],
  ['a"b', '"a""b"'],
  ['a\r\nb', '"a\r\nb"'],
  ['a\nb', '"a\nb"'],
  ['a,b', 'a,b'],
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("a";"b")', '"\'=HYPERLINK(""a"";""b"")"'],
  ['a=b', 'a=b'],
  [' =1', ' =1'],
  [-5, "'-5"],
  [7.5, '7,5'],
  ['7.5', '7.5'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
])('a cell with %j is written as %j', (value, cell) => {
  expect(toCsv([['x', () => value]], [1])).toBe(`x\r\n${cell}\r\n`);
});

test('the export has all pages of the list, in its order, with its filters', async () => {
  const all = await exportLines('');
  expect([all.length, all[0], all.at(-1)]).toEqual([602, HEADINGS, '']);
  const { json } = await admin.get('/assessories?per_page=100&estat=no_assistida&sort=-jove.nom');
  const lines = await exportLines('?page=3&per_page=15&estat=no_assistida&sort=-jove.nom');
  expect(lines.slice(1, -1).map((line) => Number(line.split(';')[0]))).toEqual(
    json.data.map(({ id }: { id: number }) => id),
  );
  expect((await admin.get('/assessories/exports/csv?data_inici=x')).status).toBe(422);
});

test('a realised assessoria is exported whole, with guarded and quoted texts', async () => {
  const { id } = putAssessoria(server, {
    tipus: 'mobilitat_internacional',
    antena_id: 101,
    jove: { nom: '=Jana', cognoms: 'Inventada; "Prova"', telefon: '+34 600', email: '@a' },
    descripcio: 'una\nlínia',
    conegut: ['web', 'jb'],
  });
  const { path, body } = completionOf('mobilitat_internacional', id);
  await admin.post(path, { ...body, subtematica_id: [1401, 1402], derivacio: ['ate', 'laboral'], pais: 49 });
  const content = (await exportLines('?q=%3Djana')).join('\r\n');
  const { nom, cognom, segon_cognom } = server.backend.getStore().state.professionals.get(3)!;
  expect(content).toBe(
    `${HEADINGS}\r\n${id};Mobilitat internacional;20/11/2026 09:20;Realitzada;30;Presencial;Oficina Gràcia;` +
      `Antena Institut Exemple;${[nom, cognom, segon_cognom].filter(Boolean).join(' ')};'=Jana;` +
      '"Inventada; ""Prova""";\'+34 600;\'@a;16-19;Jove;Dona;;;;;;;Web, Joves de Barcelona;;"una\nlínia";;;' +
      "Cita prèvia;1;;5;;Treballar a fora;Ofertes d'Europa, Au pair;Aquí t'Escoltem (ATE), Laboral;;;;Nova Zelanda;;;;\r\n",
  );
});

test('a blocked assessoria is exported with id, type and date only', async () => {
  const { id } = putAssessoria(server, { bloquejada: true });
  const line = (await exportLines('')).find((candidate) => candidate.startsWith(`${id};`));
  expect(line).toBe(`${id};Laboral;20/11/2026 09:20${';'.repeat(40)}`);
});

test('an export has readable assessories only', async () => {
  const lines = await exportLines('', await server.signIn('assesor_habitatge'));
  expect(new Set(lines.slice(1, -1).map((line) => line.split(';')[1]))).toEqual(new Set(['Habitatge']));
});
