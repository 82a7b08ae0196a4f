import { enterAs } from './support/demo';
import { getBox } from './support/fields';
import { expect, test } from './support/journey';

test.describe('typed as fast as people do', () => {
  for (const delay of [0, 30, 60]) {
    for (const keys of [['Enter'], ['ArrowDown', 'Enter']])
      test(`a choice of many takes what is typed: ${delay} ms a key, ${keys.join(', ')}`, async ({
        page,
      }) => {
        await enterAs(page, 'informador_integral', '/consultes/nova');
        await page.getByRole('combobox', { name: 'Àmbit' }).focus();
        await page.keyboard.type('hab', { delay });
        for (const key of keys) await page.keyboard.press(key, { delay });
        await expect(getBox(page, 'Àmbit')).toContainText('Habitatge');
      });
    test(`an hour is read as people write it: ${delay} ms a key`, async ({ page }) => {
      await enterAs(page, 'informador_integral', '/consultes/nova');
      await page.getByLabel(/^Hora/).focus();
      await page.keyboard.type('930', { delay });
      await page.keyboard.press('Tab', { delay });
      await expect(page.getByLabel(/^Hora/)).toHaveValue('09:30');
      await page.getByLabel(/^Hora/).fill('25h');
      await page.keyboard.press('Tab', { delay });
      await expect(page.getByLabel(/^Hora/)).toHaveAccessibleDescription(
        'Escriu una hora que existeixi, com ara 9:30',
      );
      await expect(page.getByLabel(/^Data/)).not.toHaveAttribute('aria-invalid');
    });
  }
});
