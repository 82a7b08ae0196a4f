import { expect, test } from 'vitest';
import { openProduct, press, readAll, type Product } from '../support/openProduct';

let product: Product;

test.each([
  ['/activitats', '/interns/marcs$', 'Error llistant els marcs', "Marc d'acció"],
  ['/consultes', '/interns/ambits$', 'Error llistant els ambits', 'Àmbit'],
  ['/assessories', '/interns/oficines$', 'Error llistant les oficines', 'Oficina'],
  ['/professionals', '/interns/oficines$', 'Error llistant les oficines', 'Oficina'],
])('%s shows that its filters lack a list, and adds them once loaded', async (path, call, text, filter) => {
  product = await openProduct('admin', path, { fault: { kind: 'network', match: { path: call } } });
  expect(readAll('.applied-filters').join()).toContain(text);
  expect(readAll('.filter-bar .filter-button')).not.toContain(filter);
  expect(document.querySelectorAll('tbody tr').length).toBeGreaterThan(5);
  product.backend.setFault(null);
  await press(document.querySelector('.applied-filters .button') as HTMLElement);
  expect(readAll('.applied-filters').join()).not.toContain(text);
  expect(readAll('.filter-bar .filter-button')).toContain(filter);
});
