import { devices } from 'playwright/test';
import { enterAs } from './support/demo';
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
