import { devices } from 'playwright/test';
import { enterAs } from './support/demo';
import { getBox, getRadio } from './support/fields';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';

const { viewport, deviceScaleFactor, hasTouch, isMobile } = devices['iPhone 13'];
test.use({ viewport, deviceScaleFactor, hasTouch, isMobile });

test('fields have letters of at least 16 px where a finger presses', async ({ page }) => {
  await enterAs(page, 'admin', '/');
  for (const path of ['/consultes/nova', '/calendari/cita/nova', '/assessories', '/professionals/nou']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('input').first()).toBeVisible();
    const sizes = await page
      .locator('input:not([type=radio], [type=checkbox]), textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.filter((size) => size < 16)).toEqual([]);
    expect(sizes.length).toBeGreaterThan(0);
  }
});

test('a finger fills and saves a form, on words and edges', async ({ page }) => {
  await enterAs(page, 'informador', '/consultes/nova');
  for (const [field, option] of [
    ['Canal', 'Telèfon'],
    ['Àmbit', 'Lleure'],
    ['Temàtiques', 'Activitats de lleure'],
  ] as const) {
    await getBox(page, field).tap();
    await page.getByRole('option', { name: option, exact: true }).tap();
  }
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(page.getByRole('option')).toHaveCount(0);
  await getRadio(page, 'Edat', '16-19').locator('xpath=..').tap();
  await getRadio(page, 'Gènere', 'Dona').locator('xpath=..').tap();
  await page.getByRole('button', { name: 'Desa la consulta' }).tap();
  await expect(getNotice(page, "La consulta s'ha creat correctament.")).toHaveClass(/success/);
});

test('a finger opens an appointment, and closes it beside its panel', async ({ page }) => {
  await enterAs(page, 'informador_integral', '/calendari');
  await page.getByRole('button', { name: /11:15 Omar/ }).tap();
  const peek = page.getByRole('dialog', { name: 'Omar Suposat Test' });
  await expect(peek).toBeInViewport({ ratio: 1 });
  await page.touchscreen.tap(4, 4);
  await expect(peek).toHaveCount(0);
});
