import { describe, expect, test } from 'vitest';
import { BY_MANY, BY_FEW, readFailures, visitServices, type ToPath } from './support/services';

const { complaints, open } = visitServices();

const PAGES: [path: string, toPath: ToPath][] = [
  ...[
    '/',
    '/calendari?lliures=si',
    '/calendari?vista=llista',
    '/xifres',
    '/assessories',
    '/consultes',
    '/activitats',
    '/professionals',
  ].map((path): [string, ToPath] => [path, () => path]),
  ['an assessoria', ({ realised }) => `/assessories/${realised}`],
  ['a completion', ({ pending }) => `/assessories/${pending}/realitzar`],
  ['a move', ({ pending }) => `/assessories/${pending}/hora`],
  ['a new appointment', () => '/calendari/cita/nova'],
];

describe.each([...BY_FEW, ...BY_MANY])('%s', (_name, quirks) => {
  test.each(PAGES)('takes no page: %s', async (_, toPath) => {
    await open(toPath, quirks);
    expect([readFailures(quirks), document.querySelector('main h1') !== null]).toEqual([[], true]);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Invalid|Error:/);
    expect(complaints).toEqual([]);
  });
});
