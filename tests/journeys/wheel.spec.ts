import { findOpenAssessoria } from '../paths/browser/seed';
import { enterAs } from './support/demo';
import { expect, test } from './support/journey';

for (const path of [
  '/consultes/nova',
  `/assessories/${findOpenAssessoria()}/realitzar`,
  '/activitats/nova',
  '/configuracio/control',
]) {
  test(`the mouse wheel scrolls the page and changes no number: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 360 });
    await enterAs(page, 'admin', path);
    const field = page.getByRole('main').getByRole('spinbutton').first();
    await field.fill('9');
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await field.hover();
    const before = await field.boundingBox();
    await page.mouse.wheel(0, 40);
    await expect(async () => expect((await field.boundingBox())?.y).not.toBe(before?.y)).toPass();
    await page.mouse.wheel(0, -40);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('9');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('10');
  });
}
