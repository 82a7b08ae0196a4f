import type { Page } from 'playwright/test';
import { countClicks } from './support/clicks';
import { callApi, enterAs, NOW, setFault } from './support/demo';
import { expect, test } from './support/journey';

type Cita = { date: string; professional: { id: number } | null };

const ILL = 9;
const DAY = '2026-11-20';
const PATH = `/calendari/absencia?professional_id=${ILL}&data=${DAY}`;
const main = (page: Page) => page.getByRole('main');

async function countOf(page: Page, professional: number): Promise<number> {
  const { data } = await callApi<{ data: Cita[] }>(page, 'GET', `cites?data_inici=${DAY}&data_fi=${DAY}`);
  return data.filter(
    (cita) => cita.professional?.id === professional && Date.parse(cita.date) > Date.parse(NOW),
  ).length;
}

test.describe('an adviser who falls ill', () => {
  test('has seven appointments moved to colleagues in seven clicks from the first page', async ({ page }) => {
    await enterAs(page, 'admin');
    expect(await countOf(page, ILL)).toBe(7);
    const clicks = await countClicks(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Calendari' }).click();
    await page.getByRole('radio', { name: 'Dia' }).click();
    await page.getByRole('button', { name: /^Professional/ }).click();
    await page.getByRole('radio', { name: 'Laia Imaginària' }).click();
    await main(page).getByRole('link', { name: 'Una absència' }).click();
    await page.getByRole('button', { name: 'Proposa hores' }).click();
    await page.getByRole('button', { name: 'Passa 7 cites' }).click();
    await expect(main(page).getByText('Resoltes: 7 de 7')).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(7);
    expect(await countOf(page, ILL)).toBe(0);
  });

  test('what is done stays done when it is stopped, and the rest is done later', async ({ page }) => {
    await enterAs(page, 'admin', PATH);
    await page.getByRole('button', { name: 'Proposa hores' }).click();
    await setFault(page, { kind: 'slow', ms: 300, match: { method: 'DELETE' } });
    await page.getByRole('button', { name: 'Passa 7 cites' }).click();
    await expect(page.getByText(/^[123] de 7$/)).toBeVisible();
    await page.getByRole('button', { name: 'Atura' }).click();
    await expect(page.getByRole('button', { name: /^Passa [1-6] cit/ })).toBeVisible();
    await setFault(page, null);
    const left = await countOf(page, ILL);
    expect([left > 0, left < 7]).toEqual([true, true]);
    await page.getByRole('button', { name: `Passa ${left} cit` }).click();
    await expect(main(page).getByText('Resoltes: 7 de 7')).toBeVisible();
    expect(await countOf(page, ILL)).toBe(0);
  });

  test('an answer that does not come claims nothing: the list says what is left', async ({ page }) => {
    await enterAs(page, 'admin', PATH);
    await page.getByRole('button', { name: 'Proposa hores' }).click();
    await setFault(page, { kind: 'network', times: 1, match: { method: 'POST' } });
    await page.getByRole('button', { name: 'Passa 7 cites' }).click();
    await expect(main(page).getByText('Resoltes: 0 de 7')).toBeVisible();
    await expect(main(page).getByRole('alert').first()).toContainText("Error canviant l'hora de la cita");
    await expect(page.getByRole('button', { name: 'Passa 7 cites' })).toBeVisible();
  });
});
