import type { Page } from 'playwright/test';
import { enterAs, openDemo, PASSWORD } from './support/demo';
import { getBox, getRadio, readSection } from './support/fields';
import { JOVE, NAME } from './support/job';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import {
  choose,
  chooseAll,
  follow,
  getCombobox,
  hasFocus,
  pick,
  press,
  tabBackTo,
  tabTo,
} from './support/keys';

/** The focus of a new page is on its title. */
const expectArrival = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();

const getEntry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

const getWeek = (page: Page) => page.getByRole('region', { name: 'Setmana' });

async function tabToWeek(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ cites, \d+ hores lliures$/)).toBeVisible();
  await tabTo(page, getWeek(page).locator('button[tabindex="0"]'));
}

test('the calendar of everybody: one stop of Tab, arrows within, and on to the next week', async ({
  page,
}) => {
  await enterAs(page, 'suport_coordinacio', '/calendari?lliures=si');
  const get = (name: RegExp) => getWeek(page).getByRole('button', { name });
  await tabToWeek(page);
  await expect(get(/^13 cites, divendres 20/)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await hasFocus(getWeek(page).getByRole('button'))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(get(/^11 cites, dijous 19/)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('.tooltip')).toHaveText(/^\d\d:\d\d–\d\d:\d\d · /);
  await page.keyboard.press('PageDown');
  await expect(get(/^6 cites, divendres 27 .* de 09:00 a 10:00$/)).toBeFocused();

  const list = page.getByRole('dialog', { name: /^6 cites, divendres 27/ });
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(get(/^6 cites, divendres 27/)).toBeFocused();
});

test('the main job with the keyboard alone (WCAG 2.1.1, 2.4.3)', async ({ page }) => {
  // Some hundred keys.
  test.slow();
  await test.step('sign in', async () => {
    await openDemo(page);
    await tabTo(page, page.getByLabel(/^Correu electrònic/));
    await page.keyboard.type('informador_integral@example.org');
    await tabTo(page, page.getByLabel(/^Contrasenya/));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Bon dia/ })).toBeVisible();
  });

  await test.step('open a free hour beside its place, and close it again', async () => {
    await follow(page, getEntry(page, 'Calendari'));
    await expectArrival(page, 'Calendari');
    const slot = page.getByRole('button', { name: /12:00.*Lliure/ });
    const peek = page.getByRole('dialog', { name: 'Hora lliure' });
    await tabToWeek(page);
    await press(page, 'ArrowDown', slot);
    await page.keyboard.press('Enter');
    await expect(peek).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(peek).toBeHidden();
    await expect(slot).toBeFocused();
    await page.keyboard.press('Enter');
    await follow(page, peek.getByRole('link', { name: 'Reserva' }));
    await expectArrival(page, 'Nova cita');
  });

  await test.step('choose another day, type and hour', async () => {
    await follow(page, page.getByRole('button', { name: "Canvia l'hora" }));
    const slots = page.getByRole('radiogroup', { name: 'Tria una hora lliure' });
    await expect(slots).toBeFocused();
    await tabBackTo(page, page.getByRole('button', { name: 'Tria la data' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'divendres 20 de novembre' })).toBeFocused();
    await press(page, 'ArrowRight', page.getByRole('button', { name: 'diumenge 22 de novembre' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Tria la data' })).toBeFocused();
    await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('22/11/2026');
    await follow(page, page.getByRole('button', { name: 'Mira dilluns 23 de novembre' }));
    await expect(slots).toBeFocused();
    await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('23/11/2026');
    await pick(page, "Tipus d'assessoria", 'Laboral', tabBackTo);
    await tabTo(page, slots.getByRole('radio'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(slots.getByRole('radio', { checked: true })).toBeFocused();
  });

  await test.step('say who comes, and book', async () => {
    await tabTo(page, page.getByLabel(/^Nom/));
    await page.keyboard.type(JOVE.nom);
    await tabTo(page, page.getByLabel(/^Cognoms/));
    await page.keyboard.type(JOVE.cognoms);
    await pick(page, 'Edat', '20-24');
    await pick(page, 'Gènere', 'No binari');
    await tabTo(page, getCombobox(page, 'Residència'));
    for (const key of ['Space', 'ArrowDown', 'Escape']) await page.keyboard.press(key);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(getCombobox(page, 'Residència')).toBeFocused();
    await expect(getBox(page, 'Residència')).toContainText('Selecciona una opció');
    await choose(page, 'Residència', 'Nou Barris');
    await chooseAll(page, 'Com ens ha conegut', ['Tutor/a', 'Web']);
    await tabTo(page, page.getByRole('radiogroup', { name: 'Modalitat' }).getByRole('radio'));
    await page.keyboard.press('Space');
    await follow(page, page.getByRole('button', { name: 'Reserva la cita' }));
    await expect(getNotice(page, 'La cita ha estat creada')).toBeVisible();
    await expectArrival(page, 'Calendari');
  });

  await test.step('find it in the list', async () => {
    await follow(page, getEntry(page, 'Assessories'));
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(NAME);
    await expect(page.getByText('1 assessoria', { exact: true })).toBeVisible();
    await follow(page, page.getByRole('link', { name: NAME, exact: true }));
    await expectArrival(page, NAME);
    await follow(page, page.getByRole('link', { name: 'Realitza' }));
    await expectArrival(page, "Realitza l'assessoria laboral");
  });

  await test.step('send the completion too early: the summary leads to the fields', async () => {
    await follow(page, page.getByRole('button', { name: 'Desa la realització' }));
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(summary.getByRole('link', { name: "Indica com s'ha inscrit" })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getRadio(page, "Com s'ha inscrit", 'Cita prèvia')).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel(/^Assistents/));
    await page.keyboard.type('3');
  });

  await test.step('fill in the rest, and complete it', async () => {
    await choose(page, 'Sector professional', 'Comerç');
    await chooseAll(page, 'Temàtiques', ['Drets laborals']);
    await chooseAll(page, 'Subtemàtiques', ['Nòmina', 'Acomiadament']);
    await pick(page, "Valoració de l'assessoria", '5 de 5');
    await follow(page, page.getByRole('button', { name: 'Desa la realització' }));
    await expect(getNotice(page, "L'assessoria s'ha realitzat correctament.")).toBeVisible();
  });

  await test.step('read it', async () => {
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(NAME);
    await expect(page.getByText('1 assessoria', { exact: true })).toBeVisible();
    await follow(page, page.getByRole('link', { name: NAME, exact: true }));
    expect(await readSection(page, 'Dades realitzada')).toEqual({
      'Sector professional': 'Comerç',
      "Com s'ha inscrit": 'Cita prèvia',
      Assistents: '3',
      Acompanyant: '-',
      "Valoració de l'assessoria": '5 de 5',
      Temàtiques: 'Drets laborals',
      Subtemàtiques: 'Nòmina, Acomiadament',
      Derivació: '-',
      Comentaris: '-',
    });
  });
});

test('a menu longer than the window is no stop of Tab: its first entry is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await enterAs(page, 'admin');
  await getEntry(page, 'Inici').focus();
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(page.getByRole('banner').locator('a, button'))).toBe(true);
});
