import { expect, test } from 'vitest';
import { openProduct, press, readAll } from '../support/openProduct';

const readHasOffices = () => readAll('.table th').includes('Oficina');

test.each([
  ['/consultes', 'informador', false],
  ['/consultes', 'admin', true],
  ['/assessories', 'informador', false],
  ['/assessories', 'suport_coordinacio', true],
  ['/activitats', 'informador_centre_escolar', false],
  ['/activitats', 'admin', true],
  ['/professionals', 'admin', true],
])('the list %s of %s names offices, if there are several: %s', async (path, who, names) => {
  await openProduct(who, path);
  expect(readHasOffices()).toBe(names);
});

test('staff of one office may choose the column', async () => {
  await openProduct('informador', '/consultes');
  await press('Columnes');
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === 'Oficina');
  await press(label ?? document.body);
  expect(readHasOffices()).toBe(true);
});
