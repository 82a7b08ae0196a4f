import type { Page } from 'playwright/test';
import { getBox, getRadio, pick } from '../journeys/support/fields';
import { getNotice } from '../journeys/support/form';
import {
  fillBooking,
  fillCompletion,
  fillConsulta,
  JOVE,
  openFreeSlot,
  submitCompletion,
} from '../journeys/support/job';
import { expect, test } from '../journeys/support/journey';
import { begin, openDoorOffline, press } from './support/demo';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function chooseFirst(page: Page, label: string): Promise<void> {
  await getBox(page, label).click();
  await page.getByRole('option').first().click();
  await press(page, 'Fet');
}

/** Each scenario's page, with its act and the outcome. */
const SHOWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'Una jornada plena'(page) {
    const day = page.getByRole('main').getByRole('region', { name: 'Avui', exact: true });
    await expect(day).toContainText('Berta Inventada Mostra');
    await expect(day.getByText('Hora lliure')).toHaveCount(0);
  },
  async "Un servei acabat d'estrenar"(page) {
    await page.getByRole('navigation').getByRole('link', { name: 'Consultes' }).click();
    await expect(page.getByRole('main')).toContainText('Encara no hi ha cap consulta');
  },
  async "L'hora que algú acaba d'agafar"(page) {
    await openFreeSlot(page.getByRole('main'));
    await fillBooking(page);
    await press(page, 'Reserva la cita');
    await expect(page.getByRole('main')).toContainText('Aquesta hora ja està reservada.');
    await expect(page.getByLabel(/^Nom/)).toHaveValue(JOVE.nom);
  },
  async 'Una realització que el servidor no accepta'(page) {
    await fillCompletion(page);
    await pick(getRadio(page, "On s'ha realitzat", 'CAAJ'));
    await press(page, 'Desa la realització');
    await expect(page.getByRole('alert').first()).toContainText("l'està revisant la coordinació");
    await submitCompletion(page);
  },
  async 'Algú que no ha vingut'(page) {
    await press(page, 'Marca com a no assistida');
    await press(page.getByRole('alertdialog'), 'Marca-la');
    await expect(page.getByRole('link', { name: 'Realitza' })).toHaveCount(0);
  },
  async 'La primera vegada que algú entra'(page) {
    await expect(page).toHaveURL('/new_password');
    await expect(page.getByRole('button', { name: 'Rol: Ha de canviar la contrasenya' })).toBeVisible();
  },
  async 'La sessió es perd a mig formulari'(page) {
    await fillConsulta(page);
    await press(page, 'Desa la consulta');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('el que havies escrit encara hi és')).toBeVisible();
  },
  async 'El servei està en manteniment'(page) {
    await expect(page.getByRole('main')).toContainText('Torna-ho a provar');
  },
};

for (const [title, show] of Object.entries(SHOWS)) {
  test(`the scenario "${title}" opens and shows its act`, async ({ page, complaints }) => {
    await openDoorOffline(page);
    await begin(page, title);
    await show(page);
    // Some scenarios are about refused calls.
    complaints.length = 0;
  });
}

for (const tipus of ['acadèmica', 'laboral', "d'habitatge", "d'emprenedoria", 'de mobilitat internacional']) {
  test(`the scenario "Tancar una assessoria ${tipus}" completes a session`, async ({ page }) => {
    await openDoorOffline(page);
    await begin(page, `Tancar una assessoria ${tipus}`);
    await expect(heading(page, /^Realitza l'assessoria/)).toBeVisible();
    await fillCompletion(page);
    if (tipus === 'acadèmica') await pick(getRadio(page, "On s'ha realitzat", 'CAAJ'));
    if (/habitatge|emprenedoria/.test(tipus)) await chooseFirst(page, 'Subtemàtiques');
    await submitCompletion(page);
    await expect(getNotice(page, "L'assessoria s'ha realitzat correctament.")).toBeVisible();
  });
}
