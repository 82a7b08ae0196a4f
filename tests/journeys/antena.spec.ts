import { countClicks } from './support/clicks';
import { enterAs, setFault } from './support/demo';
import { expect, test } from './support/journey';
import { expectAccessibleInBothLooks, setLook } from './support/look';

const OWN = /^La meva antena \(\d+\)$/;
const WHOLE = /^Tota l'oficina \(\d+\)$/;

test.describe('staff of an antena (spec §6)', () => {
  test("see the antena's day in no click, and the office's in one, here and in the calendar", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await enterAs(page, 'antena');
    const clicks = await countClicks(page);
    const day = page.getByRole('main').getByRole('region', { name: 'Avui', exact: true });
    await expect(day.locator('.card-head')).toContainText('3 cites, en queden 3');
    await expect(day.getByRole('listitem').filter({ hasText: 'Mobilitat' })).toHaveCount(3);
    await expect(page.getByRole('radio', { name: OWN })).toBeChecked();
    expect(await clicks()).toBe(0);
    await expectAccessibleInBothLooks(page, 'the first page');

    await page.getByRole('radio', { name: WHOLE }).click();
    await expect(day.locator('.card-head')).toContainText('38 cites, en queden 31');
    expect(await clicks()).toBe(1);
    await day.getByRole('link', { name: 'Obre el calendari' }).click();
    await expect(page.getByRole('radio', { name: WHOLE })).toBeChecked();
    await expect(page.locator('.calendar-status')).toHaveText('38 cites');
    await page.getByRole('radio', { name: OWN }).click();
    await expect(page.locator('.calendar-status')).toHaveText('3 cites');
    await expectAccessibleInBothLooks(page, 'the calendar');
  });

  test('the consultes open at the antena; Back leads to the page before, not to an address between', async ({
    page,
  }) => {
    await enterAs(page, 'antena');
    await page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Consultes' })
      .click();
    await expect(page).toHaveURL(/\/consultes\?antena_id=\d+$/);
    await expect(page.getByRole('radio', { name: 'La meva antena' })).toBeChecked();
    await expectAccessibleInBothLooks(page, 'the list of consultes');
    await page.getByRole('radio', { name: "Tota l'oficina" }).click();
    await expect(page).toHaveURL('/consultes?oficina_id=1');
    await page.goBack();
    await expect(page).toHaveURL(/\/consultes\?antena_id=\d+$/);
    await expect(page.getByRole('radio', { name: 'La meva antena' })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('read the day while the line is away, with the time of the reading, also on coming back to it', async ({
    page,
  }) => {
    await enterAs(page, 'antena');
    const day = page.getByRole('main').getByRole('region', { name: 'Avui', exact: true });
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    const age = page.locator('.status-bar');
    await expect(day.locator('.card-head')).toContainText('3 cites, en queden 3');
    await menu.getByRole('link', { name: 'Calendari' }).click();
    await expect(page.locator('.calendar-status')).toHaveText('8 cites');

    await setFault(page, { kind: 'network' });
    await menu.getByRole('link', { name: 'Inici' }).click();
    await expect(age).toContainText('Dades de les 10:20. Error llistant les cites.');
    await expect(day.getByRole('listitem').filter({ hasText: 'Mobilitat' })).toHaveCount(3);
    await expectAccessibleInBothLooks(page, 'the first page without a line');
    await setLook(page, 'wide');
    await age.getByRole('button', { name: 'Actualitza' }).click();
    await expect(age).toContainText('Dades de les 10:20. Error llistant les cites.');
    await expect(age.getByRole('button', { name: 'Actualitza' })).toBeFocused();
    await menu.getByRole('link', { name: 'Calendari' }).click();
    await expect(page.locator('.calendar-status')).toHaveText('8 cites');
    await expect(age).toContainText('Dades de les 10:20.');

    await setFault(page, null);
    await age.getByRole('button', { name: 'Actualitza' }).click();
    await expect(age).toHaveCount(0);
    await expect(page.locator('.calendar-status')).toHaveText('8 cites');
  });
});
