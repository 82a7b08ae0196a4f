import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { AppPath } from '../../../src/domain/access/routes';
import { getNavigation } from '../../../src/machines/root';
import {
  type Product,
  openProduct,
  press,
  readAddress,
  readAll,
  readNotices,
  settle,
  settleUntil,
} from '../support/openProduct';
import { readIssue, submit, type } from '../forms/fill';

let product: Product;

const getValue = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
const ERROR_SUMMARY = '.error-summary h2, .error-summary p, .error-summary li';

async function goTo(path: string): Promise<void> {
  await act(async () => getNavigation(product.root).send({ type: 'navigation.go', path: path as AppPath }));
  await settle(50);
}

async function openMailedLink(): Promise<void> {
  product = await openProduct(null, '/recordar_contrasenya');
  type('email', 'assesor_laboral@example.org');
  await submit();
  const link = product.backend.mailedLink();
  if (link === null) throw new Error('no mail was sent');
  await goTo(link);
  await settleUntil(() => document.getElementById('password') !== null);
}

describe('requesting a reminder (spec §2)', () => {
  test('keeps an unknown e-mail, with the fixed Spanish text at its field (spec §8)', async () => {
    product = await openProduct(null, '/recordar_contrasenya');
    type('email', 'ningu@example.org');
    await submit();
    expect(readIssue('email')).toBe('El email no existe');
    expect(document.querySelector('#email-error')?.getAttribute('lang')).toBe('es');
    expect([getValue('email'), document.activeElement?.id]).toEqual(['ningu@example.org', 'email']);
  });

  test('sends nothing without an e-mail', async () => {
    product = await openProduct(null, '/recordar_contrasenya');
    await submit();
    expect([readIssue('email'), product.calls]).toEqual(['Indica el teu correu electrònic', []]);
  });

  test('leads to the sign-in and announces the mail', async () => {
    product = await openProduct(null, '/recordar_contrasenya');
    type('email', 'assesor_laboral@example.org');
    await submit();
    await settleUntil(() => document.querySelector('.notice') !== null);
    expect(readAddress()).toBe('/login');
    expect(readNotices()).toEqual([expect.stringContaining("S'ha enviat un email amb les instruccions.")]);
  });
});

describe('the mailed link (spec §2)', () => {
  test('disappears from the address at once, resets the password, and leads to the sign-in', async () => {
    await openMailedLink();
    expect(readAddress()).toBe('/recordar_contrasenya/nova');
    expect(readAll('h1')).toEqual(['Tria una contrasenya nova']);
    expect(getValue('email')).toBe('assesor_laboral@example.org');
    type('password', 'Nova5678?');
    type('password_confirmation', 'Nova5678?');
    await submit();
    await settleUntil(() => document.querySelector('.notice') !== null);
    expect(readAddress()).toBe('/login');
    expect(readAll('.notice [lang=es]')).toEqual(['Se ha modificado la contraseña.']);
    expect(product.backend.mailedLink()).toBeNull();
  });

  test('is not in the history, the storage, or the page after a reload', async () => {
    await openMailedLink();
    expect(JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])).not.toMatch(
      /laboral/,
    );
    product.close();
    product = await openProduct(null, '/recordar_contrasenya/nova');
    expect(readAll('h1')).toEqual(["Torna a obrir l'enllaç del correu"]);
    await press('Demana un altre enllaç');
    expect(readAddress()).toBe('/recordar_contrasenya');
  });

  test("shows that it is damaged or another person's, and keeps the typed values", async () => {
    product = await openProduct(null, '/recordar_contrasenya/zx81/ningu%40example.org');
    type('password', 'Nova5678?');
    type('password_confirmation', 'Nova5678?');
    await submit();
    expect([readIssue('email'), getValue('password')]).toEqual(['El/La usuario/a no existe.', 'Nova5678?']);
    type('email', 'admin@example.org');
    await submit();
    expect(readAll(ERROR_SUMMARY)).toEqual([
      'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provar',
      "L'enllaç no és vàlid o ha caducat.",
    ]);
  });

  test('sends no weak or differently repeated password', async () => {
    await openMailedLink();
    type('password', 'nova');
    type('password_confirmation', 'Nova');
    product.calls.length = 0;
    await submit();
    expect([readIssue('password'), readIssue('password_confirmation'), product.calls]).toEqual([
      'La contrasenya ha de tenir 8 caràcters o més, amb una majúscula, una minúscula, un número i un caràcter especial.',
      'Les dues contrasenyes no coincideixen',
      [],
    ]);
  });
});

describe('the page of the signed-in person (spec §2, §4)', () => {
  const fill = (current: string, password = 'Nova5678?', again = password) => {
    type('current_password', current);
    type('password', password);
    type('password_confirmation', again);
  };

  test('shows the person', async () => {
    product = await openProduct('assesor_laboral', '/perfil');
    expect(readAll('dd').slice(1)).toEqual([
      'assesor_laboral@example.org',
      'Assessorament laboral',
      'Oficina Gràcia',
    ]);
    product.close();
    product = await openProduct('admin', '/perfil');
    expect(readAll('dd').slice(1)).toEqual(['admin@example.org', 'Administració', 'Nivell central']);
  });

  test('changes the password, announces it, and empties the fields without issues', async () => {
    product = await openProduct('assesor_laboral', '/perfil');
    fill('Demo1234!');
    await submit();
    expect([readAddress(), readNotices()]).toEqual([
      '/perfil',
      [expect.stringContaining('Contrasenya actualitzada correctament')],
    ]);
    expect(['current_password', 'password', 'password_confirmation'].map(getValue)).toEqual(['', '', '']);
    expect(readAll('.field-error')).toEqual([]);
    fill('Nova5678?', 'Altra901!');
    await submit();
    expect(readAll('.field-error')).toEqual([]);
    expect(getValue('password')).toBe('');
  });

  test('shows a wrong or repeated current password at its field, and keeps the typed values', async () => {
    product = await openProduct('assesor_laboral', '/perfil');
    fill('Demo1234?');
    await submit();
    expect([readIssue('current_password'), getValue('password')]).toEqual([
      'La contrasenya no és correcta.',
      'Nova5678?',
    ]);
    fill('Demo1234!', 'Demo1234!');
    await submit();
    expect(readIssue('password')).toBe("La contrasenya nova ha de ser diferent de l'actual.");
  });

  test('opens a Spanish error notice for any other failure (spec §4, §8)', async () => {
    product = await openProduct('assesor_laboral', '/perfil', { fault: { kind: 'status', status: 404 } });
    fill('Demo1234!');
    await submit();
    expect(readAll('.notice [lang=es]')).toEqual(['Error al actualizar contraseña']);
    expect(getValue('current_password')).toBe('Demo1234!');
  });
});

test('a weak password is an issue once the field and its show button are left', async () => {
  product = await openProduct('assesor_laboral', '/perfil');
  const field = document.getElementById('password') as HTMLInputElement;
  const eye = field.parentElement?.querySelector('button');
  act(() => field.focus());
  type('password', 'feble');
  act(() => eye?.focus());
  expect([document.activeElement, readIssue('password')]).toEqual([eye, null]);
  act(() => document.getElementById('password_confirmation')?.focus());
  expect(readIssue('password')).toContain('La contrasenya ha de tenir 8 caràcters');
});
