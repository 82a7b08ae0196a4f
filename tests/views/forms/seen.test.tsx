import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../mock-server/http/injection';
import type { Assessoria } from '../../../mock-server/store/rows/assessoria';
import { openProduct, readAddress, readAll, settle, type Product } from '../support/openProduct';
import { type } from './fill';

let product: Product;

const FORMS = ['/calendari/cita/nova', '/assessories/nova'];
const PHONE = '600 000 117';

const jove = (telefon: string | null, email: string | null): Pick<Assessoria, 'jove'> => ({
  jove: { nom: 'Jana', cognoms: 'Inventada', telefon, email },
});
const at = (id: number, instant: string) => ({
  cita: { id, date: Date.parse(instant), durada: 30 as const, disponibilitat_id: null },
});

/** A person with two visits and one on Monday, and others who are nearly equal. */
async function open(path: string, who = 'informador', fault?: Fault): Promise<void> {
  product = await openProduct(who, path, {
    ...(fault && { fault }),
    prepare(state, put) {
      state.assessories.clear();
      state.last = { ...state.last, assessoria: 0 };
      put({ ...jove('600000117', null), ...at(1, '2026-11-02T10:00:00+01:00') });
      put({ ...jove('+34 600 000 117', 'jana@example.org'), ...at(2, '2026-11-16T10:00:00+01:00') });
      put({ ...jove(null, 'JANA@example.org'), ...at(3, '2026-11-23T10:00:00+01:00') });
      put({ ...jove('600 000 1179', 'jana@example.org.example'), ...at(4, '2026-11-17T10:00:00+01:00') });
      put({ ...jove(PHONE, 'jana@example.org'), ...at(5, '2026-11-18T10:00:00+01:00'), bloquejada: true });
    },
  });
}

async function leave(id: string): Promise<void> {
  act(() => document.getElementById(id)?.blur());
  await settle();
}

const readHint = (): string[] => readAll('.seen-hint p > span:has(a)');
const readSearches = (): string[] => product.calls.filter((call) => call.includes('assessories?q='));
const getSearch = (q: string) => `GET /api/assessories?q=${q}&sort=-cita.date&per_page=100`;

describe.each(FORMS)('earlier visits at %s', (path) => {
  test('are shown with number, dates and places after the telephone is left', async () => {
    await open(path);
    for (const typed of ['600 0', '600 000 11', PHONE]) type('jove.telefon', typed);
    await settle();
    expect(readSearches()).toEqual([]);
    await leave('jove.telefon');
    expect(readSearches()).toEqual([getSearch('600+000+117')]);
    expect(document.querySelector('.seen-hint[role=status]')?.textContent).toContain(
      'Aquest telèfon o correu ja surt en 2 assessories.',
    );
    expect(readHint()).toEqual(["L'última: 16/11/2026 10:00 · Laboral · Jana Inventada (finestra nova)"]);

    type('jove.email', 'jana@example.org');
    expect(readHint()).toEqual([]);
    await leave('jove.email');
    expect(readHint()).toEqual([
      "L'última: 16/11/2026 10:00 · Laboral · Jana Inventada (finestra nova)",
      'La propera: 23/11/2026 10:00 · Laboral · Jana Inventada (finestra nova)',
    ]);
    expect(
      [...document.querySelectorAll('.seen-hint a')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('target'),
      ]),
    ).toEqual([
      ['/assessories/2', '_blank'],
      ['/assessories/3', '_blank'],
    ]);
    expect(readAddress()).toBe(path);
  });
});

describe('the search for earlier visits', () => {
  test('is not made for an invalid contact, nor twice for the same one', async () => {
    await open('/calendari/cita/nova');
    type('jove.telefon', '600 000');
    await leave('jove.telefon');
    type('jove.email', 'jana@');
    await leave('jove.email');
    expect(readSearches()).toEqual([]);
    type('jove.telefon', PHONE);
    await leave('jove.telefon');
    type('jove.telefon', '600000117');
    await leave('jove.telefon');
    await leave('jove.nom');
    expect(readSearches()).toEqual([getSearch('600+000+117')]);
  });

  test('takes its room while the contact is typed, and says that a person is new', async () => {
    await open('/calendari/cita/nova');
    const readHint = () => document.querySelector('.seen-hint[role=status]')?.textContent;
    type('jove.telefon', '600 000 11');
    expect(readHint()).toBe('');
    type('jove.telefon', '600 000 118');
    expect(readHint()).toBe('Cercant si ja ha vingut…');
    await leave('jove.telefon');
    expect(readSearches()).toEqual([getSearch('600+000+118'), getSearch('600000118')]);
    expect(readHint()).toBe('Aquest telèfon o correu no surt en cap assessoria.');
  });

  test('is not made without the right to read assessories', async () => {
    await open('/calendari/cita/nova');
    const { session } = product.root.getSnapshot().context;
    const permissions = session?.permissions.filter((name) => !name.includes('assessoria')) ?? [];
    act(() =>
      product.root.send({
        type: 'session.changed',
        status: 'signedIn',
        lost: false,
        session: session && { ...session, permissions },
      }),
    );
    await settle();
    type('jove.telefon', PHONE);
    await leave('jove.telefon');
    expect([readSearches(), readHint()]).toEqual([[], []]);
  });
});

test('a failed search is said in its place alone, and is repeated when the field is left again', async () => {
  await open('/calendari/cita/nova', 'informador', {
    kind: 'status',
    status: 500,
    body: {},
    times: 1,
    match: { path: '/assessories$' },
  });
  type('jove.telefon', PHONE);
  await leave('jove.telefon');
  expect([readAll('.seen-hint p'), readAll('[role=alert]'), readAll('.notice')]).toEqual([
    ["No s'ha pogut cercar si ja ha vingut."],
    [],
    [],
  ]);
  act(() => document.getElementById('jove.telefon')?.focus());
  await leave('jove.telefon');
  expect(readHint()).toHaveLength(1);
});

describe('other sessions in the detail', () => {
  const readOthers = () =>
    [...document.querySelectorAll('.other-sessions li')].map((row) => [
      row.querySelector('a')?.getAttribute('href'),
      ...readAll('a, .state-chip', row),
    ]);

  test('are listed with a link to each', async () => {
    await open('/assessories/2', 'informador_integral');
    expect(readAll('.form-section h2').at(-1)).toBe('Altres assessories amb el mateix telèfon o correu');
    expect(readOthers()).toEqual([
      ['/assessories/3', '23/11/2026 10:00', 'Pendent'],
      ['/assessories/1', '02/11/2026 10:00', 'Per tancar'],
    ]);
    expect(readAddress()).toBe('/assessories/2');
  });

  test('are not mentioned for a single visit', async () => {
    await open('/assessories/4', 'informador_integral');
    expect(readSearches()).toHaveLength(2);
    expect(readOthers()).toEqual([]);
    expect(readAll('.form-section h2')).toHaveLength(2);
  });

  test('are replaced by a message when they fail to load', async () => {
    await open('/assessories/2', 'informador_integral', {
      kind: 'status',
      status: 500,
      body: {},
      match: { path: '/assessories$' },
    });
    expect(readAll('.form-section').at(-1)).toContain('Error llistant les assessories');
    expect(readOthers()).toEqual([]);
  });
});
