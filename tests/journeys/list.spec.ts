import type { Page } from 'playwright/test';
import { enterAs, setFault } from './support/demo';
import { expect, test } from './support/journey';
import { filter } from './support/list';
import { pick } from './support/fields';

const column = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const part = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Quan' }).getByRole('radio', { name });
const total = (page: Page, count: number) => page.getByText(`${count} assessories`, { exact: true });
const rows = (page: Page) => page.getByRole('table').getByRole('row');

async function readRows(page: Page, count: number): Promise<string[]> {
  await expect(rows(page)).toHaveCount(count + 1);
  await expect(page.getByRole('region', { name: 'Assessories' })).toHaveAttribute('aria-busy', 'false');
  return rows(page).allInnerTexts();
}

test.describe('the list of assessories (spec §2, §5)', () => {
  test('filters, order, page and size are in the address: Back undoes one step, a link opens the same', async ({
    page,
  }) => {
    await enterAs(page, 'informador_integral', '/assessories');
    await filter(page, 'Tipus', 'Laboral');
    await expect(page).toHaveURL('/assessories?tipus=laboral');
    await filter(page, 'Estat', 'Realitzada');
    await expect(page).toHaveURL('/assessories?tipus=laboral&estat=realitzada');
    await expect(page.getByRole('button', { name: 'Estat: Realitzada' })).toBeFocused();
    for (const row of (await readRows(page, 15)).slice(1)) expect(row).toMatch(/Laboral[^]*Realitzada/);

    await column(page, 'Jove').getByRole('button').click();
    await expect(page).toHaveURL('/assessories?tipus=laboral&estat=realitzada&sort=jove.nom');
    await expect(column(page, 'Jove')).toHaveAttribute('aria-sort', 'ascending');
    await column(page, 'Jove').getByRole('button').click();
    await expect(page).toHaveURL('/assessories?tipus=laboral&estat=realitzada&sort=-jove.nom');
    await expect(column(page, 'Jove')).toHaveAttribute('aria-sort', 'descending');

    await page.getByRole('button', { name: 'Pàgina següent' }).click();
    const second = '/assessories?tipus=laboral&estat=realitzada&sort=-jove.nom&page=2';
    await expect(page).toHaveURL(second);
    await expect(page.getByRole('button', { name: 'Pàgina 2' })).toHaveAttribute('aria-current', 'page');
    const seen = await readRows(page, 15);

    await page.getByRole('combobox', { name: 'Files' }).selectOption('30');
    await expect(page).toHaveURL('/assessories?tipus=laboral&estat=realitzada&sort=-jove.nom&per_page=30');
    expect((await readRows(page, 30)).slice(16)).toEqual(seen.slice(1));

    await page.goBack();
    await expect(page).toHaveURL(second);
    expect(await readRows(page, 15)).toEqual(seen);
    await page.goto('/');
    await page.goto(second);
    expect(await readRows(page, 15)).toEqual(seen);

    await page.getByRole('button', { name: "Treu el filtre d'estat" }).click();
    await expect(page).toHaveURL('/assessories?tipus=laboral&sort=-jove.nom');
    await page.getByRole('button', { name: 'Treu els filtres' }).click();
    await expect(page).toHaveURL('/assessories?sort=-jove.nom');
    await pick(part(page, 'Totes'));
    await expect(page).toHaveURL('/assessories?quan=totes');
    await expect(total(page, 394)).toBeVisible();
  });

  test('opens at what is near; what is past and all are one press away, and a search is of all', async ({
    page,
  }) => {
    const days = async () =>
      (await readRows(page, 15)).slice(1).map((row) => {
        const [, day = '', month = '', year = ''] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(row) ?? [];
        return `${year}-${month}-${day}`;
      });
    await enterAs(page, 'informador_integral', '/assessories');
    await expect(part(page, 'Properes')).toBeChecked();
    await expect(column(page, 'Data')).toHaveAttribute('aria-sort', 'ascending');
    const near = await days();
    expect([near[0], near]).toEqual(['2026-11-20', near.toSorted()]);

    await part(page, 'Properes').press('ArrowRight');
    await expect(page).toHaveURL('/assessories?quan=passades');
    await expect(part(page, 'Passades')).toBeFocused();
    await expect(column(page, 'Data')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).nth(1)).toContainText('19/11/2026');
    const past = await days();
    expect(past).toEqual(past.toSorted().toReversed());
    const name = await rows(page).getByRole('link').last().innerText();

    await rows(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Dades de la cita' })).toBeVisible();
    await page.goBack();
    await expect(part(page, 'Passades')).toBeChecked();
    expect(await days()).toEqual(past);

    await pick(part(page, 'Totes'));
    await expect(page).toHaveURL('/assessories?quan=totes');
    await expect(total(page, 394)).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('2027');

    await page.getByRole('navigation').getByRole('link', { name: 'Assessories' }).click();
    await expect(page).toHaveURL('/assessories');
    await page.getByRole('searchbox').fill(name);
    await expect(part(page, 'Totes')).toBeChecked();
    await expect(rows(page).filter({ hasText: name }).filter({ hasText: '/11/2026' })).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Treu la cerca' }).click();
    await expect(part(page, 'Properes')).toBeChecked();
    await expect(rows(page).nth(1)).toContainText('20/11/2026');
    expect(await days()).toEqual(near);
  });

  test('a reload, which loses the search, begins at the first page; Back does not', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/assessories?tipus=laboral');
    await page.getByRole('searchbox').pressSequentially('example');
    await expect(page.getByText('Cerca: «example»')).toBeVisible();
    await page.getByRole('button', { name: 'Pàgina següent' }).click();
    await expect(page).toHaveURL('/assessories?tipus=laboral&page=2');
    await rows(page).getByRole('link').first().click();
    await page.goBack();
    await expect(page.getByText('Cerca: «example»')).toBeVisible();
    await expect(page).toHaveURL('/assessories?tipus=laboral&page=2');
    await page.reload();
    await expect(page).toHaveURL('/assessories?tipus=laboral');
    await expect(page.getByRole('button', { name: 'Pàgina 1' })).toHaveAttribute('aria-current', 'page');
  });

  test('the search finds by name, begins at the first page and is written nowhere', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/assessories?quan=totes&per_page=30&page=3');
    await expect(total(page, 394)).toBeVisible();
    const name = await rows(page).getByRole('link').first().innerText();
    await page.getByRole('searchbox').pressSequentially(name.toUpperCase());
    await expect(page.getByText(`Cerca: «${name.toUpperCase()}»`)).toBeVisible();
    await expect(total(page, 394)).toHaveCount(0);
    await expect(rows(page).getByRole('link').first()).toHaveText(name);
    await expect(page).toHaveURL('/assessories?quan=totes&per_page=30');
    const written = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title]),
    );
    expect(written).not.toContain(name.toUpperCase());

    await rows(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(name.toUpperCase());
    await expect(rows(page).getByRole('link').first()).toBeFocused();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(total(page, 394)).toBeVisible();
  });

  test('days that are written short, and what is no day', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/assessories');
    await page.getByRole('search').getByRole('button', { name: 'Dates' }).click();
    const panel = page.getByRole('dialog', { name: 'Dates' });
    await panel.getByLabel('Des de').fill('abc');
    await panel.getByRole('button', { name: 'Fet' }).click();
    await expect(panel.getByText('Escriu una data que existeixi')).toBeVisible();
    await panel.getByLabel('Des de').fill('16/11');
    await panel.getByLabel('Fins a').fill('17');
    await panel.getByRole('button', { name: 'Fet' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL('/assessories?data_inici=2026-11-16&data_fi=2026-11-17');
  });

  test('a period of days, and days that are none', async ({ page }) => {
    await enterAs(page, 'informador_integral', '/assessories');
    await page.getByRole('search').getByRole('button', { name: 'Dates' }).click();
    const panel = page.getByRole('dialog', { name: 'Dates' });
    await panel.getByLabel('Des de').fill('16/11/2026');
    await panel.getByLabel('Fins a').fill('15/11/2026');
    await expect(panel.getByText('Aquesta data és anterior a la primera.')).toBeVisible();
    await expect(page).toHaveURL('/assessories?data_inici=2026-11-16');
    await panel.getByLabel('Fins a').fill('31/02/2026');
    await expect(panel.getByText('Escriu una data que existeixi')).toBeVisible();
    await panel.getByRole('button', { name: 'Tria la data' }).last().click();
    await page.getByRole('grid').getByRole('button', { name: 'dimarts 17 de novembre' }).click();
    await expect(panel.getByLabel('Fins a')).toHaveValue('17/11/2026');
    await expect(page).toHaveURL('/assessories?data_inici=2026-11-16&data_fi=2026-11-17');
    await panel.getByRole('button', { name: 'Tria la data' }).last().press('Enter');
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Dates: 16–17/ })).toBeFocused();
    await expect(rows(page).filter({ hasNotText: /1[67]\/11\/2026/ })).toHaveCount(1);
  });

  test('nothing found, nothing there, and a failure: each says what helps', async ({ page }) => {
    await enterAs(page, 'assesor_mobilitat', '/assessories?page=999');
    await page.getByRole('button', { name: "Ves a l'última pàgina" }).click();
    await expect(rows(page).nth(1)).toBeVisible();

    await page.getByRole('searchbox').fill('ningú no es diu així');
    await expect(page.getByRole('heading', { name: 'Cap assessoria amb aquests filtres' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Treu els filtres' }).last().click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(rows(page).nth(1)).toBeVisible();

    // Each read is sent twice.
    await setFault(page, { kind: 'network', match: { path: '/assessories$' }, times: 4 });
    await filter(page, 'Estat', 'No assistida');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Error llistant les assessories');
    await failure.getByRole('button', { name: 'Torna-ho a provar' }).click();
    await expect(failure).toBeVisible();
    await failure.getByRole('button', { name: 'Torna-ho a provar' }).click();
    await expect(rows(page).nth(1)).toContainText('No assistida');
    await expect(failure).toHaveCount(0);
    await expect(page).toHaveURL(/estat=no_assistida/);
  });

  test('the columns that are chosen stay chosen, and a blocked row keeps its secret', async ({ page }) => {
    await enterAs(
      page,
      'informador_integral',
      '/assessories?data_inici=2026-11-24&data_fi=2026-11-24&sort=cita.date',
    );
    await page.getByRole('button', { name: 'Columnes' }).click();
    const panel = page.getByRole('dialog', { name: 'Columnes' });
    await expect(panel.getByRole('checkbox', { name: /^Jove/ })).toBeDisabled();
    await pick(panel.getByRole('checkbox', { name: 'Modalitat' }), false);
    await pick(panel.getByRole('checkbox', { name: 'Temàtica' }));
    await page.reload();
    await expect(column(page, 'Temàtica')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(
      ['', 'Data', 'Jove', 'Tipus', 'Professional', 'Temàtica', 'Estat', 'Accions'],
      { useInnerText: true },
    );
    const blocked = rows(page).filter({ hasText: 'Bloquejada' }).first();
    await expect(blocked.getByRole('cell')).toHaveText([
      '',
      '24/11/2026 09:00',
      /^Núm\. \d+$/,
      /Emprenedoria$/,
      '',
      '',
      'Bloquejada',
      '',
    ]);
    await expect(blocked.getByRole('link').or(blocked.getByRole('button'))).toHaveCount(0);
  });
});

const LISTS = ['/consultes', '/assessories?quan=totes', '/activitats?quan=totes', '/professionals'];

test('on a laptop, a list shows all its columns without scrolling', async ({ page }) => {
  await enterAs(page, 'admin');
  for (const path of LISTS) {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    for (const width of [1280, 1300, 1345, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const frame = page.locator('.table-frame');
      const hidden = await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden, `${path} at ${width}`).toBe(0);
    }
  }
});

test.describe('a list on a tablet', () => {
  test('has name, state and menu in sight, and a menu above the rows below it', async ({ page }) => {
    await enterAs(page, 'admin');
    for (const path of LISTS) {
      await page.goto(path);
      const row = rows(page).nth(1);
      await expect(row).toBeVisible();
      for (const width of [641, 768, 960]) {
        await page.setViewportSize({ width, height: 900 });
        await row.getByRole('button', { name: /^Accions: / }).click();
        await page.getByRole('menuitem').last().click({ trial: true });
        await page.keyboard.press('Escape');
        for (const scrolled of [0, 9999]) {
          const hidden = await row.evaluate((element, left) => {
            element.closest('.table-frame')?.scrollTo({ left, behavior: 'instant' });
            const KEPT = ':is(.table-choice, .table-name, .table-state, .table-actions)';
            const head = element.closest('table')?.tHead?.querySelectorAll(KEPT) ?? [];
            const cells = [...head, ...element.querySelectorAll(KEPT)];
            return cells.flatMap((cell) => {
              const box = cell.getBoundingClientRect();
              const isSeen = [box.left + 2, box.right - 2].every((x) =>
                cell.contains(document.elementFromPoint(x, box.top + 2)),
              );
              return isSeen ? [] : [cell.className];
            });
          }, scrolled);
          expect(hidden, `${path} at ${width}, scrolled by ${scrolled}`).toEqual([]);
        }
      }
    }
  });
});
