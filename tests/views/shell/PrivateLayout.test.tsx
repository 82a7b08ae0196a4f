import { expect, test } from 'vitest';
import { openProduct, readAll } from '../support/openProduct';

test('around a private page the logo leads to the first one, and the foot names what is known of the service (spec §2)', async () => {
  await openProduct('admin', '/perfil');
  expect(readAll('.sidebar-foot > *')).toEqual([
    'Sobre el servei',
    'Contacte',
    'Privacitat',
    'Condicions',
    "Declaració d'accessibilitat",
    "Queixes d'accessibilitat",
  ]);
  expect(document.querySelector('.topbar .brand')?.getAttribute('href')).toBe('/');
});
