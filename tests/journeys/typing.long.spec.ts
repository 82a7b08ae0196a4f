import type { Consulta } from '../../src/domain/nouns/consulta';
import { callApi, enterAs } from './support/demo';
import { getBox } from './support/fields';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';

test.describe('typed as fast as people do', () => {
  for (const delay of [0, 60]) {
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
      await page.keyboard.press('Control+A', { delay });
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

    test(`a whole consulta, by keyboard alone: ${delay} ms a key`, async ({ page }) => {
      await enterAs(page, 'informador_integral', '/consultes/nova');
      await page.getByRole('combobox', { name: /^Àmbit/ }).focus();
      const type = (text: string) => page.keyboard.type(text, { delay });
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key, { delay });
      };
      const tabTo = async (id: string) => {
        const isThere = () =>
          page.evaluate((wanted) => {
            const { id: own, name } = document.activeElement as HTMLInputElement;
            return own === wanted || name === wanted;
          }, id);
        for (let stop = 0; stop < 6 && !(await isThere()); stop += 1) await press('Tab');
        expect(await isThere(), id).toBe(true);
      };

      await press('ArrowDown');
      await type('hab');
      await press('Enter');
      await tabTo('tematica_id');
      await press('ArrowDown');
      await type('contr');
      await press('Enter', 'Escape');
      await tabTo('edat');
      await press('Space');
      await tabTo('genere');
      await press('Space');
      await tabTo('perfil');
      await press('ArrowRight');
      await tabTo('nombre_persones');
      await press('Control+A');
      await type('12');
      await tabTo('observacions');
      await type("Què cal per llogar? L'aval, i què més.");
      await press('Tab', 'Enter');
      await tabTo('serveis_tramits');
      await press('ArrowDown');
      await type('carn');
      await press('Enter', 'Escape');
      await tabTo('residencia');
      await press('ArrowDown');
      await type('grà');
      await press('Enter');
      await tabTo('data');
      await press('Control+A');
      await type('19/11');
      await tabTo('data-time');
      await type('9.5');
      await press('Backspace', 'Backspace');
      await type('30');
      await tabTo('canal');
      await press('ArrowDown', 'ArrowDown', 'Enter', 'Control+Enter');
      await expect(getNotice(page, "La consulta s'ha creat correctament.")).toBeVisible();

      const { data } = await callApi<{ data: Consulta[] }>(page, 'GET', 'consultes?per_page=15&sort=-id');
      expect(data[0]).toMatchObject({
        data: expect.stringMatching(/^2026-11-19T09:30:00/),
        edat: '12-13',
        perfil: 'Familiar',
        nombre_persones: 12,
        residencia: 'gracia',
        serveis_tramits: ['carnet'],
        observacions: "Què cal per llogar? L'aval, i què més.",
      });
      expect(data[0]?.tematica_id).toHaveLength(1);
    });

    test(`a list's search and dates: ${delay} ms a key`, async ({ page }) => {
      await enterAs(page, 'informador_integral', '/consultes');
      await page.getByRole('button', { name: 'Dates' }).click();
      await page.getByRole('textbox', { name: 'Des de' }).focus();
      await page.keyboard.type('1/11', { delay });
      await page.keyboard.press('Tab', { delay });
      await page.keyboard.press('Tab', { delay });
      await page.keyboard.type('avui', { delay });
      await page.keyboard.press('Enter', { delay });
      await expect(page).toHaveURL('/consultes?data_inici=2026-11-01&data_fi=2026-11-20');
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('habitatge', { delay });
      await expect(page.getByText('Cerca: «habitatge»')).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('habitatge');
    });
  }

  test('a date of a list counts where one presses elsewhere instead of leaving it', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/consultes');
    await page.getByRole('button', { name: 'Dates' }).click();
    await page.getByRole('textbox', { name: 'Des de' }).fill('1/11');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('textbox', { name: 'Des de' })).toBeHidden();
    await expect(page).toHaveURL('/consultes?data_inici=2026-11-01');
  });
});
