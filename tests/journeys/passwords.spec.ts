import type { Page } from 'playwright/test';
import { enterAs, openDemo, setFault, submitSignIn } from './support/demo';
import { enterAt, getIssue, getNotice } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks, expectTakenOver, go, setLook } from './support/look';

const EMAIL = 'assesor_laboral@example.org';
const NEW = 'Nova5678?';

async function fillPassword(page: Page, password = NEW): Promise<void> {
  await page.getByLabel(/^Contrasenya nova/).fill(password);
  await page.getByLabel(/^Repeteix/).fill(password);
}

test.describe('passwords (spec §2, §4, §8)', () => {
  test('forgotten, reset with the mailed link, and signed in with; by keyboard', async ({ page }) => {
    await openDemo(page, '/login');
    const forgotten = page.getByRole('link', { name: 'Has oblidat la contrasenya?' });
    await expectTakenOver(forgotten);
    await forgotten.click();
    await expect(page).toHaveURL('/recordar_contrasenya');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessibleInBothLooks(page, 'asking for a reminder');
    await setLook(page, 'wide');
    await page.getByLabel(/^Correu/).fill('ningu@example.org');
    await page.keyboard.press('Enter');
    await expect(getIssue(page, 'email')).toHaveText('El email no existe');
    await expect(page.getByLabel(/^Correu/)).toBeFocused();
    await expectAccessible(page, 'an e-mail that nobody has');

    await setFault(page, { kind: 'network', times: 1 });
    await page.getByLabel(/^Correu/).fill(EMAIL);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: "S'ha produït un error inesperat" }),
    ).toBeVisible();
    await expect(page.getByLabel(/^Correu/)).toHaveValue(EMAIL);
    await page.getByRole('button', { name: 'Envia' }).click();
    await expect(getNotice(page, "S'ha enviat un email amb les instruccions.")).toHaveClass(/success/);
    await expect(page).toHaveURL('/login');

    await page.getByRole('link', { name: "Obre l'enllaç del correu" }).click();
    await expect(page).toHaveURL('/recordar_contrasenya/nova');
    await expect(page.getByLabel(/^Correu/)).toHaveValue(EMAIL);
    await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Escriu la contrasenya nova',
      'Repeteix la contrasenya nova',
    ]);
    await expectAccessibleInBothLooks(page, 'the reset with errors');
    await setLook(page, 'wide');
    await fillPassword(page);
    await page.keyboard.press('Enter');
    await expect(getNotice(page, 'Se ha modificado la contraseña.')).toHaveClass(/success/);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('link', { name: "Obre l'enllaç del correu" })).toHaveCount(0);

    await submitSignIn(page, EMAIL);
    await expect(getIssue(page, 'password')).toHaveText('La contrasenya no és correcta.');
    await page.getByLabel(/^Contrasenya/).fill(NEW);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('a mailed link is gone after a reload, nowhere kept, and useless once it is used', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    const font = page.waitForRequest('**/*.woff2');
    await openDemo(page, '/recordar_contrasenya/zx81zx81/assesor_laboral%40example.org');
    await expect(page).toHaveURL('/recordar_contrasenya/nova');
    await expect(page.getByLabel(/^Correu/)).toHaveValue(EMAIL);
    await fillPassword(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText("L'enllaç no és vàlid o ha caducat.");
    const kept = await page.evaluate(() =>
      JSON.stringify([history.state, { ...localStorage }, document.title]),
    );
    expect(kept).not.toContain('zx81');
    await font;
    expect(requests.slice(1).filter((request) => request.includes('zx81'))).toEqual([]);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Torna a obrir l'enllaç del correu");
    await expectAccessibleInBothLooks(page, 'the reset without its link');
    await setLook(page, 'wide');
    await page.getByRole('link', { name: 'Demana un altre enllaç' }).click();
    await expect(page).toHaveURL('/recordar_contrasenya');
    await page.getByRole('link', { name: 'Torna enrere' }).click();
    await expect(page).toHaveURL('/login');
  });

  test("changed on one's own page, asked about before leaving, and kept when the session is lost", async ({
    page,
  }) => {
    await enterAs(page, 'assesor_laboral');
    await page.getByRole('button', { name: /^Compte/ }).click();
    await expect(page.getByText(/^Versió \d+\.\d+\.\d+/)).toBeVisible();
    await page.getByRole('menuitem', { name: 'El meu perfil' }).click();
    await expectAccessibleInBothLooks(page, "one's own page");
    await setLook(page, 'wide');
    await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Escriu la contrasenya actual',
      'Escriu la contrasenya nova',
      'Repeteix la contrasenya nova',
    ]);
    await expectAccessible(page, "one's own page with errors");
    await page.getByLabel(/^Contrasenya actual/).fill('Demo1234?');
    await fillPassword(page);
    await page.getByRole('link', { name: 'Cancel·la' }).click();
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    await expect(getIssue(page, 'current_password')).toHaveText('La contrasenya no és correcta.');

    await setFault(page, { kind: 'status', status: 401, match: { path: '/auth/profile$' }, times: 1 });
    await page.getByLabel(/^Contrasenya actual/).fill('Demo1234!');
    await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('La sessió ha acabat.')).toBeVisible();
    await submitSignIn(page, EMAIL);
    await expect(page).toHaveURL('/perfil');
    await expect(page.getByLabel(/^Contrasenya nova/)).toHaveValue(NEW);
    await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    await expect(getNotice(page, 'Contrasenya actualitzada correctament')).toHaveClass(/success/);
    await expect(page.getByLabel(/^Contrasenya nova/)).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Desa la contrasenya' })).toBeFocused();
    await page.getByRole('link', { name: 'Cancel·la' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the date rules (spec §2, §9)', () => {
  test('changed by a person with the permission, and in force at once', async ({ page }) => {
    await enterAt(page, 'admin', 'Control de dates', 'date rules');
    const ahead = page.locator('[id="activitats.dies_endavant"]');
    await ahead.fill('5000');
    await page.getByRole('button', { name: 'Desa les regles' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Indica un nombre de dies de 0 a 3650',
    ]);
    await expectAccessible(page, 'date rules with errors');
    await ahead.fill('1');
    await page.getByRole('button', { name: 'Desa les regles' }).click();
    await expect(getNotice(page, "Les regles de dates s'han modificat correctament.")).toHaveClass(/success/);
    await expect(page).toHaveURL('/configuracio/control');
    await go(page, '/activitats/nova');
    await expect(page.getByText('Fins a 30 dies enrere i 1 dia endavant.')).toBeVisible();
  });

  test('read without the permission to change them, and refused without the one to see them', async ({
    page,
  }) => {
    await enterAs(page, 'suport_coordinacio', '/configuracio/control');
    await expect(page.getByText('No pots canviar les regles de dates.')).toBeVisible();
    await expectAccessibleInBothLooks(page, 'date rules that are only read');
    await page.getByRole('button', { name: /^Compte/ }).click();
    await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
    await submitSignIn(page, 'informador@example.org');
    await expect(page).toHaveURL('/');
    await go(page, '/configuracio/control');
    await expect(page).toHaveURL('/');
    await expect(getNotice(page, 'No tens permís per obrir aquesta pàgina.')).toBeVisible();
  });

  test('that do not arrive say so, and are asked for again', async ({ page }) => {
    await enterAs(page, 'admin');
    await setFault(page, { kind: 'network', match: { path: '/config/data_rules$' } });
    await go(page, '/configuracio/control');
    await expect(page.getByRole('alert')).toContainText('No hem pogut carregar les regles de dates');
    await expectAccessible(page, 'date rules that did not arrive');
    await setFault(page, null);
    await page.getByRole('button', { name: 'Torna-ho a provar' }).click();
    await expect(page.getByRole('button', { name: 'Desa les regles' })).toBeVisible();
  });
});
