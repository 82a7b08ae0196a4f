import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { State } from '../../mock-server/store/state';
import type { FormName } from '../../mock-server/transports/quirks';
import { ALTERNATIVES, pickQuirks } from '../../mock-server/transports/randomQuirks';
import { submit } from './forms/fill';
import { openProduct, readAll, type Product } from './support/openProduct';

const SEED = Number(process.env['QUIRKS_SEED'] ?? 1);

/** Services that differ by one form, and by many at random; `test:all` tries every form. */
const SERVICES: [name: string, quirks: readonly FormName[]][] =
  process.env['QUIRKS'] === 'all'
    ? [
        ...ALTERNATIVES.flat().map((form): [string, FormName[]] => [form, [form]]),
        ...Array.from({ length: 12 }, (_, index) => toRandom(SEED + index)),
      ]
    : [['wholeListsCut', ['wholeListsCut']], toRandom(SEED)];

function toRandom(seed: number): [string, FormName[]] {
  const quirks = pickQuirks(seed);
  return [`seed ${seed}: ${quirks.join(', ')}`, quirks];
}

vi.setConfig({ testTimeout: 60_000 });

let product: Product | undefined;
const complaints: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...what) => {
    // The page's stand-in for a browser does not know <search>.
    if (!String(what[0]).includes('unrecognized in this browser')) complaints.push(what);
  });
});
afterEach(() => {
  product?.close();
  vi.restoreAllMocks();
});

function findIds({ assessories, consultes, anchor }: State) {
  const open = [...assessories.values()].filter(({ bloquejada }) => !bloquejada);
  return {
    realised: open.find(({ realitzacio }) => realitzacio !== null)?.id,
    pending: open.find(
      ({ realitzacio, assistit, cita }) => realitzacio === null && assistit === null && cita.date < anchor,
    )?.id,
    consulta: [...consultes.values()].toSorted((one, other) => other.data - one.data)[0]?.id,
  };
}
type Ids = ReturnType<typeof findIds>;

const PAGES: [path: string, toPath: (ids: Ids) => string][] = [
  ...['/', '/calendari?lliures=si', '/calendari?vista=llista', '/xifres'].map(
    (path): (typeof PAGES)[number] => [path, () => path],
  ),
  ...['/assessories', '/consultes', '/activitats', '/professionals'].map((path): (typeof PAGES)[number] => [
    path,
    () => path,
  ]),
  ['an assessoria', ({ realised }) => `/assessories/${realised}`],
  ['a completion', ({ pending }) => `/assessories/${pending}/realitzar`],
  ['a move', ({ pending }) => `/assessories/${pending}/hora`],
  ['a new appointment', () => '/calendari/cita/nova'],
];
const EDITED: typeof PAGES = [
  ['an assessoria', ({ pending }) => `/assessories/${pending}/editar`],
  ['a consulta', ({ consulta }) => `/consultes/${consulta}/editar`],
  ['an activity', () => '/activitats/1/editar'],
  ['a professional', () => '/professionals/3/editar'],
  ['the rules of the dates', () => '/configuracio/control'],
];

/** True states of pages: no free hour, or a type that is new to this version. */
const TRUE = /^(Cap hora lliure|No pots realitzar aquesta assessoriaAquesta versió de l'aplicació no coneix)/;
/** Said where a name is that of two people. */
const UNNAMED = /^Hi ha \d+ registres? que no es (pot|poden) mostrar/;

function readFailures(quirks: readonly FormName[]): string[] {
  const shown = readAll(
    '.root-error, main .banner-error, main .state-panel, .notice-error .notice-message',
  ).filter((text) => !TRUE.test(text));
  return quirks.includes('relationsByName') ? shown.filter((text) => !UNNAMED.test(text)) : shown;
}
const copy = ({ assessories, consultes, activitats, professionals, dataRules }: State) =>
  structuredClone({ assessories, consultes, activitats, professionals, dataRules });

describe.each(SERVICES)('%s', (_name, quirks) => {
  test.each(PAGES)('takes no page: %s', async (_, toPath) => {
    product = await openProduct('admin', (state) => toPath(findIds(state)), { quirks });
    expect([readFailures(quirks), document.querySelector('main h1') !== null]).toEqual([[], true]);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Invalid|Error:/);
    expect(complaints).toEqual([]);
  });

  test.each(EDITED)('changes nothing of %s that is saved untouched', async (_, toPath) => {
    product = await openProduct('admin', (state) => toPath(findIds(state)), { quirks });
    const { state } = product.backend.getStore();
    const before = copy(state);
    expect(readFailures(quirks)).toEqual([]);
    await submit();
    expect(copy(state)).toEqual(before);
    expect(document.querySelector('.error-summary')).toBeNull();
  });
});
