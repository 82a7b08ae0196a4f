import type { Page } from 'playwright/test';
import { getNotice } from '../journeys/support/form';
import { expectComplaint } from '../journeys/support/complaints';
import {
  callApi,
  enterAs,
  getAccount,
  keepPermissions,
  openDemo,
  setFault,
  submitSignIn,
  saveData,
} from '../journeys/support/demo';
import { test } from '../journeys/support/journey';
import { expectAccessible, expectAccessibleInBothLooks, go, setLook } from '../journeys/support/look';
import { pick } from '../journeys/support/fields';

const title = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: text }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const close = (page: Page) => page.keyboard.press('Escape');

type Row = { id: number; bloquejada: boolean };
/** Path of the first assessoria that fits a query and is not blocked. */
async function find(page: Page, query: string): Promise<string> {
  const { data } = await callApi<{ data: Row[] }>(page, 'GET', `assessories?${query}`);
  return `/assessories/${data.find(({ bloquejada }) => !bloquejada)?.id}`;
}

test.describe('nothing keeps anybody out (WCAG 2.2 AA)', () => {
  test('signing in and the forced change of password', async ({ page }) => {
    await openDemo(page, '/login');
    await expectAccessibleInBothLooks(page, 'sign-in');
    await press(page, 'INICIAR SESSIÓ');
    await page.getByText('Indica tu e-mail').waitFor();
    await expectAccessibleInBothLooks(page, 'sign-in with errors');
    await setFault(page, {
      kind: 'status',
      status: 500,
      body: {},
      match: { path: '/auth/login$' },
      times: 1,
    });
    await submitSignIn(page, 'canvi@example.org');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'sign-in that failed');
    await press(page, 'Entra com a…');
    await expectAccessible(page, "the demo's people");
    await close(page);
    await press(page, 'Reinicia');
    await expectAccessible(page, 'asking before the demo begins anew');
    await close(page);

    await submitSignIn(page, 'canvi@example.org');
    await title(page, /contrasenya/i);
    await press(page, 'Desa la contrasenya');
    await expectAccessibleInBothLooks(page, 'forced change with errors');
  });

  test('home, menus and notices', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    await page.getByRole('region', { name: 'Per tancar' }).getByRole('listitem').first().waitFor();
    await expectAccessibleInBothLooks(page, 'home');
    await press(page, 'Abrir menú');
    await page.getByRole('dialog', { name: 'Menú principal' }).waitFor();
    await expectAccessible(page, 'the menu of a phone');
    await close(page);

    await setLook(page, 'wide');
    await press(page, 'Cerrar menú');
    await getAccount(page).click();
    await page.getByRole('menuitem', { name: 'Tanca la sessió' }).waitFor();
    await expectAccessible(page, 'the menu of the person, beside a menu of icons');
    await close(page);
  });

  test('the palette, the choice of what is made and the sheet of the keys', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    await title(page, /^Bon dia/);
    await page.keyboard.press('Control+k');
    await setFault(page, { kind: 'status', status: 500, body: {}, match: { path: '/consultes$' }, times: 1 });
    await page.getByRole('combobox').fill('test');
    await page.getByRole('group', { name: /^Assessories/ }).waitFor();
    await expectAccessibleInBothLooks(page, 'the palette, one list of which failed');
    await close(page);
    for (const [key, what] of [
      ['n', 'what can be made'],
      ['?', 'the keys'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await expectAccessibleInBothLooks(page, what);
      await close(page);
    }
    await setLook(page, 'wide');
    await go(page, '/consultes?canal=telefon');
    await press(page, 'Vistes');
    await page.getByLabel('Nom de la vista').fill('Per telèfon');
    await press(page, 'Desa la vista');
    await page.getByRole('link', { name: 'Per telèfon' }).waitFor();
    await expectAccessible(page, 'the views of a list');
  });

  test('help, with news', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    await page.evaluate(() => localStorage.setItem('punt-jove.news', '1'));
    await page.reload();
    await getAccount(page).click();
    await page.getByRole('menuitem', { name: 'Ajuda Hi ha novetats' }).waitFor();
    await expectAccessible(page, 'the menu of the person, with news');
    await close(page);
    await go(page, '/ajuda');
    await page.getByText('Nou', { exact: true }).first().waitFor();
    await expectAccessibleInBothLooks(page, 'help, with news');
  });

  test('the calendar in its four views', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    const first = page.getByRole('button', { name: /Pau Test Model/ }).first();
    for (const view of ['mes', 'setmana', 'dia', 'llista']) {
      await setLook(page, 'wide');
      await go(page, `/calendari?vista=${view}`);
      await first.waitFor();
      await expectAccessibleInBothLooks(page, `calendar, ${view}`);
    }
    await first.click();
    await page.getByRole('button', { name: 'Més accions' }).click();
    await expectAccessible(page, 'an appointment of the list with its menu');
    await close(page);
    await close(page);
    await setLook(page, 'wide');
    await go(page, '/calendari');
    await press(page, /09:00 Pau Test Model/);
    await page.getByRole('dialog', { name: 'Pau Test Model' }).waitFor();
    await expectAccessible(page, 'an appointment of the week');
    await close(page);
    await press(page, /Lliure/);
    await page.getByRole('dialog', { name: 'Hora lliure' }).waitFor();
    await expectAccessible(page, 'a free hour of the week');
    await close(page);
    await press(page, /^Professional/);
    await expectAccessible(page, "the choice of a professional's calendar");
    await go(page, '/calendari?vista=llista&data=2026-08-15');
    await page.getByRole('heading', { name: 'Cap cita en aquestes dates' }).waitFor();
    await expectAccessibleInBothLooks(page, 'calendar without anything');
    await setFault(page, { kind: 'network', match: { path: '/cites$' }, times: 2 });
    await go(page, '/calendari?vista=llista&data=2026-08-22');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'calendar that could not be fetched');
  });

  test('the calendar of everybody, and those of one hour', async ({ page }) => {
    await enterAs(page, 'suport_coordinacio');
    for (const view of ['setmana', 'dia']) {
      await go(page, `/calendari?vista=${view}&data=2026-11-24&lliures=si`);
      await page
        .getByRole('button', { name: /lliures, dimarts 24/ })
        .first()
        .waitFor();
      await expectAccessibleInBothLooks(page, `calendar of everybody, ${view}`);
      await press(page, /^\d+ cites, dimarts 24/);
      await expectAccessible(page, `those of one hour, ${view}`);
      await close(page);
    }
  });

  test('chosen rows, the question about them, and what is done', async ({ page }) => {
    await enterAs(page, 'admin', '/assessories?estat=per_tancar');
    await setLook(page, 'wide');
    const boxes = page.getByRole('checkbox', { name: /^Tria: / });
    for (const index of [0, 1]) await boxes.nth(index).click();
    await expectAccessibleInBothLooks(page, 'chosen rows');
    await setLook(page, 'wide');
    await setFault(page, { kind: 'status', status: 422, body: {}, match: { method: 'DELETE' } });
    await press(page, 'Elimina les triades');
    await expectAccessible(page, 'the question about chosen rows');
    await press(page, 'Eliminar');
    await page.getByRole('button', { name: 'Desfés (Ctrl+Z)' }).hover();
    await expectAccessible(page, 'chosen rows that can be undone');
    await press(page, 'Elimina ara');
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, 'chosen rows that could not be deleted');
    await setLook(page, 'wide');
    await setFault(page, { kind: 'slow', ms: 3000, match: { method: 'DELETE' } });
    await press(page, 'Elimina les triades');
    await press(page, 'Eliminar');
    await press(page, 'Elimina ara');
    await page.getByRole('button', { name: 'Atura' }).waitFor();
    await expectAccessible(page, 'chosen rows that are being deleted');
  });

  test('the list of assessories', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/assessories?data_inici=2026-11-23&estat=pendent');
    const actions = page.getByRole('button', { name: /^Accions: / }).first();
    await setLook(page, 'wide');
    await actions.click();
    await page.getByRole('menuitem', { name: 'Elimina' }).waitFor();
    await expectAccessible(page, 'list with the menu of a row');
    await close(page);
    await setLook(page, 'phone');
    await page.getByRole('search').getByRole('button', { name: 'Tipus' }).click();
    await page.getByRole('dialog', { name: 'Tipus' }).waitFor();
    await expectAccessible(page, 'list with a filter');
    await close(page);
    await setLook(page, 'wide');
    await page.getByRole('search').getByRole('button', { name: 'Dates' }).click();
    await press(page, 'Tria la data');
    await page.getByRole('grid').waitFor();
    await expectAccessible(page, 'list with a month of its filter of dates');
    await close(page);
    await close(page);
    await press(page, 'Columnes');
    await expectAccessible(page, 'list with its columns');
    await close(page);
    await page.getByRole('searchbox').fill('ningú');
    await page.getByRole('heading', { name: 'Cap assessoria amb aquests filtres' }).waitFor();
    await expectAccessibleInBothLooks(page, 'list without anything found');
    await setFault(page, { kind: 'network', match: { path: '/assessories$' }, times: 2 });
    await page.getByRole('searchbox').fill('');
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, 'list that could not be fetched');
  });

  test('the detail, the dialogs and what they say', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    await go(page, await find(page, 'estat=realitzada&tipus=academica'));
    await page.getByRole('heading', { name: 'Dades realitzada' }).waitFor();
    await expectAccessibleInBothLooks(page, 'detail of a realised one');
    await go(page, await find(page, 'estat=pendent'));
    await page.getByRole('link', { name: 'Realitza' }).waitFor();
    await expectAccessibleInBothLooks(page, 'detail of a booked one');

    for (const [look, name] of [
      ['phone', 'Elimina'],
      ['wide', 'Marca com a no assistida'],
    ] as const) {
      await setLook(page, look);
      await press(page, name);
      await page.getByRole('alertdialog').waitFor();
      await expectAccessible(page, `dialog: ${name}`);
      await close(page);
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    }
    const refusal = { kind: 'status', status: 422, body: { message: 'Hi ha un error.' } } as const;
    await setFault(page, { ...refusal, match: { method: 'DELETE' }, times: 1 });
    const detail = new URL(page.url()).pathname;
    await press(page, 'Elimina');
    await press(page, 'Eliminar');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    // Its time pauses under the focus.
    await page.getByRole('button', { name: /^Desfés/ }).focus();
    await expectAccessibleInBothLooks(page, 'what can be undone');
    await press(page, 'Elimina ara');
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, 'notice of an error');
    await press(page, 'Tanca');
    await go(page, detail);
    await press(page, 'Elimina');
    await press(page, 'Eliminar');
    await press(page, 'Elimina ara');
    await getNotice(page, 'esborrat').waitFor();
    await expectAccessibleInBothLooks(page, 'notice of a success');
    await go(page, '/assessories/999999');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'detail of one that does not exist');
  });

  const TYPES = ['academica', 'laboral', 'mobilitat_internacional', 'emprenedoria', 'habitatge'];
  test('the completion of each type', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    for (const tipus of TYPES) {
      await go(page, `${await find(page, `estat=pendent&tipus=${tipus}`)}/realitzar`);
      await title(page, /^Realitza/);
      await page.getByLabel(/^Assistents/).waitFor();
      await setLook(page, 'wide');
      await expectAccessible(page, `completion, ${tipus}`);
      await press(page, 'Desa la realització');
      await page.getByRole('alert').waitFor();
      await setLook(page, 'phone');
      await expectAccessible(page, `completion with errors, ${tipus}`);
    }
    for (const [look, name] of [
      ['wide', 'Acompanyant'],
      ['phone', 'Derivació'],
    ] as const) {
      await setLook(page, look);
      await page.getByRole('combobox', { name }).press('ArrowDown');
      await page.getByRole('option').first().waitFor();
      await expectAccessible(page, `completion with the choices of ${name}`);
      await close(page);
      await page.getByRole('option').first().waitFor({ state: 'hidden' });
    }
    await page.getByLabel('Comentaris').fill('Hi tornarà.');
    await press(page, 'Abrir menú');
    await page.getByRole('link', { name: 'Calendari' }).click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessibleInBothLooks(page, 'dialog before changes are lost');
  });

  test('the sessions to close, with what is missing and what failed', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    await go(page, '/assessories/tancar');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Tanca les assessories' }).waitFor();
    await expectAccessibleInBothLooks(page, 'sessions to close');
    await main.getByRole('button', { name: 'Cita prèvia' }).click();
    await press(page, 'Tanca les assessories');
    await main.getByText("Valora l'assesssoria").first().waitFor();
    await expectAccessibleInBothLooks(page, 'sessions to close, incomplete');
    await main
      .getByRole('button', { name: /^No ha assistit: / })
      .first()
      .click();
    await setFault(page, { kind: 'status', status: 500, times: 1, match: { method: 'PATCH' } });
    await press(page, 'Tanca 1 assessoria');
    await main.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, 'sessions to close, one refused');
    await press(page, 'Tanca 1 assessoria');
    await main.getByText('No assistida', { exact: true }).first().waitFor();
    await expectAccessibleInBothLooks(page, 'sessions to close, one closed');
  });

  test('the appointments of an absent professional, with what is chosen and what failed', async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    await go(page, '/calendari/absencia');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Tria primer un professional' }).waitFor();
    await expectAccessible(page, 'absence without a professional');
    await go(page, '/calendari/absencia?professional_id=4&data=2026-11-24');
    await main.getByRole('button', { name: 'Proposa hores' }).waitFor();
    await expectAccessibleInBothLooks(page, 'absence, nothing chosen');
    await press(page, 'Proposa hores');
    await main
      .getByRole('button', { name: /^Elimina-la: / })
      .first()
      .click();
    await expectAccessibleInBothLooks(page, 'absence, chosen');
    await setFault(page, { kind: 'status', status: 403, times: 1, match: { method: 'POST' } });
    await main.getByRole('button', { name: /^Passa \d/ }).click();
    await main.getByRole('alert').first().waitFor();
    await main.getByText('Eliminada', { exact: true }).first().waitFor();
    await expectAccessibleInBothLooks(page, 'absence, one refused and the others done');
  });

  test('the forms of an appointment and of an assessoria', async ({ page }) => {
    await enterAs(page, 'informador_integral');
    await page.getByRole('link', { name: "Reserva l'hora de les 12:00" }).click();
    await page.getByRole('button', { name: "Canvia l'hora" }).waitFor();
    await expectAccessibleInBothLooks(page, 'new appointment in a free hour');
    await go(page, '/');
    await title(page, /Bon dia/);
    await go(page, '/calendari/cita/nova?data=2026-11-20');
    await page.getByRole('button', { name: 'Reserva la cita' }).waitFor();
    await expectAccessibleInBothLooks(page, 'new appointment');
    await press(page, 'Reserva la cita');
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, 'new appointment with errors');

    await go(page, '/assessories/nova');
    await page.getByRole('button', { name: "Desa l'assessoria" }).waitFor();
    await press(page, "Desa l'assessoria");
    await expectAccessibleInBothLooks(page, 'new assessoria without appointment, with errors');
    await pick(page.getByRole('radio', { name: 'Amb hora lliure' }));
    await expectAccessibleInBothLooks(page, 'new assessoria in a free hour');
  });

  test('editing, and what stands in for a page', async ({ page, complaints }) => {
    await saveData(page);
    await enterAs(page, 'informador_integral');
    await go(page, `${await find(page, 'estat=pendent')}/editar`);
    await page.getByRole('button', { name: 'Desa els canvis' }).waitFor();
    await expectAccessibleInBothLooks(page, 'edit');
    await go(page, '/nowhere');
    await title(page, 'Oops! You seem to be lost.');
    await expectAccessibleInBothLooks(page, 'not found');
    await page.route('**/assets/calendar-*', (route) => route.abort());
    await go(page, '/calendari');
    await page.getByRole('alert').waitFor();
    await expectAccessibleInBothLooks(page, 'page that did not load');
    await page.unroute('**/assets/calendar-*');
    await expectComplaint(complaints, /ERR_FAILED \/assets\/calendar\.(js|css)$/);
    await go(page, '/oficines');
    await title(page, /Bon dia/);
  });

  test('whoever may not is told why', async ({ page }) => {
    await enterAs(page, 'informador');
    await go(page, `${await find(page, 'estat=pendent')}/realitzar`);
    await page.getByRole('main').getByRole('link').first().waitFor();
    await expectAccessibleInBothLooks(page, 'refused completion');
    await keepPermissions(page, ['read_cita_app']);
    await getNotice(page, 'No tens permís').waitFor();
    await expectAccessibleInBothLooks(page, 'home with a neutral notice');
  });
});
