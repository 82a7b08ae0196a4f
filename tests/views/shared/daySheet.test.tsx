import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { TEMATIQUES } from '../../../mock-server/catalogs/tematiques';
import { openProduct, press, readAll, settleUntil, type Product } from '../support/openProduct';

const theme = TEMATIQUES.find(({ tipus }) => tipus === 'laboral');

let product: Product;

const PRINT = 'Imprimeix el dia';
const readButtons = (): (string | null)[] =>
  [...document.querySelectorAll('button')].map((button) => button.ariaLabel).filter((name) => name === PRINT);
const isPrinted = (): boolean => document.querySelector('.paper') !== null;

async function openDay(who: string, search: string): Promise<void> {
  product = await openProduct(who, `/calendari${search}`, {
    prepare(state, put) {
      state.assessories.clear();
      state.last = { ...state.last, assessoria: 0 };
      const at = (time: string) => ({
        cita: {
          id: state.last.cita + 1,
          durada: 30 as const,
          disponibilitat_id: null,
          date: Date.parse(`2026-11-20T${time}:00+01:00`),
        },
      });
      const jove = (nom: string, email: string | null) => ({
        jove: { nom, cognoms: 'Inventada', telefon: '600 000 001', email },
      });
      put({ ...jove('Jana', 'jana@example.org'), ...at('09:00'), tematica_id: theme?.id ?? null });
      put({ ...jove('Duna', null), ...at('10:00'), tipus: 'academica' });
      put({ ...jove('Ona', null), ...at('11:00'), bloquejada: true });
    },
  });
}

/** Presses the button; returns the printed pages. */
async function print(): Promise<string[][]> {
  vi.stubGlobal('print', vi.fn());
  await press(PRINT);
  await settleUntil(isPrinted);
  return [...document.querySelectorAll('.paper tbody tr')].map((row) => readAll('th, b, p', row));
}

test('the day of an office names only persons whose data may be seen', async () => {
  await openDay('assesor_laboral', '?vista=dia&professional_id=tots&oficina_id=1');
  const rows = await print();
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['09:00–09:30', 'Jana Inventada', '600 000 001 · jana@example.org'],
    ['10:00–10:30', 'Sense permís per veure qui és', ''],
    ['11:00–11:30', 'Bloquejada', 'Laboral'],
  ]);
  expect(rows[0]?.[3]).toBe(`Laboral · ${theme?.name}`);
  expect(rows[1]?.[3]).toBe('Acadèmica');
  expect(product.calls.filter((call) => call.startsWith('GET /api/assessories?data_inici'))).toHaveLength(1);
  expect(globalThis.print).toHaveBeenCalledOnce();

  act(() => void dispatchEvent(new Event('afterprint')));
  expect(isPrinted()).toBe(false);
});

test('without the right to names only the appointments are loaded', async () => {
  await openDay('assesor_habitatge', '?vista=dia&professional_id=tots&oficina_id=1');
  const rows = await print();
  expect(rows.map(([, who]) => who)).toEqual([
    'Sense permís per veure qui és',
    'Sense permís per veure qui és',
    'Bloquejada',
  ]);
  expect(product.calls.filter((call) => call.startsWith('GET /api/assessories?data_inici'))).toEqual([]);
});

test.each([
  ['?vista=dia', []],
  ['?vista=dia&oficina_id=1', [PRINT]],
  ['?vista=setmana&oficina_id=1', []],
])('staff with access to all offices print the day of one: %s', async (search, expected) => {
  await openDay('admin', search);
  expect(readButtons()).toEqual(expected);
});
