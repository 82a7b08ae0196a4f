import type { Locator, Page } from 'playwright/test';
import { findComingAssessoria, findSlot, OFFICE } from '../paths/browser/seed';
import { countClicks } from './support/clicks';
import { callApi, enterAs, setFault } from './support/demo';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks } from './support/look';
import { pick } from './support/fields';

const id = findComingAssessoria();
const { dia } = findSlot('laboral', OFFICE);

type Found = { data: { jove: { nom: string; cognoms: string }; cita: { id: number } } };

const getHours = (page: Page): Locator =>
  page.getByRole('radiogroup', { name: 'Tria una hora lliure' }).getByRole('radio', { name: /Presencial/ });

async function moveTo(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: "Canvia l'hora" }).waitFor();
  await pick(getHours(page).nth(1));
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
    const line = page.locator('.booked-line');
    await expect(line).toContainText(name);
    await expect(line.getByRole('button', { name: 'Copia el recordatori' })).toBeVisible();
    const former = await callApi<{ data?: unknown }>(page, 'GET', `assessories/${id}`);
    expect(former.data).toBeUndefined();
  });

  const week = `/calendari?vista=setmana&data=${dia}&professional_id=tots`;
  const getCita = (page: Page) => page.locator('.calendar-event[draggable=true]').first();
  const getTargets = (page: Page) => page.getByRole('button', { name: /^Mou-la aquí/ });
  const MOVE = /assessories\/\d+\/hora\?data=[-\d]+&tipus=\w+&disponibilitat_id=\d+/;

  test('is dragged in the week to a free hour; let go beside the hours it stays', async ({ page }) => {
    await enterAs(page, 'informador_integral', week);
    const targets = getTargets(page);
    const clicks = await countClicks(page);
    const pickUp = async () => {
      await getCita(page).hover();
      await page.mouse.down();
      await page.mouse.move(5, 300, { steps: 3 });
      await targets.first().waitFor();
    };
    await pickUp();
    await page.mouse.up();
    await expect(targets).toHaveCount(0);
    await expect(page).toHaveURL(/calendari/);

    const carryTo = async (to: Locator) => {
      const box = await to.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 8, { steps: 3 });
    };
    await pickUp();
    await carryTo(targets.last());
    await page.mouse.up();
    await expect(page).toHaveURL(MOVE);
    await page.getByRole('button', { name: "Desa l'hora nova" }).click();
    await expect(getNotice(page, "La cita ha canviat d'hora")).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(4);

    await page.goto(week);
    await pickUp();
    await carryTo(page.getByRole('button', { name: 'Setmana següent' }));
    await expect(page).not.toHaveURL(new RegExp(`data=${dia}`));
    await expect(page.getByRole('button', { name: 'Deixa-la on era' })).toBeVisible();
    await targets.last().waitFor();
    await carryTo(targets.last());
    await page.mouse.up();
    await expect(page).toHaveURL(MOVE);
  });

  test('is carried in the week to a free hour by keys', async ({ page }) => {
    await enterAs(page, 'informador_integral', week);
    const cita = getCita(page);
    const targets = getTargets(page);
    await cita.press('m');
    await expect(targets.first()).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: /hores lliures per a .+\. Fletxes/ }),
    ).toBeVisible();
    await expectAccessible(page, 'the hours where it may go');
    await page.keyboard.press('Escape');
    await expect(targets).toHaveCount(0);
    await expect(cita).toBeFocused();
    await expect(page).toHaveURL(/calendari/);

    await page.keyboard.press('m');
    await expect(targets.first()).toBeFocused();
    const [first] = await targets.all();
    const here = await first?.getAttribute('aria-label');
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('button', { name: here ?? '', exact: true })).toHaveCount(0);
    await expect(targets.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(MOVE);
  });

  test('that would become virtual shows it in every target and on the page, and asks first', async ({
    page,
  }) => {
    const week = `/calendari?vista=setmana&data=${dia}&professional_id=4`;
    await enterAs(page, 'informador_integral', week);
    await page.locator('.calendar-event[draggable=true]', { hasText: 'Presencial' }).first().press('m');
    await page.getByRole('button', { name: /12:00–13:00 · Passa de presencial a virtual · / }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Passa de presencial a virtual.' }),
    ).toBeVisible();
    await expectAccessibleInBothLooks(page, 'another modality');
    await page.getByRole('button', { name: "Desa l'hora nova" }).click();
    const question = page.getByRole('alertdialog', { name: 'Vols desar-ho igualment?' });
    await expect(question).toContainText('Passa de presencial a virtual.');
    await expectAccessible(page, 'the question about another modality');
    await question.getByRole('button', { name: 'Desa-ho igualment' }).click();
    await expect(getNotice(page, 'Ara: Virtual')).toBeVisible();
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
    await pick(getHours(page).first());
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
