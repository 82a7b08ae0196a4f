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
    const readTop = async () => (await field.boundingBox())?.y;
    const before = await readTop();
    await page.mouse.wheel(0, 40);
    await expect.poll(readTop).not.toBe(before);
    await page.mouse.wheel(0, -40);
    await expect.poll(readTop).toBe(before);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('9');
    // While the wheel turns, the field takes no key.
    await expect(field).toBeEditable();
    await field.press('ArrowUp');
    await expect(field).toHaveValue('10');
  });
}
