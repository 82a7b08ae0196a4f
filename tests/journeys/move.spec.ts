import type { Locator, Page } from 'playwright/test';
import { findComingAssessoria, findSlot, OFFICE } from '../paths/browser/seed';
import { countClicks } from './support/clicks';
import { callApi, enterAs, setFault } from './support/demo';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessibleInBothLooks } from './support/look';

const id = findComingAssessoria();
const { dia } = findSlot('laboral', OFFICE);

type Found = { data: { jove: { nom: string; cognoms: string }; cita: { id: number } } };

const getHours = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: 'Tria una hora lliure' }).getByRole('radio', { name: /Presencial/ });

/** Chooses the second hour of that day, and asks for it. */
async function moveTo(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: "Canvia l'hora" }).waitFor();
  await getHours(page).nth(1).check();
  await page.getByRole('button', { name: "Desa l'hora nova" }).click();
}

test.describe('an appointment in another hour', () => {
  test('is moved in four clicks from the calendar: nothing is typed again, and its hour is free', async ({
    page,
  }) => {
    await enterAs(page, 'informador_integral');
    const { data } = await callApi<Found>(page, 'GET', `assessories/${id}`);
    const name = `${data.jove.nom} ${data.jove.cognoms}`;
    await page.goto(`/calendari?vista=llista&data=${dia}&professional_id=tots`);
    const clicks = await countClicks(page);
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .click();
    await page.getByRole('link', { name: "Canvia l'hora" }).click();
    await moveTo(page);

    await expect(getNotice(page, "La cita ha canviat d'hora")).toBeVisible();
    await expect(getNotice(page, name)).toBeVisible();
    await expect(page).toHaveURL(/\/calendari\?data=[-\d]+&cita=\d+/);
    expect(await clicks()).toBe(4);
    const former = await callApi<{ data?: unknown }>(page, 'GET', `assessories/${id}`);
    expect(former.data).toBeUndefined();
  });

  test('whose hour was taken meanwhile stays where it is, and another can be chosen', async ({ page }) => {
    await enterAs(page, 'informador_integral', `/assessories/${id}/hora?data=${dia}`);
    await setFault(page, {
      kind: 'status',
      status: 422,
      body: { message: 'No', errors: { disponibilitat_id: ['Aquesta hora ja no és lliure'] } },
      match: { method: 'POST', path: '/cites$' },
    });
    await moveTo(page);
    await expect(page.getByText('Aquesta hora ja no és lliure').first()).toBeVisible();
    await setFault(page, null);
    await getHours(page).first().check();
    await page.getByRole('button', { name: "Desa l'hora nova" }).click();
    await expect(getNotice(page, "La cita ha canviat d'hora")).toBeVisible();
  });

  test('that cannot be deleted is there twice: both are said, and deleting is tried again', async ({
    page,
  }) => {
    await enterAs(page, 'informador_integral', `/assessories/${id}/hora?data=${dia}`);
    await expectAccessibleInBothLooks(page, 'another hour');
    const fault = { kind: 'status', status: 500, body: {} } as const;
    await setFault(page, { ...fault, match: { method: 'DELETE', path: '/cites/' } });
    await moveTo(page);
    await expect(page.getByRole('heading', { name: 'Hi ha les dues cites' })).toBeVisible();
    await expect(page.getByRole('button', { name: "Elimina la d'abans" })).toBeFocused();
    await expectAccessibleInBothLooks(page, 'both appointments');
    await setFault(page, null);
    await page.keyboard.press('Enter');
    await expect(getNotice(page, "La cita ha canviat d'hora")).toBeVisible();
  });
});
