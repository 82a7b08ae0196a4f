import { expect, test } from 'vitest';
import { type } from '../forms/fill';
import { openProduct, press, readAddress, readAll, settle } from '../support/openProduct';

const readCurrent = () => readAll('.views [aria-current=true]');

test('a saved view is opened without the words of a search, and is marked while it is shown', async () => {
  await openProduct('admin', '/consultes?canal=email');
  await press('Vistes');
  type('view-name', 'Per correu');
  await press('Desa la vista');
  expect(readCurrent()).toEqual(['Per correu']);

  await press('Treu el filtre de canal');
  const search = document.querySelector<HTMLInputElement>('input[type=search]');
  type(search ?? '', 'salut');
  await settle();
  await press('Vistes');
  expect(readCurrent()).toEqual([]);
  await press('Per correu');
  expect([readAddress(), search?.value]).toEqual(['/consultes?canal=email', '']);
});
