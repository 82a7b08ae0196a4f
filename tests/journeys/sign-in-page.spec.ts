import { expect, test } from './support/journey';

test('a person who opens the demo finds the sign-in page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Inici de sessió' })).toBeVisible();
});
