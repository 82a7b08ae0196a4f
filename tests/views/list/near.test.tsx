import { act } from 'react';
import { describe, expect, test } from 'vitest';
import {
  findControl,
  openProduct,
  press,
  readAddress,
  readAll,
  settle,
  type Product,
} from '../support/openProduct';

const LISTS = [
  ['/assessories', 'assessoria', 'assessories', 'cita.date'],
  ['/activitats', 'activitat', 'activitats', 'data'],
] as const;

let product: Product;

const open = async (path: string, options: Parameters<typeof openProduct>[2] = {}) => {
  product = await openProduct('admin', path, options);
};
const empty: NonNullable<Parameters<typeof openProduct>[2]>['prepare'] = (state) => {
  state.assessories.clear();
  state.activitats.clear();
};
const choose = (part: string) => press(findControl(part, '.applied-filters label'));
const readPart = () => readAll('.applied-filters label:has(:checked)');
const readOrder = () => document.querySelector('[aria-sort]')?.getAttribute('aria-sort');
const readTotal = () => Number.parseInt(readAll('.applied-filters [role=status]')[0] ?? '', 10);
const readAsked = (path: string) =>
  product.calls
    .filter((call) => call.split('?')[0] === `GET /api${path}` && !/data_fi=\S+&per_page=100$/.test(call))
    .at(-1)
    ?.split('?')[1];

function search(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe.each(LISTS)('the list of %s', (path, one, many, field) => {
  test('opens at what is near; past and all are one press away, each in its order', async () => {
    await open(path);
    const seen = [];
    for (const part of [null, 'Passades', 'Totes', 'Properes']) {
      if (part) await choose(part);
      seen.push([readPart(), readAddress(), readAsked(path), readOrder()]);
    }
    const near = `data_inici=2026-11-20&sort=${field}`;
    expect(seen).toEqual([
      [['Properes'], path, near, 'ascending'],
      [['Passades'], `${path}?quan=passades`, `data_fi=2026-11-19&sort=-${field}`, 'descending'],
      [['Totes'], `${path}?quan=totes`, undefined, 'descending'],
      [['Properes'], path, near, 'ascending'],
    ]);
  });

  test('each record is near or past', async () => {
    await open(path);
    const near = readTotal();
    await choose('Passades');
    const past = readTotal();
    await choose('Totes');
    expect([near > 0, past > 0, near + past]).toEqual([true, true, readTotal()]);
  });

  test('a period and a part replace each other; a part drops the page and the order', async () => {
    await open(`${path}?data_inici=2026-11-01&data_fi=2026-11-30&oficina_id=1&sort=id&page=2`);
    expect([readPart(), readAll('.token').length]).toEqual([['Totes'], 2]);
    await choose('Passades');
    expect([readAddress(), readAll('.token').length]).toEqual([`${path}?oficina_id=1&quan=passades`, 1]);
    await press('Treu els filtres');
    expect([readPart(), readAddress()]).toEqual([['Passades'], `${path}?quan=passades`]);
  });

  test('a search is of all, and goes back to what is near', async () => {
    await open(path);
    search('Zqnil');
    await settle(400);
    expect([readPart(), readAsked(path), readAddress()]).toEqual([['Totes'], 'q=Zqnil', path]);
    expect(readAll('.state-panel h2')).toEqual([`Cap ${one} amb aquests filtres`]);
    search('');
    await settle(400);
    expect(readPart()).toEqual(['Properes']);
  });

  test('the file has the rows of the part, in its order', async () => {
    await open(`${path}?quan=passades&oficina_id=1`);
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} });
    await press(`Exporta CSV (${readTotal()})`);
    expect(product.calls.findLast((call) => call.includes('exports'))).toBe(
      `GET /api${path}/exports/csv?oficina_id=1&data_fi=2026-11-19&sort=-${field}`,
    );
  });

  test('an empty part says so and leads to all; with filters also out of these', async () => {
    await open(path, { prepare: empty });
    const read = () => readAll('.state-panel h2, .state-panel .button');
    expect(read()).toEqual([`Cap ${one} a partir d'avui`, 'Mostra-les totes']);
    await choose('Passades');
    expect(read()).toEqual([`Cap ${one} abans d'avui`, 'Mostra-les totes']);
    await press('Mostra-les totes');
    expect([readAddress(), readAll('.state-panel h2')]).toEqual([
      `${path}?quan=totes`,
      [`Encara no hi ha cap ${one}`],
    ]);
    product.close();
    await open(`${path}?oficina_id=1`, { prepare: empty });
    expect(read()).toEqual([
      `Cap ${one} a partir d'avui amb aquests filtres`,
      'Mostra-les totes',
      'Treu els filtres',
    ]);
  });

  test('a view keeps its part', async () => {
    await open(`${path}?quan=passades`);
    await press('Vistes');
    const name = document.querySelector<HTMLInputElement>('#view-name');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Fetes');
      name?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press('Desa la vista');
    expect(JSON.parse(localStorage.getItem(`punt-jove.${many}.views`) ?? '')).toEqual([
      { name: 'Fetes', search: '?quan=passades' },
    ]);
  });
});

test('the sessions to close are of all parts; another part takes their state away', async () => {
  await open('/assessories?estat=per_tancar&sort=cita.date');
  expect(readPart()).toEqual(['Totes']);
  await choose('Passades');
  expect([readAddress(), readAll('.token')]).toEqual(['/assessories?quan=passades', []]);
});

test('lists of other records have no parts', async () => {
  await open('/consultes');
  expect(readAll('.applied-filters label')).toEqual([]);
});
