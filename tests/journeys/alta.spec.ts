import type { Page } from 'playwright/test';
import { countClicks } from './support/clicks';
import { callApi, enterAs, setFault } from './support/demo';
import { find } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks, setLook } from './support/look';

const PATH = '/professionals/alta';

const toLine = (number: number) =>
  [`Aina${number}`, 'Provada Mostra', `aina${number}.nova@example.org`, 'Informació', 'Gràcia'].join('\t');
const TWENTY = Array.from({ length: 20 }, (_, index) => toLine(index + 1));

const getText = (page: Page) => page.getByRole('textbox', { name: 'Una persona per línia' });
/** Pixels of the page and of its tables that lie beyond their right edges. */
const getHidden = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('.table-frame')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
const getCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

test.describe('several new people from a spreadsheet', () => {
  test('twenty are created and sent their links in six clicks; before it took about 140', async ({
    page,
  }) => {
    await enterAs(page, 'admin');
    const clicks = await countClicks(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Professionals' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Alta de diversos' }).click();
    await getText(page).click();
    await page.keyboard.insertText(['Nom\tCognoms\tCorreu\tRol\tOficina', ...TWENTY].join('\n'));
    await page.getByRole('button', { name: "Crea'n 20" }).click();
    await expect(page.getByRole('heading', { name: "S'han creat 20 persones" })).toBeVisible();
    await page.getByRole('button', { name: "Envia'ls l'enllaç de contrasenya" }).click();
    await expectAccessible(page, 'question before links are sent');
    await page.getByRole('alertdialog').getByRole('button', { name: "Envia l'enllaç" }).click();
    await expect(page.getByText("S'ha enviat l'enllaç a 20 persones.")).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(6);
    await expect(getText(page)).toHaveValue('');
    await expectAccessibleInBothLooks(page, 'people who were created and sent their links');
    await setLook(page, 'wide');
    await page.getByRole('link', { name: 'Torna a Professionals' }).click();
    await find(page, 'aina7.nova', '1 professional');
    await page.getByRole('link', { name: 'Provada Mostra, Aina7' }).click();
    await expect(page.getByText(/Encara ha de canviar la contrasenya/)).toBeVisible();
  });

  test('wrong, doubled and half lines stay, each with its issues', async ({ page }) => {
    await enterAs(page, 'admin', PATH);
    const wrong = [
      `Biel\tProvat\t${'w'.repeat(60)}@example\t${'Informació'.repeat(9)}\tLluna`,
      toLine(1),
      'Carla\tProvada',
      'Duna\tProvada\tduna.nova@example.org\tAdministració\tGràcia',
    ];
    await getText(page).fill([toLine(1), toLine(2), ...wrong].join('\n'));
    await expect(page.getByText('1 línia a punt, 5 línies per corregir')).toBeVisible();
    await expectAccessibleInBothLooks(page, 'lines with issues');
    // The narrowest leaves 320 px beside a scrollbar.
    for (const width of [768, 336]) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => getHidden(page)).toBe(0);
    }
    await setLook(page, 'wide');
    await page.getByRole('button', { name: "Crea'n 1" }).click();
    await expect(page.getByRole('heading', { name: "S'ha creat 1 persona" })).toBeVisible();
    await expect(getText(page)).toHaveValue([toLine(1), ...wrong].join('\n'));
    await expectAccessibleInBothLooks(page, 'lines with issues below a created person');
  });

  test('the 11th of twenty is refused: it stays, and the others are created', async ({ page }) => {
    await enterAs(page, 'admin', PATH);
    await getText(page).fill(TWENTY.join('\n'));
    await expect(page.getByRole('button', { name: "Crea'n 20" })).toBeVisible();
    await callApi(page, 'POST', 'professionals', {
      nom: 'Algú',
      cognom: 'Altre',
      email: 'aina11.nova@example.org',
      role: 'admin',
    });
    await page.getByRole('button', { name: "Crea'n 20" }).click();
    await expect(page.getByRole('heading', { name: "S'han creat 19 persones" })).toBeVisible();
    await expect(getText(page)).toHaveValue(toLine(11));
    await expect(getCard(page, 'Comprovació')).toContainText('Ja hi ha una persona amb aquest correu');
  });

  test('a stop leaves the others in the text; the rest is created later', async ({ page }) => {
    await enterAs(page, 'admin', PATH);
    await setFault(page, { kind: 'slow', ms: 300, match: { method: 'POST' } });
    await getText(page).fill(TWENTY.join('\n'));
    await page.getByRole('button', { name: "Crea'n 20" }).click();
    await expect(page.getByText(/^[2-9] de 20$/)).toBeVisible();
    await page.getByRole('button', { name: 'Atura' }).click();
    await expect(page.getByRole('button', { name: /^Crea'n 1\d$/ })).toBeVisible();
    await setFault(page, null);
    await page.getByRole('button', { name: /^Crea'n 1\d$/ }).click();
    await expect(page.getByRole('heading', { name: "S'han creat 20 persones" })).toBeVisible();
    await expect(getText(page)).toHaveValue('');
  });
});
