import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOGETHER, type QuirkName } from '../../mock-server/transports/quirks';
import type { State } from '../../mock-server/store/state';
import { choose, readShown, submit, type } from './forms/fill';
import { type Product, openProduct, readAll, readNotices } from './support/openProduct';

let product: Product | undefined;
const complaints: unknown[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...what) => {
    // jsdom does not know <search>.
    if (!String(what[0]).includes('unrecognized in this browser')) complaints.push(what);
  });
});
afterEach(() => {
  product?.close();
  vi.restoreAllMocks();
  localStorage.clear();
});

const SETS: Record<string, readonly QuirkName[]> = {
  'most at once': TOGETHER,
  'what most leaves out': [
    'instantsWithoutOffset',
    'metaAtTheTop',
    'emptyTextsForNull',
    'noDate',
    'noProfessional',
    'otherType',
    'otherOption',
    'noProfile',
    'noOffice',
  ],
  'pages that say little': ['simplePages', 'offsetsWithoutColon', 'instantsWithoutSeconds'],
  'pages that say nothing': ['noMeta', 'emptyListsAsNull'],
};

/** Ids of a realised assessoria, a past pending one, and others that an admin may open. */
function findIds(state: State) {
  const assessories = [...state.assessories.values()].filter(({ bloquejada }) => !bloquejada);
  const realised = assessories.find(({ realitzacio }) => realitzacio !== null);
  const pending = assessories.find(
    ({ realitzacio, assistit, cita }) =>
      realitzacio === null && assistit === null && cita.date < state.anchor,
  );
  const [consulta] = [...state.consultes.values()].toSorted((one, other) => other.data - one.data);
  return { realised: realised?.id, pending: pending?.id, consulta: consulta?.id };
}

type Ids = ReturnType<typeof findIds>;
const toConsulta = (state: State): string => `/consultes/${findIds(state).consulta}/editar`;
const LISTS = ['/assessories', '/consultes', '/activitats', '/professionals', '/calendari?vista=llista'];
const RECORDS: [path: string, toPath: (ids: Ids) => string][] = [
  ['an assessoria', ({ realised }) => `/assessories/${realised}`],
  ['an assessoria that is changed', ({ pending }) => `/assessories/${pending}/editar`],
  ['a completion', ({ pending }) => `/assessories/${pending}/realitzar`],
  ['a consulta', ({ consulta }) => `/consultes/${consulta}/editar`],
  ['an activity', () => '/activitats/1/editar'],
  ['a professional', () => '/professionals/3/editar'],
  ['a new appointment', () => '/calendari/cita/nova'],
  ['the rules of the dates', () => '/configuracio/control'],
];

const countRows = (): number => document.querySelectorAll('main tbody tr, main .calendar-list li').length;

const plain = new Map<string, number>();
async function countPlain(path: string): Promise<number> {
  if (!plain.has(path)) {
    product = await openProduct('admin', path);
    plain.set(path, countRows());
    product.close();
  }
  return plain.get(path) ?? Number.NaN;
}

const readFailures = (): string[] =>
  readAll('main .state-panel, main .banner-error, .notice-error .notice-message');

describe.each(Object.entries(SETS))('%s', (_, quirks) => {
  test.each(LISTS)('%s shows every row', async (path) => {
    const rows = await countPlain(path);
    product = await openProduct('admin', path, { quirks });
    expect([countRows(), readFailures()]).toEqual([rows, []]);
    expect(rows).toBeGreaterThan(5);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Invalid/);
    expect(complaints).toEqual([]);
  });

  test.each(RECORDS)('%s opens', async (_path, toPath) => {
    product = await openProduct('admin', (state) => toPath(findIds(state)), { quirks });
    expect([readFailures(), document.querySelector('main .description-list, main form') !== null]).toEqual([
      [],
      true,
    ]);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Invalid/);
    expect(complaints).toEqual([]);
  });
});

const PAGES: [path: string, toPath: (ids: Ids) => string][] = [
  ['the first page', () => '/'],
  ['the calendar', () => '/calendari'],
  ['the figures', () => '/xifres'],
  ...LISTS.map((path): (typeof PAGES)[number] => [path, () => path]),
  ...RECORDS,
  ['a move', ({ pending }) => `/assessories/${pending}/hora`],
];

describe.each(['typesRenamed', 'statesRenamed', 'roleRenamed', 'relationsAsIds'] as const)(
  '%s takes no page',
  (quirk) => {
    test.each(PAGES)('%s', async (_, toPath) => {
      product = await openProduct('admin', (state) => toPath(findIds(state)), { quirks: [quirk] });
      expect([
        readAll('.root-error, main .banner-error'),
        document.querySelector('main h1') !== null,
      ]).toEqual([[], true]);
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Invalid|Error:/);
      expect(complaints).toEqual([]);
    });
  },
);

test('an unknown option is shown as it was sent, and sent back unchanged', async () => {
  let id = 0;
  product = await openProduct('admin', () => `/consultes/${id}/editar`, {
    quirks: ['otherOption'],
    prepare(state) {
      id = findIds(state).consulta ?? 0;
      const consulta = state.consultes.get(id);
      if (consulta) state.consultes.set(id, { ...consulta, idioma: 'altres', derivacio: ['soc', 'altres'] });
    },
  });
  expect([readShown('idioma'), readShown('derivacio')]).toEqual([
    'amazic',
    expect.stringContaining('amazic'),
  ]);
  type('observacions', 'Torna dijous');
  await submit();
  expect(readNotices()).toEqual([expect.stringContaining("La consulta s'ha modificat correctament.")]);
  expect(product.backend.getStore().state.consultes.get(id)).toMatchObject({
    idioma: 'altres',
    derivacio: ['soc', 'altres'],
    observacions: 'Torna dijous',
  });
});

test('options that cannot be read are shown as they came, and kept by a change of another field', async () => {
  let id = 0;
  product = await openProduct('admin', () => `/consultes/${id}/editar`, {
    quirks: ['optionsAsCodes'],
    prepare(state) {
      id = findIds(state).consulta ?? 0;
      const consulta = state.consultes.get(id);
      if (consulta) state.consultes.set(id, { ...consulta, idioma: 'ca', conegut: ['web', 'tutor'] });
    },
  });
  const before = product.backend.getStore().state.consultes.get(id);
  expect([readShown('conegut'), document.getElementById('idioma-note')?.textContent.trim()]).toEqual([
    expect.stringContaining(`«{"codi":"web"}» (no s'ha pogut llegir)`),
    `No s'ha pogut llegir «{"codi":"ca"}». Si no ho canvies, quedarà com està.`,
  ]);
  type('observacions', 'Torna dijous');
  await choose('conegut', 'Xarxes socials');
  await submit();
  expect(readNotices()).toEqual([expect.stringContaining("La consulta s'ha modificat correctament.")]);
  expect(product.backend.getStore().state.consultes.get(id)).toEqual({
    ...before,
    conegut: ['web', 'tutor', 'xarxes_socials'],
    observacions: 'Torna dijous',
  });
});

test('a change whose answer has no record is not reported as saved, and what was typed stays', async () => {
  product = await openProduct('admin', toConsulta, { quirks: ['nothingForSaved'] });
  type('observacions', 'Torna dijous');
  await submit();
  expect(readNotices()).toEqual([expect.stringContaining("No sabem si s'ha arribat a fer")]);
  expect((document.getElementById('observacions') as HTMLTextAreaElement).value).toBe('Torna dijous');
});
