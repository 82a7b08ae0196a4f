import type { Page } from 'playwright/test';
import { findId, OFFICE } from '../paths/browser/seed';
import { callApi, enterAs, setFault, submitSignIn } from './support/demo';
import { getRadio, pick } from './support/fields';
import { fillBooking, JOVE, NAME, openFreeSlot, submitBooking } from './support/job';
import { expect, test } from './support/journey';
import { expectAccessibleInBothLooks, go, setLook } from './support/look';

type Slot = {
  id: number;
  tipus: string;
  modalitat: string[];
  oficina: { id: number };
  antena: { id: number } | null;
};

const TAKEN = 'Aquesta hora ja està reservada.';

async function bookMeanwhile(page: Page): Promise<void> {
  const query = new URL(page.url()).searchParams;
  const day = query.get('data');
  const path = `cites/disponibilitats?data_inici=${day}&data_fi=${day}`;
  const { data } = await callApi<{ data: Slot[] }>(page, 'GET', path);
  const slot = data.find(({ id }) => String(id) === query.get('disponibilitat_id'));
  const answer = await callApi<{ data?: unknown }>(page, 'POST', 'cites', {
    disponibilitat_id: slot?.id,
    tipus: slot?.tipus,
    modalitat: slot?.modalitat[0],
    oficina_id: slot?.oficina.id,
    antena_id: slot?.antena?.id ?? null,
    jove: { nom: 'Xavi', cognoms: 'Suposat Model' },
    edat: '20-24',
    perfil: 'Jove',
    genere: 'home',
  });
  expect(answer).toHaveProperty('data.id');
}

async function openForm(page: Page, who: string): Promise<void> {
  await enterAs(page, who, '/calendari');
  await openFreeSlot(page.getByRole('group', { name: 'divendres 20 de novembre' }));
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel(/^Nom/)).toHaveValue(JOVE.nom);
  await expect(page.getByLabel(/^Cognoms/)).toHaveValue(JOVE.cognoms);
  await expect(getRadio(page, 'Edat', '16-19')).toBeChecked();
  await expect(getRadio(page, 'Gènere', 'Dona')).toBeChecked();
  await expect(getRadio(page, 'Perfil', 'Jove')).toBeChecked();
}

const goTo = (page: Page, entry: string) =>
  page.getByRole('navigation').getByRole('link', { name: entry }).click();

test('a slot that is taken meanwhile: another one is chosen and nothing is typed again', async ({ page }) => {
  await openForm(page, 'assesor_laboral');
  await fillBooking(page);
  await bookMeanwhile(page);
  await page.getByRole('button', { name: 'Reserva la cita' }).click();

  const slots = page.getByRole('radiogroup', { name: 'Tria una hora lliure' });
  await expect(slots).toHaveAccessibleDescription(TAKEN);
  await expect(slots.getByRole('radio', { name: /^18:00–19:00/ })).toHaveCount(0);
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Algunes de les dades introduïdes no són correctes.');
  await expect(summary.getByRole('link')).toHaveText([TAKEN]);
  await expect(slots).toBeFocused();
  await expectTyped(page);

  await pick(slots.getByRole('radio', { name: /^13:00–14:00/ }));
  await expect(summary).toHaveCount(0);
  await pick(page.getByRole('radiogroup', { name: 'Modalitat' }).getByRole('radio').first());
  await submitBooking(page);
  await expect(page.getByRole('button', { name: new RegExp(`13:00 ${NAME}`) })).toBeVisible();
  await expect(page.getByRole('button', { name: /18:00 Xavi Suposat Model/ })).toBeVisible();
});

test.describe('unsaved changes', () => {
  test('Back, the menu and closing the window ask; staying changes nothing, leaving leaves', async ({
    page,
  }) => {
    await openForm(page, 'assesor_academica');
    const address = page.url();
    const dialog = page.getByRole('alertdialog', { name: 'Hi ha canvis sense desar' });
    await page.getByLabel(/^Nom/).fill(JOVE.nom);

    await page.goBack();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continua editant' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel(/^Nom/)).toHaveValue(JOVE.nom);

    await goTo(page, 'Assessories');
    await dialog.getByRole('button', { name: 'Continua editant' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel(/^Nom/)).toHaveValue(JOVE.nom);

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();

    await goTo(page, 'Assessories');
    await dialog.getByRole('button', { name: 'Surt sense desar' }).click();
    await expect(page).toHaveURL('/assessories');
    await expect(page.getByRole('heading', { level: 1, name: 'Assessories' })).toBeVisible();

    // Opened anew it is empty, and leaving it without changes asks nothing.
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel(/^Nom/)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/calendari');
    await expect(page.getByRole('heading', { level: 1, name: 'Calendari' })).toBeVisible();
  });

  test('Back leads where it should once it is confirmed, and what was saved is no change', async ({
    page,
  }) => {
    await openForm(page, 'assesor_academica');
    await page.getByLabel(/^Nom/).fill(JOVE.nom);
    await page.goBack();
    await page.getByRole('button', { name: 'Surt sense desar' }).click();
    await expect(page).toHaveURL('/calendari');

    await openFreeSlot(page.getByRole('group', { name: 'divendres 20 de novembre' }));
    await fillBooking(page);
    await submitBooking(page);
    await goTo(page, 'Assessories');
    await expect(page).toHaveURL('/assessories');
    await expect(page.getByRole('heading', { level: 1, name: 'Assessories' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test.describe('a session that is lost in the middle of a form', () => {
  async function lose(page: Page): Promise<string> {
    await openForm(page, 'assesor_academica');
    const address = page.url();
    await fillBooking(page);
    await setFault(page, { kind: 'status', status: 401, body: {}, match: { path: '/cites$' }, times: 1 });
    await page.getByRole('button', { name: 'Reserva la cita' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Dades de sessió incorrectes, inicieu sessió de nou')).toBeVisible();
    await expect(page.getByText('La sessió ha acabat.')).toBeVisible();
    await expect(page.getByText('el que havies escrit encara hi és')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      JOVE.nom,
    );
    return address;
  }

  test('the same person has the form again as it was, and saves it', async ({ page }) => {
    const address = await lose(page);
    await submitSignIn(page, 'assesor_academica@example.org');
    await expect(page).toHaveURL(address);
    await expectTyped(page);
    await submitBooking(page);
    await expect(page.getByRole('button', { name: new RegExp(NAME) })).toBeVisible();
  });

  test('another person gets nothing of it, and neither does the first one afterwards', async ({ page }) => {
    const address = await lose(page);
    await submitSignIn(page, 'informador_integral@example.org');
    await expect(page).toHaveURL('/');
    await go(page, address);
    await expect(page.getByRole('heading', { level: 1, name: 'Nova cita' })).toBeVisible();
    await expect(page.getByLabel(/^Nom/)).toHaveValue('');
    await expect(page.getByText(JOVE.nom)).toHaveCount(0);

    await page.getByRole('button', { name: /^Rol: / }).click();
    await page.getByRole('menuitemradio', { name: /assesor_academica@/ }).click();
    await expect(page.getByRole('button', { name: 'Rol: Assessorament acadèmic' })).toBeVisible();
    await go(page, address);
    await expect(page.getByRole('heading', { level: 1, name: 'Nova cita' })).toBeVisible();
    await expect(page.getByLabel(/^Nom/)).toHaveValue('');
  });
});

test('somebody who came before is booked again: nothing of the person is typed twice', async ({ page }) => {
  const id = findId(
    'assessories',
    ({ oficina_id, realitzacio, bloquejada }) => oficina_id === OFFICE && realitzacio !== null && !bloquejada,
  );
  await enterAs(page, 'informador_integral', `/assessories/${id}`);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Nova cita amb aquestes dades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nova cita' })).toBeVisible();
  const first = page.getByLabel(/^Nom/);
  await expect(first).toHaveValue(/./);
  expect(name).toContain(await first.inputValue());
  const hours = page.getByRole('radiogroup', { name: 'Tria una hora lliure' }).getByRole('radio');
  await pick(hours.first());
  const way = page.getByRole('radiogroup', { name: 'Modalitat' }).getByRole('radio').first();
  await pick(way);
  await submitBooking(page);
});

test('the reminder of what was just booked is copied where the booking ends, and the line can be closed', async ({
  page,
}) => {
  await openForm(page, 'informador');
  await fillBooking(page);
  await submitBooking(page);
  const line = page.locator('.booked-line');
  await expect(line).toContainText(`Cita: avui a les`);
  await expect(line).toContainText(NAME);
  await line.getByRole('button', { name: 'Copia el recordatori' }).click();
  const byHand = line.getByLabel('El navegador no deixa copiar. Copia el text a mà:');
  await expect(line.getByRole('button', { name: 'Recordatori copiat' }).or(byHand)).toBeVisible();
  await expectAccessibleInBothLooks(page, 'the calendar after a booking');
  await setLook(page, 'wide');
  await line.getByRole('button', { name: "Tanca l'avís de la cita" }).click();
  await expect(line).toHaveCount(0);
  await expect(page).not.toHaveURL(/cita=/);
});
