import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check } from '../forms/fill';
import { type Product, openProduct, press, readAll, settle, settleUntil } from '../support/openProduct';

let product: Product | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => {
  product?.close();
  vi.restoreAllMocks();
});

const CITES =
  /^El servei ha donat 15 cites de \d+\. Les altres no es veuen, i hores que semblen lliures poden estar ocupades\.$/;
const HOURS = /^El servei ha donat 15 hores de \d+\. Pot haver-hi hores lliures que no es veuen\.$/;
const readHints = (): string[] => readAll('main .form-hint p');

test.each([
  ['the calendar', '/calendari?lliures=si'],
  ["the service's first page", '/'],
])('%s says what is missing of its appointments and hours', async (_, path) => {
  product = await openProduct('admin', path, { quirks: ['wholeListsCut'] });
  expect(readHints()).toEqual([expect.stringMatching(CITES), expect.stringMatching(HOURS)]);
  product.close();
  product = await openProduct('admin', path);
  expect(readHints()).toEqual([]);
});

test('the hours of a booking say that some are missing', async () => {
  product = await openProduct('admin', '/calendari/cita/nova', { quirks: ['wholeListsCut'] });
  check('tipus', 'laboral');
  await settle();
  expect(readAll('.slots .form-hint p')).toEqual([expect.stringMatching(HOURS)]);
});

test('the day on paper says that appointments are missing', async () => {
  product = await openProduct('admin', '/calendari?vista=dia&professional_id=tots&oficina_id=1', {
    quirks: ['wholeListsCut'],
  });
  vi.stubGlobal('print', () => {});
  await press('Imprimeix el dia');
  await settleUntil(() => document.querySelector('.day-sheet') !== null);
  expect(readAll('.day-sheet > p')).toContainEqual(expect.stringMatching(CITES));
});

test('a select says which options are missing', async () => {
  product = await openProduct('admin', '/activitats/1/editar', { quirks: ['wholeListsCut'] });
  expect(readAll('#marc-help, #ambit-help, #centre_id-help')).toEqual([
    expect.stringMatching(/^El servei ha donat 15 opcions de \d+\. Les altres no es poden triar\.$/),
  ]);
});

test('a list whose total its pages contradict shows the number of its rows as the least', async () => {
  product = await openProduct('admin', '/consultes', { quirks: ['totalsOfThePage'] });
  expect(readAll('main .applied-filters > .strong')).toEqual(['15 consultes o més']);
  expect(readAll('.pagination > span')).toEqual(['1–15']);
  await press('Pàgina següent');
  expect([readAll('main .applied-filters > .strong'), readAll('.pagination > span')]).toEqual([
    ['30 consultes o més'],
    ['16–30'],
  ]);
});
