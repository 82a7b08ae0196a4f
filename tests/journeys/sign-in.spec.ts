import { expectComplaints } from './support/complaints';
import { getAccount, openDemo, PASSWORD, setFault, submitSignIn } from './support/demo';
import { hold } from './support/hold';
import { expect, test } from './support/journey';

test.describe('signing in (spec §2, §5, §8)', () => {
  test('leads to what waits today, and signing out leads back', async ({ page }) => {
    await openDemo(page);
    await expect(page).toHaveURL('/login');
    await submitSignIn(page, 'Informador_Integral@example.org');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bon dia');

    await getAccount(page).click();
    await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('punt-jove.auth'))).toBeNull();
  });

  test('empty fields are named, the first has the focus', async ({ page }) => {
    await openDemo(page, '/login');
    await page.getByRole('button', { name: 'INICIAR SESSIÓ' }).click();
    await expect(page.locator('[lang=es]', { hasText: 'Indica tu e-mail' })).toBeVisible();
    await expect(page.getByText('Introduce tu contraseña')).toBeVisible();
    await expect(page.getByLabel(/^Correu electrònic/)).toBeFocused();
    await page.getByLabel(/^Correu electrònic/).fill('ningú');
    await page.getByRole('button', { name: 'INICIAR SESSIÓ' }).click();
    await expect(page.getByText('Introduce un e-mail válido')).toBeVisible();
  });

  const refusals = [
    {
      who: 'ningu@example.org',
      password: PASSWORD,
      field: /^Correu electrònic/,
      text: 'El correu electrònic no existeix.',
    },
    {
      who: 'admin@example.org',
      password: 'Demo1234?',
      field: /^Contrasenya/,
      text: 'La contrasenya no és correcta.',
    },
  ];
  for (const { who, password, field, text } of refusals) {
    test(`refused: ${text}`, async ({ page }) => {
      await openDemo(page, '/login');
      await submitSignIn(page, who, password);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel(field)).toBeFocused();
      await expect(page.getByLabel(/^Correu electrònic/)).toHaveValue(who);
      await expect(page.getByLabel(/^Contrasenya/)).toHaveValue(password);
    });
  }

  test('an inactive person is refused at the e-mail', async ({ page }) => {
    await openDemo(page, '/login');
    await submitSignIn(page, 'inactiu@example.org');
    await expect(page.getByLabel(/^Correu electrònic/)).toBeFocused();
    await expect(page.getByLabel(/^Correu electrònic/)).toHaveAttribute('aria-invalid', 'true');
  });

  const failures = [
    { name: 'no network', fault: { kind: 'network' }, text: "S'ha produït un error inesperat" },
    { name: 'a malformed answer', fault: { kind: 'malformed' }, text: "S'ha produït un error inesperat" },
    {
      name: 'a server error',
      fault: { kind: 'status', status: 500, body: {} },
      text: "S'ha produït un error validant la petició",
    },
    {
      name: 'an expired page',
      fault: { kind: 'status', status: 419, body: {} },
      text: 'Petició incorrecta, contacteu amb suport',
    },
    {
      name: 'refused credentials',
      fault: { kind: 'status', status: 401, body: {} },
      text: 'Dades de sessió incorrectes, inicieu sessió de nou',
    },
  ] as const;
  for (const { name, fault, text } of failures) {
    test(`${name}: said, and what was typed is still there`, async ({ page }) => {
      await openDemo(page, '/login');
      await setFault(page, { ...fault, match: { path: '/auth/login$' }, times: 1 });
      await submitSignIn(page, 'admin@example.org');
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page.getByLabel(/^Contrasenya/)).toHaveValue(PASSWORD);
      await page.getByRole('button', { name: 'INICIAR SESSIÓ' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('a forced change of password comes before everything else', async ({ page }) => {
    await openDemo(page, '/login');
    await submitSignIn(page, 'canvi@example.org');
    await expect(page).toHaveURL('/new_password');
    await page.goto('/assessories');
    await expect(page).toHaveURL('/new_password');

    await page.getByLabel(/^Contrasenya nova/).fill('curta');
    await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    await expect(page.getByLabel(/^Contrasenya nova/)).toBeFocused();
    await page.getByLabel(/^Contrasenya nova/).fill(PASSWORD);
    await page.getByLabel('Repeteix la contrasenya nova').fill(PASSWORD);
    await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    await expect(page.getByLabel(/^Contrasenya nova/)).toHaveAttribute('aria-invalid', 'true');

    await page.getByLabel(/^Contrasenya nova/).fill('Demo1234?');
    await page.getByLabel('Repeteix la contrasenya nova').fill('Demo1234?');
    await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page).toHaveURL('/');
  });
});

test.describe('before the application has come', () => {
  test('what is typed stays, and a submit is made good', async ({ page }) => {
    const arrive = await hold(page, '**/assets/start-*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel(/^Correu electrònic/).fill('admin@example.org');
    await page.getByLabel(/^Contrasenya/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel(/^Contrasenya/)).toHaveValue(PASSWORD);
    arrive();
    await expect(page).toHaveURL('/');
  });

  test('no other address shows the form for a moment', async ({ page, browserName, complaints }) => {
    await page.route(/\/assets\/(?!boot-|minimum-)[^/]+\.js$/, (route) => route.abort());
    const paths = ['/assessories', '/nowhere', '/calendari/cita/nova'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByLabel(/^Correu electrònic/)).toBeHidden();
    }
    // Firefox logs no aborted files.
    const aborted = browserName === 'firefox' ? [] : ['/assets/rolldown-runtime.js', '/assets/start.js'];
    await expectComplaints(
      complaints,
      paths.flatMap(() => aborted.map((file) => `Failed to load resource: net::ERR_FAILED ${file}`)),
    );
  });
});
