import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { sessio } from '../support/sessio';
import { links, LinksContext } from '../../../src/hooks/links';
import { SignInPage } from '../../../src/views/auth/SignInPage';
import { findButton, findFault, getById, refuse, settle, show, startProduct, type } from '../support/product';

const page = <SignInPage actor={null} />;

async function open() {
  const product = await startProduct();
  await show(product, page);
  return product;
}

/** Sends the form as Enter in a field does. */
function send(): void {
  act(() => document.forms[0]?.requestSubmit());
}

async function attempt(email = 'aina@example.org', password = 'Demo1234!') {
  type('email', email);
  type('password', password);
  send();
  await settle();
}

const findAlert = () => document.querySelector('[role=alert]')?.textContent ?? null;
const getFaults = () => ({ email: findFault('email'), password: findFault('password') });

describe('what is typed, before it is sent (spec §5)', () => {
  test('empty fields are both named, in Spanish, and the first has the focus', async () => {
    const { calls } = await open();
    send();
    expect(getFaults()).toEqual({
      email: { text: 'Indica tu e-mail', lang: 'es' },
      password: { text: 'Introduce tu contraseña', lang: 'es' },
    });
    expect(document.activeElement).toBe(getById('email'));
    expect(getById('email').getAttribute('aria-invalid')).toBe('true');
    expect(getById('email').getAttribute('aria-describedby')).toBe('email-error');
    expect(document.title).toBe('Error: Inici de sessió · Punt Jove');
    expect(calls.signIn).toEqual([]);
  });

  test('the focus skips a field that is right', async () => {
    await open();
    type('email', 'aina@example.org');
    send();
    expect(getFaults()).toEqual({ email: null, password: { text: 'Introduce tu contraseña', lang: 'es' } });
    expect(document.activeElement).toBe(getById('password'));
  });

  test('a fault goes as soon as its field is right, and no sooner', async () => {
    await open();
    await attempt('ningú', 'x');
    expect(findFault('email')?.text).toBe('Introduce un e-mail válido');
    type('email', 'ningú@example');
    expect(findFault('email')?.text).toBe('Introduce un e-mail válido');
    type('email', 'ningu@example.org');
    expect(findFault('email')).toBeNull();
  });
});

describe('sending', () => {
  test('sends what was read, once; the button says so and keeps the focus', async () => {
    const { calls } = await open();
    type('email', '  aina@example.org ');
    type('password', ' Demo1234! ');
    const button = findButton('INICIAR SESSIÓ');
    button.focus();
    act(() => button.click());
    await settle();
    expect(button.textContent).toBe('Iniciant la sessió…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    act(() => button.click());
    send();
    await settle();
    expect(calls.signIn.map(({ input }) => input)).toEqual([
      { email: 'aina@example.org', password: ' Demo1234! ' },
    ]);
  });

  test('a submit that came before the page was ready is made good, once', async () => {
    const product = await startProduct();
    document.documentElement.dataset['submitted'] = '';
    await show(product, page);
    expect(findFault('email')?.text).toBe('Indica tu e-mail');
    expect(document.documentElement.dataset).not.toHaveProperty('submitted');
  });
});

describe('a refusal', () => {
  test('the server says which field: there, focused, until its value changes', async () => {
    const { calls } = await open();
    await attempt();
    calls.signIn[0]?.reject(
      refuse(422, { message: 'No', fields: { password: 'Falsa.', email: 'Desconegut.' } }),
    );
    await settle();
    expect(getFaults()).toEqual({
      email: { text: 'Desconegut.', lang: '' },
      password: { text: 'Falsa.', lang: '' },
    });
    expect(findAlert()).toBeNull();
    expect(document.activeElement).toBe(getById('email'));
    expect([getById('email').value, getById('password').value]).toEqual(['aina@example.org', 'Demo1234!']);

    type('email', 'aina2@example.org');
    expect(getFaults()).toEqual({ email: null, password: { text: 'Falsa.', lang: '' } });
  });

  test('the same refusal again is shown and focused again', async () => {
    const { calls } = await open();
    await attempt();
    calls.signIn[0]?.reject(refuse(422, { fields: { password: 'Falsa.' } }));
    await settle();
    type('password', 'Demo1234?');
    expect(findFault('password')).toBeNull();
    findButton('INICIAR SESSIÓ').focus();
    send();
    await settle();
    calls.signIn[1]?.reject(refuse(422, { fields: { password: 'Falsa.' } }));
    await settle();
    expect(findFault('password')).toEqual({ text: 'Falsa.', lang: '' });
    expect(document.activeElement).toBe(getById('password'));
  });

  test.each([
    [
      'no answer',
      refuse(null),
      "S'ha produït un error inesperatEl servei no ha respost: comprova la connexió",
    ],
    [
      'lacking permission',
      refuse(403, { message: 'Tancat per vacances.' }),
      'No tens permisos per realitzar aquesta operacióTancat per vacances.',
    ],
    ['wrong credentials', refuse(401), 'Dades de sessió incorrectes, inicieu sessió de nou'],
    [
      'code that a new release took away',
      refuse(null, {
        kind: 'asset',
        message:
          'TypeError: Failed to fetch dynamically imported module: https://example.org/assets/sessio-a1.js',
      }),
      'Error carregant un recurs (script): /assets/sessio-a1.jsTorna a carregar la pàgina',
    ],
    ['an error of the server', refuse(500), "S'ha produït un error validant la petició"],
    [
      'a field that is not here',
      refuse(422, { fields: { captcha: 'Marca la casella.' } }),
      'Algunes de les dades introduïdes no són correctes. Reviseu-los i torneu-ho a provarMarca la casella.',
    ],
  ])('%s: said above the form, and what was typed is still there', async (_, error, text) => {
    const { calls } = await open();
    await attempt();
    calls.signIn[0]?.reject(error);
    await settle();
    expect(findAlert()).toBe(text);
    expect(getFaults()).toEqual({ email: null, password: null });
    expect(getById('password').value).toBe('Demo1234!');
    send();
    await settle();
    expect(findAlert()).toBeNull();
    expect(calls.signIn).toHaveLength(2);
  });
});

describe('beside the form', () => {
  test('nobody is told of a lost session that never was', async () => {
    await open();
    expect(document.querySelector('.form-hint')).toBeNull();
  });

  test('whoever lost a session reads why they are here, also after a wrong password', async () => {
    const product = await startProduct(sessio);
    product.navigation.send({ type: 'navigation.arrived', path: '/', query: {}, index: 0 });
    await settle();
    product.auth.send({ type: 'auth.lost' });
    product.navigation.send({ type: 'navigation.arrived', path: '/login', query: {}, index: 1 });
    await settle();
    await show(product, page);
    const hint =
      'La sessió ha acabat. Dades de sessió incorrectes, inicieu sessió de nou. Continuaràs on eres.';
    expect(document.querySelector('.form-hint')?.textContent).toBe(hint);
    await attempt();
    product.calls.signIn[0]?.reject(refuse(422, { fields: { password: 'Falsa.' } }));
    await settle();
    expect(document.querySelector('.form-hint')?.textContent).toBe(hint);
  });

  test('whoever had typed something reads that it is still there', async () => {
    const product = await startProduct(sessio);
    product.navigation.send({ type: 'navigation.arrived', path: '/', query: {}, index: 0 });
    await settle();
    const { screen } = product.navigation.getSnapshot().context;
    product.root.send({ type: 'screen.touched', id: screen?.id ?? '', dirty: true });
    product.auth.send({ type: 'auth.lost' });
    product.navigation.send({ type: 'navigation.arrived', path: '/login', query: {}, index: 1 });
    await settle();
    await show(product, page);
    expect(document.querySelector('.form-hint')?.textContent).toBe(
      'La sessió ha acabat. Dades de sessió incorrectes, inicieu sessió de nou. Continuaràs on eres: el que havies escrit encara hi és.',
    );
  });

  test('who lost it before any page was open is promised nothing', async () => {
    const product = await startProduct();
    await show(product, page);
    await attempt();
    product.calls.signIn[0]?.resolve(sessio);
    await settle();
    act(() => product.auth.send({ type: 'auth.lost' }));
    await settle();
    expect(document.querySelector('.form-hint')?.textContent).toBe(
      'La sessió ha acabat. Dades de sessió incorrectes, inicieu sessió de nou. ',
    );
  });

  test('register is disabled, with the reason, while it leads nowhere', async () => {
    await open();
    expect(
      [...document.querySelectorAll('.sign-in-links > *')].map((link) => [link.tagName, link.textContent]),
    ).toEqual([
      ['A', 'Has oblidat la contrasenya?'],
      ['SPAN', "Registra't (Encara no disponible)"],
    ]);
  });

  test('register is a link where the build names its address', async () => {
    const product = await startProduct();
    await show(
      product,
      <LinksContext value={{ ...links, register: 'https://example.org/alta' }}>{page}</LinksContext>,
    );
    expect(document.querySelector<HTMLAnchorElement>('.sign-in-links a:last-child')?.href).toBe(
      'https://example.org/alta',
    );
  });
});
