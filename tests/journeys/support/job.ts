import type { Locator, Page } from 'playwright/test';
import { choose, chooseAll, getRadio, pick } from './fields';
import { getNotice } from './form';
import { expect } from './journey';

const BOOKED = /\/calendari\?data=[-\d]+&cita=[\w-]+/;

/** A first name that no invented person has. */
export const JOVE = { nom: 'Wanda', cognoms: 'Inventada Assaig' };
export const NAME = `${JOVE.nom} ${JOVE.cognoms}`;

export async function showFreeHours(page: Page): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'Hores lliures' });
  if (!(await box.isChecked())) await page.locator('label', { hasText: 'Hores lliures' }).click();
  await expect(box).toBeChecked();
}

/** Opens the last free hour of a day, alone or in a pile, and follows 'Reserva'. */
export async function openFreeSlot(day: Locator): Promise<void> {
  const page = day.page();
  await showFreeHours(page);
  await day
    .getByRole('button', { name: /Lliure.*Reserva$|^\d+ lliures/ })
    .last()
    .click();
  const peek = page.getByRole('dialog', { name: 'Hora lliure' });
  const others = page.getByRole('dialog', { name: /^\d+ lliures/ }).getByRole('button');
  await expect(peek.or(others.last())).toBeVisible();
  if ((await others.count()) > 0) await others.last().click();
  await peek.getByRole('link', { name: 'Reserva' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nova cita' })).toBeVisible();
}

export async function fillBooking(page: Page): Promise<void> {
  await page.getByLabel(/^Nom/).fill(JOVE.nom);
  await page.getByLabel(/^Cognoms/).fill(JOVE.cognoms);
  await pick(getRadio(page, 'Edat', '16-19'));
  await pick(getRadio(page, 'Gènere', 'Dona'));
  await pick(page.getByRole('radiogroup', { name: 'Modalitat' }).getByRole('radio').first());
}

export async function fillMore(page: Page): Promise<void> {
  await page.getByLabel('Telèfon').fill('600 000 111');
  await page.getByLabel('Correu electrònic').fill('wanda@example.org');
  await choose(page, 'Residència', 'Nou Barris');
  await chooseAll(page, 'Com ens ha conegut', ['Web', 'Jove habitual']);
  await page.getByLabel('Descripció').fill('Vol parlar del curs vinent.');
}

export async function submitBooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reserva la cita' }).click();
  await expect(getNotice(page, 'La cita ha estat creada')).toBeVisible();
  await expect(page).toHaveURL(BOOKED);
}

export async function openFromList(page: Page, name = NAME): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Assessories' }).click();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 assessoria', { exact: true })).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function fillCompletion(page: Page): Promise<void> {
  await pick(getRadio(page, "Com s'ha inscrit", 'Cita prèvia'));
  await page.getByLabel(/^Assistents/).fill('2');
  await pick(getRadio(page, "Valoració de l'assessoria", '4 de 5'));
}

export async function submitCompletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Desa la realització' }).click();
  await expect(getNotice(page, "L'assessoria s'ha realitzat correctament.")).toBeVisible();
  await expect(page).toHaveURL('assessories');
}

export async function fillConsulta(page: Page): Promise<void> {
  await page.getByLabel(/^Hora/).fill('10:05');
  await choose(page, 'Canal', 'Telèfon');
  await choose(page, 'Àmbit', 'Lleure');
  await chooseAll(page, 'Temàtiques', ['Activitats de lleure']);
  await pick(getRadio(page, 'Edat', '16-19'));
  await pick(getRadio(page, 'Gènere', 'Dona'));
}
