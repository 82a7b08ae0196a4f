import type { Page } from 'playwright/test';
import { countClicks } from './support/clicks';
import { callApi, enterAs, setFault } from './support/demo';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks, setLook } from './support/look';
import { readSavedFile } from './support/savedFile';

const counted = (page: Page) => expect(page.getByText(/^Comptat el /)).toBeVisible();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const table = (page: Page, caption: string) => page.getByRole('table', { name: caption, exact: true });
const exportAll = (page: Page) => page.getByRole('button', { name: 'Exporta les taules (CSV)' });

/** Counting calls, as they are sent: the demo's server replaces `fetch`. */
async function watchCalls(
  page: Page,
): Promise<() => Promise<{ sent: number; atOnce: number; aborted: number }>> {
  await page.addInitScript(() => {
    const seen = { sent: 0, atOnce: 0, aborted: 0 };
    Object.assign(globalThis, { seen });
    let underWay = 0;
    let served: typeof fetch | undefined;
    Object.defineProperty(globalThis, 'fetch', {
      configurable: true,
      get: () =>
        served &&
        (async (input: string, init?: RequestInit) => {
          if (!/per_page=1(&|$)/.test(input)) return served?.(input, init);
          seen.sent += 1;
          underWay += 1;
          seen.atOnce = Math.max(seen.atOnce, underWay);
          init?.signal?.addEventListener('abort', () => (seen.aborted += 1));
          try {
            return await served?.(input, init);
          } finally {
            underWay -= 1;
          }
        }),
      set(next: typeof fetch) {
        served = next;
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: never }).seen);
}

test.describe('the figures of the service', () => {
  for (const [look, most] of [
    ['wide', 1],
    ['phone', 2],
  ] as const) {
    test(`this week's numbers are ${most} click${most > 1 ? 's' : ''} from home, ${look}`, async ({
      page,
    }) => {
      await setLook(page, look);
      await enterAs(page, 'suport_coordinacio');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const getClicks = await countClicks(page);
      if (look === 'phone') await page.getByRole('button', { name: 'Abrir menú' }).click();
      await page.getByRole('link', { name: 'Xifres' }).click();
      await counted(page);
      expect(await getClicks()).toBe(most);
      await expect(page).toHaveTitle(/^Xifres/);
      const { meta } = await callApi<{ meta: { total: number } }>(
        page,
        'GET',
        'assessories?data_inici=2026-11-16&data_fi=2026-11-20',
      );
      expect(meta.total).toBeGreaterThan(100);
      await expect(section(page, 'Assessories').locator('.xifres-total')).toContainText(
        `${meta.total} assessories`,
      );
    });
  }

  test('a number leads to the list behind it, which has as many; Back leads back', async ({ page }) => {
    await enterAs(page, 'suport_coordinacio', '/xifres');
    const row = table(page, 'Assessories per estat').getByRole('row', { name: /^Realitzada/ });
    const link = row.getByRole('link').first();
    const number = await link.innerText();
    await link.click();
    await expect(page).toHaveURL('/assessories?estat=realitzada&data_inici=2026-11-16&data_fi=2026-11-20');
    await expect(page.getByText(`${number} assessories`, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Estat: Realitzada' })).toBeVisible();
    await page.goBack();
    await counted(page);
  });

  test('few calls are made at once; who leaves ends them, who stays asks for nothing twice', async ({
    page,
  }) => {
    const read = await watchCalls(page);
    await enterAs(page, 'suport_coordinacio', '/xifres');
    await counted(page);
    const { sent, atOnce, aborted } = await read();
    expect([sent > 100, atOnce, aborted]).toEqual([true, 4, 0]);
    await page.getByRole('button', { name: 'Setmana anterior' }).click();
    await counted(page);
    const after = await read();
    await page.getByRole('button', { name: 'Setmana següent' }).click();
    await counted(page);
    expect((await read()).sent).toBe(after.sent);

    await setFault(page, { kind: 'slow', ms: 60_000 });
    await page.getByRole('button', { name: 'Actualitza' }).click();
    await expect.poll(async () => (await read()).sent).toBe(after.sent + 4);
    await page.getByRole('link', { name: 'Inici', exact: true }).click();
    await expect.poll(async () => (await read()).aborted).toBe(4);
    expect((await read()).sent).toBe(after.sent + 4);
  });

  test('a period without data says so', async ({ page }) => {
    await enterAs(page, 'suport_coordinacio', '/xifres?periode=trimestre&data=2019-05-01');
    await expect(page.getByText("Cap consulta en aquest període ni en el d'abans.")).toBeVisible();
    await counted(page);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessibleInBothLooks(page, 'figures of a period without data');
  });

  test("last school year's report, with persons, genders and ages, is 3 clicks from home", async ({
    page,
    context,
    browserName,
  }) => {
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterAs(page, 'suport_coordinacio');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const getClicks = await countClicks(page);
    await page.getByRole('link', { name: 'Xifres' }).click();
    await page.getByRole('button', { name: 'Memòria del curs' }).click();
    await page.getByRole('button', { name: 'Copia la taula' }).click();
    await expect(page.getByRole('button', { name: 'Taula copiada' })).toBeVisible();
    expect(await getClicks()).toBe(3);
    await expect(page).toHaveURL('/xifres?periode=curs&data=2025-09-01&vista=memoria');
    await expect(page.getByRole('radio', { name: 'Curs' })).toBeChecked();
    if (browserName === 'chromium') {
      const pasted = await page.evaluate(() => navigator.clipboard.readText());
      expect(pasted).toMatch(
        /^Concepte\tRegistres 2025-2026\tPersones 2025-2026\t.*\nConsultes\nTotal\t\d+\t/,
      );
      expect(pasted).toMatch(/\nConsultes per gènere i edat \(registres\)\n14-15, Home\t\d+\t\t/);
    }
    await expect(page.getByText(/^Curs 2025-2026 \(/)).toBeVisible();
    await expectAccessibleInBothLooks(page, 'report of a school year');
  });

  test("the school year's tables in one press; one that fails half way leaves no file, the next does", async ({
    page,
  }) => {
    await enterAs(page, 'suport_coordinacio', '/xifres?periode=curs');
    await counted(page);
    await setFault(page, {
      kind: 'status',
      status: 500,
      body: {},
      times: 1,
      match: { path: '/activitats$' },
    });
    await exportAll(page).click();
    await expect(getNotice(page, 'No hem pogut descargar el document')).toBeVisible();
    const saved = await readSavedFile(page, () => exportAll(page).click());
    expect(saved.name).toBe('xifres_curs_2026-09-01_2027-08-31.csv');
    const lines = saved.text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));
    const tables = new Set(lines.slice(1).map(([list, of]) => `${list}: ${of}`));
    expect([...tables]).toEqual([
      ...[
        'Total',
        'Per oficina',
        'Per canal',
        'Per àmbit',
        'Per professional',
        'Per temàtica',
        'Per districte de residència',
        'Per gènere i edat',
      ].map((of) => `Consultes: ${of}`),
      ...[
        'Total',
        'Per tipus',
        'Per estat',
        'Per oficina',
        'Per professional',
        'Per temàtica',
        'Per districte de residència',
        'Per gènere i edat',
        'Per oficina i tipus',
      ].map((of) => `Assessories: ${of}`),
      ...[
        'Total',
        'Per oficina',
        "Per marc d'acció",
        'Per àrea',
        'Per àmbit',
        'Per temàtica',
        'Per professional',
      ].map((of) => `Activitats: ${of}`),
    ]);
    const sum = (of: string) =>
      lines
        .filter(([list, name]) => list === 'Consultes' && name === of)
        .reduce((all, line) => all + Number(line[4]), 0);
    expect(['Per oficina', 'Per canal', 'Per àmbit', 'Per professional'].map(sum)).toEqual(
      Array.from({ length: 4 }, () => sum('Total')),
    );
  });
});

test.describe('the figures for everybody', () => {
  test('keep nobody out, whatever is open, counted, stopped or failed', async ({ page }) => {
    await enterAs(page, 'suport_coordinacio', '/xifres');
    await counted(page);
    await page.getByRole('button', { name: 'Compta per professional' }).first().click();
    await section(page, 'Activitats').getByRole('button', { name: 'Compta les persones' }).click();
    await expect(table(page, 'Activitats per temàtica')).toBeVisible();
    await counted(page);
    await expectAccessibleInBothLooks(page, 'figures');
    await setFault(page, { kind: 'status', status: 500, times: 3 });
    await page.getByRole('button', { name: 'Actualitza' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessibleInBothLooks(page, 'figures that failed');
    await setFault(page, { kind: 'slow', ms: 60_000 });
    await page.getByRole('button', { name: 'Actualitza' }).click();
    await expectAccessibleInBothLooks(page, 'figures that are counted');
    await page.getByRole('button', { name: 'Atura' }).click();
    await expect(page.getByRole('button', { name: 'Continua' })).toBeVisible();
    await expectAccessibleInBothLooks(page, 'figures that were stopped');
  });

  test('with forced colours the bars are seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await enterAs(page, 'suport_coordinacio', '/xifres');
    await counted(page);
    const bars = table(page, 'Consultes per canal').locator('.xifres-bars').first().locator('span');
    const [now, before, page_] = await Promise.all([
      bars.first().evaluate((bar) => getComputedStyle(bar).backgroundColor),
      bars.last().evaluate((bar) => getComputedStyle(bar).backgroundColor),
      page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    ]);
    expect([now !== page_, before !== page_]).toEqual([true, true]);
    await expectAccessible(page, 'figures with forced colours');
  });

  test('are printed without buttons, dark on white', async ({ page }) => {
    await enterAs(page, 'suport_coordinacio', '/xifres');
    await counted(page);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText(/^Comptat el /)).toBeVisible();
    await expect(table(page, 'Consultes per canal')).toBeVisible();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(paper).toBe('light');
  });
});
