import type { Page } from 'playwright/test';
import { enterAs, getAccount } from '../journeys/support/demo';
import { choose, pick } from '../journeys/support/fields';
import { getNotice } from '../journeys/support/form';
import { fillConsulta } from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { expectAccessible, go } from '../journeys/support/look';
import { openPanel, press } from './support/demo';

const save = (page: Page) => page.getByRole('button', { name: 'Desa la consulta', exact: true }).click();
const countOf = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

test('a fault of one call happens once, and typed values stay', async ({ page, complaints }) => {
  await enterAs(page, 'informador', '/consultes/nova');
  await fillConsulta(page);
  const panel = await openPanel(page, 'Errors');
  await choose(page, 'Crida', 'POST /consultes · Crea una consulta.');
  await choose(page, 'Què passa', '500 · error del servidor');
  await panel.getByLabel('Missatge del servidor').fill('La base de dades descansa');
  await press(panel, "Provoca l'error");
  await expect(panel.getByText('la pròxima vegada')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Formació', exact: true })).toBeFocused();

  await save(page);
  await expect(page.getByRole('alert').first()).toContainText('La base de dades descansa');
  await save(page);
  // A server error may come after the record is stored.
  await page.getByRole('button', { name: 'Desa-ho igualment' }).click();
  await expect(getNotice(page, "La consulta s'ha creat correctament.")).toBeVisible();
  complaints.length = 0;
});

test('the second booking of a kind is refused with its message, the first is not', async ({
  page,
  complaints,
}) => {
  await enterAs(page, 'informador', '/consultes/nova');
  const panel = await openPanel(page, 'Errors');
  await choose(page, 'Crida', 'POST /consultes · Crea una consulta.');
  await choose(page, 'Què passa', '422 · alguna dada no és correcta');
  await panel.getByLabel('Missatge del servidor').fill('Avui ja no');
  await panel.getByLabel('A partir de quina vegada').fill('2');
  await press(panel, "Provoca l'error");
  await expect(panel.getByText('«Avui ja no» · la 2a vegada')).toBeVisible();
  await expect(panel.getByLabel('Missatge del servidor')).toHaveValue('');
  await page.keyboard.press('Escape');

  await fillConsulta(page);
  await save(page);
  await expect(getNotice(page, "La consulta s'ha creat correctament.")).toBeVisible();
  await go(page, '/consultes/nova');
  await fillConsulta(page);
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText('Avui ja no');
  complaints.length = 0;
});

test('a lasting fault stays until it is removed, after a reload too', async ({ page }) => {
  await enterAs(page, 'informador');
  const panel = await openPanel(page, 'Errors');
  await choose(page, 'Crida', 'GET /consultes · Les consultes, per pàgines.');
  await choose(page, 'Què passa', '403 · no hi té permís');
  await pick(panel.getByRole('radio', { name: 'Fins que es tregui' }));
  await press(panel, "Provoca l'error");
  await page.reload();
  await go(page, '/consultes');
  await expect(page.getByRole('main')).toContainText('Error llistant les consultes');
  await openPanel(page, 'Errors');
  await panel.getByRole('button', { name: /^Treu: GET \/consultes/ }).click();
  await expect(panel.getByText('No hi ha cap error en marxa.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: /Torna/ }).first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('client, server and calendar have one clock: Monday at nine, and a day later', async ({ page }) => {
  await enterAs(page, 'assesor_laboral', '/calendari?vista=dia');
  const panel = await openPanel(page, 'Rellotge');
  await expect(panel.getByText('A la demostració és divendres 20 de novembre, 10:20.')).toBeVisible();
  await panel.getByLabel('Dia').fill('23/11/2026');
  await panel.getByLabel('Hora', { exact: true }).fill('9:00');
  await press(panel, 'Posa aquesta hora');
  await expect(panel.getByText('A la demostració és dilluns 23 de novembre, 09:00.')).toBeVisible();
  await press(panel, 'Atura el rellotge');
  await press(panel, 'Passa un dia');
  await expect(panel.getByText('A la demostració és dimarts 24 de novembre, 09:00.')).toBeVisible();
  await go(page, '/');
  await expect(page.getByRole('main')).toContainText('Dimarts, 24 de novembre de 2026');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Dimarts, 24 de novembre de 2026');
  await openPanel(page, 'Rellotge');
  await press(panel, "Torna a l'hora de debò");
  await expect(panel.getByText('A la demostració és divendres 20 de novembre, 10:20.')).toBeVisible();
  await panel.getByLabel('Dia').fill('demà potser');
  await press(panel, 'Posa aquesta hora');
  await expect(panel.getByText('Escriu un dia i una hora.')).toBeVisible();
});

test('without a connection every call fails, and the list of calls shows it', async ({ page }) => {
  await enterAs(page, 'informador');
  await expect(getAccount(page)).toBeVisible();
  const panel = await openPanel(page, 'Rellotge');
  // The page has one banner.
  await expect(page.getByRole('banner')).toHaveCount(1);
  await panel.getByText('Sense connexió: no arriba cap crida').click();
  await go(page, '/consultes');
  await openPanel(page, 'Crides');
  await expect(panel.getByText('sense resposta').first()).toBeVisible();
  await openPanel(page, 'Rellotge');
  await panel.getByText('Sense connexió: no arriba cap crida').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await openPanel(page, 'Crides');
  const answered = panel.locator('details').filter({ hasText: /^200 GET \/consultes\?/ });
  await answered.first().locator('summary').click();
  await expect(answered.first().locator('pre').last()).toContainText('"data"');
});

test('a single call takes its own time, until that is removed', async ({ page }) => {
  await enterAs(page, 'informador');
  const panel = await openPanel(page, 'Rellotge');
  await choose(page, 'Crida', 'GET /consultes · Les consultes, per pàgines.');
  await pick(panel.getByRole('radio', { name: '3 s', exact: true }));
  await expect(panel.getByText('GET /consultes: 3 s')).toBeVisible();
  await choose(page, 'Crida', 'Qualsevol crida');
  await expect(panel.getByRole('radio', { name: 'Cap', exact: true })).toBeChecked();
  await page.reload();
  await go(page, '/consultes');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await openPanel(page, 'Crides');
  const slow = panel.locator('summary').filter({ hasText: /^200 GET \/consultes(\?\S*)? \d+ ms$/ });
  await expect(slow.first()).toHaveText(/ (?:[3-9]|\d\d)\d{3} ms$/);
  await openPanel(page, 'Rellotge');
  await expectAccessible(page, 'the panel with the latency of a call');
  await press(panel, 'Treu: GET /consultes: 3 s');
  await expect(panel.getByText('GET /consultes: 3 s')).toHaveCount(0);
});

test('the history goes back to a point, continues from it, marks one, and restores the first day', async ({
  page,
}) => {
  await enterAs(page, 'informador', '/consultes/nova');
  const note = async () => {
    await fillConsulta(page);
    await save(page);
    await expect(page).toHaveURL('/consultes');
  };
  const readCount = async () =>
    Number(
      (
        await page
          .getByText(/^\d+ consultes$/)
          .first()
          .textContent()
      )?.split(' ')[0],
    );
  await note();
  const one = await readCount();
  await page.getByRole('link', { name: 'Nova consulta' }).click();
  await note();
  await expect(countOf(page, `${one + 1} consultes`)).toBeVisible();

  const panel = await openPanel(page, 'Historial');
  await expect(panel.getByText('Consulta anotada')).toHaveCount(2);
  await panel.getByLabel('Nom del punt').fill('Amb dues');
  await press(panel, 'Marca aquest punt');
  await panel.getByRole('button', { name: 'Torna aquí: Consulta anotada' }).last().click();
  await expect(countOf(page, `${one} consultes`)).toBeVisible();
  await expect(panel.getByText('desfet')).toHaveCount(1);

  await page.getByRole('link', { name: 'Nova consulta' }).click();
  await note();
  await expect(panel.getByText("Abans de continuar des d'un altre punt")).toBeVisible();
  await press(panel, 'Torna aquí: Amb dues');
  await expect(countOf(page, `${one + 1} consultes`)).toBeVisible();

  await press(panel, 'Torna a les dades del primer dia');
  await expect(countOf(page, `${one - 1} consultes`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rol: Informació', exact: true })).toBeVisible();
});

test('two tabs of one demo have the same state', async ({ page, context }) => {
  await enterAs(page, 'informador', '/consultes');
  const other = await context.newPage();
  await other.clock.setFixedTime('2026-11-20T10:20:00+01:00');
  await other.goto('/consultes/nova');
  const count = await page
    .getByText(/^\d+ consultes$/)
    .first()
    .textContent();
  await fillConsulta(other);
  await save(other);
  await expect(other).toHaveURL('/consultes');
  await expect(countOf(page, `${Number(count?.split(' ')[0]) + 1} consultes`)).toBeVisible();
  const panel = await openPanel(other, 'Rellotge');
  await press(panel, 'Passa un dia');
  await go(page, '/');
  await expect(page.getByRole('main')).toContainText('Dissabte, 21 de novembre de 2026');
});

test('a day is filled from the panel, and the calendar shows it at once', async ({ page }) => {
  await enterAs(page, 'informador_integral', '/calendari?vista=dia&lliures=si');
  const heading = page.getByText(/^\d+ cites/).first();
  await expect(heading).toHaveText(/lliures?$/);
  const [taken = 0, free = 0] = ((await heading.innerText()).match(/\d+/g) ?? []).map(Number);
  const panel = await openPanel(page, 'Escenari');
  await expect(panel.getByLabel('De qui són les hores')).toContainText('Oficina Gràcia');
  await press(panel, 'Omple-ho');
  await expect(panel.getByText(/^\d+ cites noves\.$/)).toBeVisible();
  await expect(heading).toHaveText(`${taken + free} cites`);
  await expectAccessible(page, 'the panel with a filled day');
});
