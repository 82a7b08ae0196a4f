import type { Page } from 'playwright/test';
import { callApi, enterAs, setFault } from './support/demo';
import { readTraces } from './support/journal';
import { expect, test } from './support/journey';
import { expectAccessible } from './support/look';
import { endPrinting, onPaper, readPrints, watchPrinting } from './support/printing';

const press = (page: Page) => page.getByRole('button', { name: 'Imprimeix el dia' }).click();
const paper = (page: Page) => page.locator('body > .paper');

type Row = {
  jove: { nom: string; cognoms: string; telefon: string | null; email: string | null };
  tematica: { name: string } | null;
};

async function listOwn(page: Page): Promise<Row[]> {
  const id = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('punt-jove.auth') ?? '') as { user: { id: number } }).user.id,
  );
  const query = `data_inici=2026-11-20&data_fi=2026-11-20&professional_id=${id}`;
  return (await callApi<{ data: Row[] }>(page, 'GET', `assessories?${query}`)).data;
}

test.describe('the day on paper', () => {
  test('says who comes, how to reach them and what for, and leaves nothing', async ({ page }) => {
    await watchPrinting(page);
    await enterAs(page, 'assesor_laboral');
    const own = await listOwn(page);
    const reaches = own
      .flatMap(({ jove: { telefon, email } }) => [telefon, email])
      .filter((is) => is !== null);
    expect(reaches.length).toBeGreaterThan(2);
    await press(page);
    await expect.poll(() => readPrints(page)).toEqual([{ title: 'Inici · Punt Jove', url: '/' }]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await onPaper(page, async () => {
      for (const role of ['main', 'banner', 'navigation'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Full del dia · /);
      await expect(page.getByRole('columnheader')).toHaveText(['Hora', 'Cita', 'Notes']);
    });
    const text = (await paper(page).textContent()) ?? '';
    const said = own.flatMap(({ jove, tematica }) => [jove.nom, jove.cognoms, tematica?.name ?? '']);
    expect([...said, ...reaches].filter((one) => !text.includes(one))).toEqual([]);

    await endPrinting(page);
    await expect(paper(page)).toHaveCount(0);
    const traces = await readTraces(page);
    expect(reaches.filter((one) => traces.includes(one))).toEqual([]);
  });

  test("is the whole office's from the calendar", async ({ page }) => {
    await watchPrinting(page);
    await enterAs(page, 'informador', '/calendari?vista=dia');
    await press(page);
    await expect.poll(() => readPrints(page)).toHaveLength(1);
    await expect(paper(page).locator('h1')).toHaveText('Full del dia · Oficina Gràcia');
    await expect(paper(page)).toContainText('Divendres, 20 de novembre de 2026 · 38 cites');
    await expect(paper(page).locator('tr')).toHaveCount(39);
    await onPaper(page, () => expect(paper(page).getByRole('row')).toHaveCount(39));
  });

  test('that holds nothing or does not come is not printed, and says why', async ({ page }) => {
    await watchPrinting(page);
    await enterAs(page, 'assesor_laboral', '/calendari?vista=dia&data=2026-11-22');
    await press(page);
    await expect(page.getByText('No hi ha cap cita per imprimir')).toBeVisible();
    await expectAccessible(page, 'a day without anything to print');

    await page.goto('/calendari?vista=dia');
    await expect(page.getByRole('button', { name: 'Imprimeix el dia' })).toBeVisible();
    await setFault(page, {
      kind: 'status',
      status: 500,
      body: {},
      times: 1,
      match: { path: '/assessories$' },
    });
    await press(page);
    await expect(page.getByRole('alert')).toContainText('Error llistant les cites');
    expect(await readPrints(page)).toEqual([]);
    await press(page);
    await expect.poll(() => readPrints(page)).toHaveLength(1);
  });
});
