import { expect, test } from './support/journey';

test('a browser older than the minimum shows what to install, in the place of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: string[]) => !asked.join('').includes(':has') && supports(asked.join(':'));
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(
    /antic per a aquesta aplicació.*\s+Chrome o Edge 111,\s+Firefox 121,\s+Safari 16.4 o posteriors\./,
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
