import { expect, test } from 'vitest';
import { openProduct, press, readAll, type Product } from '../support/openProduct';

let product: Product;

test('a new record whose list is missing for a while can be tried again', async () => {
  product = await openProduct('informador', '/consultes/nova', {
    fault: { kind: 'status', status: 404, match: { path: '/interns/oficines$' } },
  });
  expect(readAll('main .state-panel button')).toEqual(['Torna-ho a provar']);
  product.backend.setFault(null);
  await press('Torna-ho a provar');
  expect([readAll('main .state-panel'), document.querySelector('main form') !== null]).toEqual([[], true]);
});
