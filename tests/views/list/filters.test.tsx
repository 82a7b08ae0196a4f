import { describe, expect, test } from 'vitest';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settleUntil,
  type Product,
} from '../support/openProduct';

/** Filters of every list in page order: button, parameters, option. */
const LISTS: Record<string, [button: string, params: Record<string, string>, option: string | null][]> = {
  '/assessories': [
    ['Dates', { data_inici: '2026-11-01', data_fi: '2026-11-30' }, null],
    ['Tipus', { tipus: 'laboral' }, 'Laboral'],
    ['Estat', { estat: 'realitzada' }, 'Realitzada'],
    ['Oficina', { oficina_id: '2' }, 'Oficina Ciutat Vella'],
    ['Professional', { professional_id: '3' }, null],
  ],
  '/consultes': [
    ['Dates', { data_inici: '2026-11-01' }, null],
    ['Oficina', { oficina_id: '1' }, 'Oficina Gràcia'],
    ['Antena', { antena_id: '101' }, 'Antena Institut Exemple'],
    ['Professional', { professional_id: '3' }, null],
    ['Àmbit', { ambit: '1' }, 'Formació'],
    ['Canal', { canal: 'telefon' }, 'Telèfon'],
  ],
  '/activitats': [
    ['Dates', { data_fi: '2026-12-31' }, null],
    ['Oficina', { oficina_id: '1' }, 'Oficina Gràcia'],
    ['Centre', { centre_id: '1' }, 'Institut Exemple'],
    ["Marc d'acció", { marc: '4' }, 'Formació'],
    ['Àrea', { area: '2' }, null],
  ],
  '/professionals': [
    ['Rol', { role: 'informador' }, null],
    ['Oficina', { oficina_id: '1' }, 'Oficina Gràcia'],
    ['Estat', { actiu: 'true' }, 'Compte actiu'],
  ],
};

let product: Product;

const toSearch = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

function readAsked(path: string): Record<string, string> {
  const call = product.calls.findLast((one) => one.split('?')[0] === `GET /api${path}`);
  return Object.fromEntries(new URLSearchParams(call?.split('?')[1] ?? ''));
}

/** Parameters of dated lists without days, state and order. */
const NEAR: Record<string, Record<string, string>> = {
  '/assessories': { data_inici: '2026-11-20', sort: 'cita.date' },
  '/activitats': { data_inici: '2026-11-20', sort: 'data' },
};

function toAsked(path: string, params: Record<string, string>): Record<string, string> {
  const isNear = !['data_inici', 'data_fi', 'estat'].some((name) => name in params);
  return isNear ? { ...NEAR[path], ...params } : params;
}

describe.each(Object.entries(LISTS))('the filters of %s', (path, filters) => {
  const all = Object.assign({}, ...filters.map(([, params]) => params)) as Record<string, string>;

  test('are loaded from the address, and removed one by one', async () => {
    product = await openProduct('admin', `${path}${toSearch({ ...all, sort: 'id', per_page: '30' })}`);
    expect(readAsked(path)).toEqual({ ...all, sort: 'id', per_page: '30' });
    expect(readAll('.filter-bar > .filter-button').length).toBeGreaterThanOrEqual(filters.length);
    const left = { ...all };
    for (const [, params] of filters) {
      await press(document.querySelector('.token button') as HTMLElement);
      expect(document.activeElement?.firstElementChild?.className).toBe('applied-filters');
      for (const name of Object.keys(params)) delete left[name];
      const expected = { ...left, sort: 'id', per_page: '30' };
      expect(readAddress()).toBe(`${path}${toSearch(expected)}`);
      expect(readAsked(path)).toEqual(toAsked(path, expected));
    }
    expect(readAll('.token')).toEqual([]);
  });

  test('are ignored if empty', async () => {
    const empty = Object.fromEntries(Object.keys(all).map((name) => [name, '']));
    product = await openProduct('admin', `${path}${toSearch({ ...empty, page: '', sort: '' })}`);
    expect(readAsked(path)).toEqual(toAsked(path, {}));
    expect(readAll('.token')).toEqual([]);
  });

  const chosen = filters.filter(([, , option]) => option !== null);
  test.each(chosen)('%s sets %j', async (button, params, option) => {
    product = await openProduct('admin', path);
    await settleUntil(() => readAll('.filter-bar .filter-button').includes(button));
    await press(findControl(button, '.filter-bar .filter-button'));
    const label = [...document.querySelectorAll('label.filter-option')].find(
      ({ textContent }) => textContent === option,
    );
    if (!label) throw new Error(`no option ${option} among ${readAll('label.filter-option').join()}`);
    await press(label.querySelector('input') as HTMLElement);
    expect(readAddress()).toBe(`${path}${toSearch(params)}`);
    expect(readAsked(path)).toEqual(toAsked(path, params));
    expect(readAll('.token')).toEqual([option]);
    product.close();
    product = await openProduct('admin', readAddress());
    expect(readAll('.token')).toEqual([option]);
  });
});

test.each([
  ['Avui', '2026-11-20', '2026-11-20'],
  ['Aquesta setmana', '2026-11-16', '2026-11-22'],
  ['Aquest curs', '2026-09-01', '2027-08-31'],
])('the period filter has a shortcut for %s', async (name, data_inici, data_fi) => {
  product = await openProduct('admin', '/activitats');
  await press('Dates');
  await press(name);
  expect(readAddress()).toBe(`/activitats?data_inici=${data_inici}&data_fi=${data_fi}`);
  expect(document.querySelector('.date-range')).toBeNull();
  expect(document.activeElement?.className).toContain('filter-button');
});

test('sessions to close are a state of their own, the oldest first', async () => {
  product = await openProduct('admin', '/assessories');
  await press('Estat');
  await press(findControl('Per tancar', 'label'));
  expect(readAddress()).toBe('/assessories?estat=per_tancar&sort=cita.date');
  expect(readAll('.token')).toEqual(['Per tancar']);
  await press('Fet');
  await press('Estat: Per tancar');
  await press(findControl('Realitzada', 'label'));
  expect(readAddress()).toBe('/assessories?estat=realitzada&sort=cita.date');
  expect(readAll('.token')).toEqual(['Realitzada']);
});
