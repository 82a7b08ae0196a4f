import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { NewPasswordPage } from '../../../src/views/auth/NewPasswordPage';
import { SignInPage } from '../../../src/views/auth/SignInPage';
import { findButton, findFault, getById, refuse, settle, show, startProduct, type } from '../support/product';
import { sessio } from '../support/sessio';

const session = { ...sessio, user: { ...sessio.user, force_password_change: true } };

async function open() {
  const product = await startProduct(session);
  await show(product, <NewPasswordPage actor={null} />);
  return product;
}

async function save(password: string, confirmation = password) {
  type('password', password);
  type('password_confirmation', confirmation);
  act(() => findButton('Desa la contrasenya').click());
  await settle();
}

describe('a forced change of password (spec §2, §5)', () => {
  test('names whose it is and describes the rules', async () => {
    await open();
    expect([getById('email').value, getById('email').readOnly]).toEqual(['aina@example.org', true]);
    expect(getById('password').getAttribute('aria-describedby')).toBe('password-help');
    expect(document.getElementById('password-help')?.textContent).toBe(
      '8 caràcters o més, amb una majúscula, una minúscula, un número i un caràcter especial.',
    );
  });

  test.each([
    [
      '',
      '',
      'password',
      { password: 'Escriu la contrasenya nova', password_confirmation: 'Repeteix la contrasenya nova' },
    ],
    [
      'curta',
      'curta',
      'password',
      {
        password:
          'La contrasenya ha de tenir 8 caràcters o més, amb una majúscula, una minúscula, un número i un caràcter especial.',
        password_confirmation: undefined,
      },
    ],
    [
      'Demo1234!',
      'Demo1234?',
      'password_confirmation',
      { password: undefined, password_confirmation: 'Les dues contrasenyes no coincideixen' },
    ],
  ])('refuses %j and %j before sending', async (password, confirmation, focused, faults) => {
    const { calls } = await open();
    await save(password, confirmation);
    expect({
      password: findFault('password')?.text,
      password_confirmation: findFault('password_confirmation')?.text,
    }).toEqual(faults);
    expect(document.activeElement?.id).toBe(focused);
    expect(calls.setPassword).toEqual([]);
  });

  test('the repetition is right again once the password equals it', async () => {
    await open();
    await save('Demo1234!', 'Demo1234?');
    type('password', 'Demo1234?');
    expect(findFault('password_confirmation')).toBeNull();
  });

  test('is sent with the own e-mail; the server may refuse it at its field', async () => {
    const { calls } = await open();
    await save('Demo1234!');
    expect(calls.setPassword.map(({ input }) => input)).toEqual([
      { email: 'aina@example.org', password: 'Demo1234!', password_confirmation: 'Demo1234!' },
    ]);
    expect(findButton('Desant…').getAttribute('aria-disabled')).toBe('true');
    calls.setPassword[0]?.reject(refuse(422, { fields: { password: 'Ha de ser diferent.' } }));
    await settle();
    expect(findFault('password')?.text).toBe('Ha de ser diferent.');
    expect(document.activeElement).toBe(getById('password'));
    expect(getById('password').value).toBe('Demo1234!');
  });

  test('whose answer is missing says that it may be done, and how to find out', async () => {
    const { calls } = await open();
    await save('Demo1234!');
    calls.setPassword[0]?.reject(refuse(504));
    await settle();
    const lines = [...document.querySelectorAll('[role=alert] p')].map((line) => line.textContent);
    expect(lines).toEqual([
      "S'ha produït un error inesperat",
      "Error HTTP 504 - El servei no respon. No sabem si s'ha arribat a fer: comprova-ho abans de tornar-ho a provar",
      "Si no es desa, tanca la sessió i prova d'entrar amb la contrasenya nova.",
    ]);
    expect(getById('password').value).toBe('Demo1234!');
  });

  test('signing out is the other way out, and its failure leaves nothing on the sign-in page', async () => {
    const product = await open();
    await save('Demo1234!');
    product.calls.setPassword[0]?.reject(refuse(422, { fields: { password: 'Ha de ser diferent.' } }));
    await settle();
    act(() => findButton('Tanca la sessió').click());
    await settle();
    expect(findButton('Tancant la sessió…').getAttribute('aria-disabled')).toBe('true');
    product.calls.signOut[0]?.reject(refuse(500));
    await settle();
    await show(product, <SignInPage actor={null} />);
    expect(findFault('password')).toBeNull();
  });
});
