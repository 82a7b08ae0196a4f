import type { Page } from 'playwright/test';
import { countClicks } from './support/clicks';
import { callApi, enterAs, setFault } from './support/demo';
import { expect, test } from './support/journey';
import { expectAccessibleInBothLooks, setLook } from './support/look';

const PATH = '/activitats/alta';

const toLine = (number: number) =>
  [`Taller ${number}`, '24/11/2026', '9:30', '11:00', 'Orientació', 'Participació juvenil'].join('\t');
const TWENTY = Array.from({ length: 20 }, (_, index) => toLine(index + 1));

const getText = (page: Page) => page.getByRole('textbox', { name: 'Una activitat per línia' });
const getCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const getCreate = (page: Page, number: number) => page.getByRole('button', { name: `Crea'n ${number}` });

test.describe('several new activities from a spreadsheet', () => {
  test('twenty are created in four clicks, in the own office, and marked in the list', async ({ page }) => {
    await enterAs(page, 'informador_centre_escolar');
    const clicks = await countClicks(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Activitats' }).click();
    await page.getByRole('main').getByRole('link', { name: "Alta d'activitats" }).click();
    await getText(page).click();
    await page.keyboard.insertText(['Títol\tData\tInici\tFinal\tMarc\tÀrea', ...TWENTY].join('\n'));
    await getCreate(page, 20).click();
    await expect(page.getByRole('heading', { name: "S'han creat 20 activitats" })).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(4);
    await expect(getText(page)).toHaveValue('');
    expect(page.url()).toMatch(/\/activitats\/alta$/);
    await expectAccessibleInBothLooks(page, 'activities that were created');
    await setLook(page, 'wide');
    await page.getByRole('link', { name: 'Torna a Activitats' }).click();
    await expect(page.getByRole('row', { name: /Taller 7 ?Nova/ })).toBeVisible();
  });

  test('wrong, doubled and half lines stay, each with its issues', async ({ page }) => {
    await enterAs(page, 'informador_centre_escolar', PATH);
    const wrong = [
      `${'w'.repeat(60)}\t31/11/2026\tal matí\t11:00\tMàgia\tParticipació juvenil\tLluna\tSants`,
      toLine(1),
      'Xerrada\t24/11/2026',
      toLine(3).replace('2026', '2029'),
    ];
    await getText(page).fill([toLine(1), toLine(2), ...wrong].join('\n'));
    await expect(page.getByText('1 línia a punt, 5 línies per corregir')).toBeVisible();
    await expectAccessibleInBothLooks(page, 'lines of activities with issues');
    // Leaves 320 px beside a scrollbar.
    await page.setViewportSize({ width: 336, height: 640 });
    const getHidden = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(getHidden).toBe(0);
    await setLook(page, 'wide');
    await getCreate(page, 1).click();
    await expect(page.getByRole('heading', { name: "S'ha creat 1 activitat" })).toBeVisible();
    await expect(getText(page)).toHaveValue([toLine(1), ...wrong].join('\n'));
  });

  test('the line breaks on the way: the activity in doubt is not created twice, and the others follow', async ({
    page,
  }) => {
    await enterAs(page, 'informador_centre_escolar', PATH);
    await getText(page).fill(TWENTY.slice(0, 10).join('\n'));
    await getCreate(page, 10).click();
    await expect(page.getByRole('heading', { name: "S'han creat 10 activitats" })).toBeVisible();
    await getText(page).fill(TWENTY.slice(10).join('\n'));
    await setFault(page, { kind: 'network', match: { method: 'POST' } });
    await getCreate(page, 10).click();
    await expect(getCard(page, 'Comprovació')).toContainText("No sabem si s'ha arribat a fer");
    await expect(getText(page)).toHaveValue(TWENTY.slice(10).join('\n'));
    await setFault(page, null);
    await callApi(page, 'POST', 'activitats', {
      titol: 'Taller 11',
      data: '2026-11-24',
      hora_inici: '09:30',
      hora_fi: '11:00',
      oficina_id: 1,
      marc: 2,
      area: 5,
    });
    await getCreate(page, 10).click();
    await expect(page.getByRole('heading', { name: "S'han creat 19 activitats" })).toBeVisible();
    await expect(getText(page)).toHaveValue(toLine(11));
    await expect(getCard(page, 'Comprovació')).toContainText('Ja hi ha una activitat amb aquest títol');
  });

  test('a stop leaves the others in the text; the rest is created later', async ({ page }) => {
    await enterAs(page, 'informador_centre_escolar', PATH);
    await setFault(page, { kind: 'slow', ms: 300, match: { method: 'POST' } });
    await getText(page).fill(TWENTY.join('\n'));
    await getCreate(page, 20).click();
    await expect(page.getByText(/^[2-9] de 20$/)).toBeVisible();
    await page.getByRole('button', { name: 'Atura' }).click();
    await expect(page.getByRole('button', { name: /^Crea'n 1\d$/ })).toBeVisible();
    await setFault(page, null);
    await page.getByRole('button', { name: /^Crea'n 1\d$/ }).click();
    await expect(page.getByRole('heading', { name: "S'han creat 20 activitats" })).toBeVisible();
  });
});
