import type { Page } from 'playwright/test';
import { enterAs, setFault } from './support/demo';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessibleInBothLooks, go, setLook } from './support/look';
import { readSavedFile, type SavedFile } from './support/savedFile';

const REFERENCE = /^Referència ([2-9B-DF-HJ-NP-TV-Z]{4}-\d+)$/;
const FAILED = 'No hem pogut descargar el document';

const option = (page: Page, reference: string) =>
  page.getByRole('listbox', { name: 'Esdeveniments' }).getByRole('option', { name: reference });

/** Causes an unexpected failure; returns the reference in its notice. */
async function fail(page: Page): Promise<string> {
  await enterAs(page, 'informador_integral', '/consultes');
  await setFault(page, { kind: 'status', status: 503, match: { path: '/exports/' }, times: 1 });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Export/ })
    .click();
  await expect(getNotice(page, FAILED)).toBeVisible();
  const told = await page.locator('.notice').getByText(REFERENCE).innerText();
  return REFERENCE.exec(told)?.[1] ?? '';
}

function readReport(page: Page): Promise<SavedFile> {
  const save = page.getByRole('button', { name: "Desa l'informe" });
  return readSavedFile(page, () => save.click());
}

async function saveReport(page: Page): Promise<SavedFile> {
  await page.getByRole('button', { name: 'Desa un informe per a suport' }).click();
  await expect(page.getByLabel("Contingut de l'informe")).toHaveValue(/"format": "punt-jove.report"/);
  return readReport(page);
}

async function openViewer(page: Page): Promise<Page> {
  const [viewer] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Obre un informe…/ }).click(),
  ]);
  await expect(viewer.getByRole('heading', { name: "Visor d'informes" })).toBeVisible();
  return viewer;
}

const choose = (page: Page, { name, text }: SavedFile) =>
  page
    .getByLabel('Tria un fitxer…')
    .last()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('an error tells its reference, by which the saved report shows what happened', async ({ page }) => {
  const reference = await fail(page);
  await setLook(page, 'wide');
  await expectAccessibleInBothLooks(page, 'notice with a reference');
  await setLook(page, 'wide');
  const file = await saveReport(page);
  await expect(getNotice(page, FAILED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desa un informe per a suport' })).toBeFocused();

  const viewer = await openViewer(page);
  await expectAccessibleInBothLooks(viewer, 'viewer without a report');
  await setLook(viewer, 'wide');
  await choose(viewer, file);
  await viewer.getByRole('textbox', { name: 'Referència' }).fill(reference.toLowerCase());
  await viewer.keyboard.press('Enter');
  const told = option(viewer, reference);
  await expect(told).toHaveAttribute('aria-selected', 'true');
  await expect(told).toHaveText(new RegExp(`^${reference}\\s*10:20root/notificationsnotifications.open$`));
  const state = viewer.getByRole('region', { name: reference });
  await expect(state).toContainText('export.failed');
  await expect(state.locator('details[open] > summary')).toHaveText(
    'root/notifications "lasting" abans: "closed"',
  );
  await expect(state.locator('details[open] mark').filter({ hasText: 'export.failed' })).toBeVisible();
  await expectAccessibleInBothLooks(viewer, 'viewer of a report');
  await setLook(viewer, 'wide');

  // The call's answer, an earlier event, stands below.
  await viewer.getByRole('listbox').focus();
  const failed = viewer.getByRole('option', { selected: true }).filter({ hasText: 'error 503' });
  await expect(async () => {
    await viewer.keyboard.press('ArrowDown');
    await expect(failed).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(failed).toContainText('root/exports');
  await viewer.keyboard.press('Home');
  await expect(viewer.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('a file that cannot be shown says why, and what was open stays', async ({ page }, info) => {
  await fail(page);
  const { text } = await saveReport(page);
  const report = JSON.parse(text) as {
    journal: { version: number; entries: unknown[] };
  };
  const viewer = await openViewer(page);
  const put = (name: string, content: unknown) =>
    choose(viewer, { name, text: typeof content === 'string' ? content : JSON.stringify(content) });
  await put('informe.json', report);
  const steps = `informe.json · ${report.journal.entries.length} esdeveniments`;
  await expect(viewer.getByRole('status')).toHaveText(steps);
  for (const [content, why] of [
    ['{', /no és cap informe/],
    [{ ...report, version: 9 }, /d'una altra versió/],
    [{ ...report, journal: { ...report.journal, entries: [{}] } }, /incomplet/],
  ] as const) {
    await put('altre.json', content);
    await expect(viewer.getByRole('alert')).toHaveText(why);
    await expect(viewer.getByRole('status')).toHaveText(steps);
  }
  await viewer.getByRole('textbox', { name: 'Referència' }).fill('2222-1');
  await viewer.getByRole('button', { name: 'Ves-hi' }).click();
  await expect(viewer.getByText(/^Aquest informe té de la /)).toBeVisible();
  await expectAccessibleInBothLooks(viewer, 'viewer with a file that it cannot show');
  expect(info.errors).toEqual([]);
});

test('the viewer takes a dropped file, and opens beside what somebody is typing', async ({ page }) => {
  await enterAs(page, 'informador_integral', '/consultes/nova');
  const typed = page.getByRole('main').getByRole('textbox', { name: /^Observacions/ });
  await typed.fill('A mitges');
  const viewer = await openViewer(page);
  await viewer.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['{}'], 'buit.json'));
    document
      .querySelector('h1')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
  });
  await expect(viewer.getByRole('alert')).toHaveText('«buit.json» no és cap informe ni cap registre.');
  await expect(typed).toHaveValue('A mitges');
});

test('the error screen has a reference, and a report that says where, though its files are gone', async ({
  page,
  complaints,
}) => {
  await enterAs(page, 'informador_integral', '/consultes');
  await expect(page.getByRole('heading', { level: 1, name: 'Consultes' })).toBeVisible();
  await go(page, '/');
  await expect(page.getByRole('heading', { level: 1, name: /^Bon dia/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*', (route) => route.abort());
  await page.evaluate(() => {
    const find = document.querySelector.bind(document);
    document.querySelector = (selector: string) => {
      if (selector.includes('title')) throw new RangeError('Zq7marca');
      return find(selector);
    };
  });
  await go(page, '/consultes');
  await expect(page.getByRole('heading', { name: 'Error: Zq7marca' })).toBeVisible();
  const reference = REFERENCE.exec(await page.getByText(REFERENCE).innerText())?.[1] ?? '';
  await expectAccessibleInBothLooks(page, 'error screen');
  await page.getByRole('button', { name: 'Desa un informe per a suport' }).click();
  await expectAccessibleInBothLooks(page, 'error screen with the report');
  const { text } = await readReport(page);
  expect(text).not.toContain('Zq7marca');
  const { crash, journal } = JSON.parse(text) as {
    crash: { name: string; at: string[] };
    journal: { id: string; first: number; entries: unknown[] };
  };
  expect(crash).toEqual({
    name: 'RangeError',
    at: expect.arrayContaining([expect.stringMatching(/^\S+\.js:\d+:\d+$/)]),
  });
  const [id, number] = reference.split('-');
  expect(id).toBe(journal.id);
  expect(Number(number)).toBeLessThan(journal.first + journal.entries.length);
  // The browser logs thrown errors and missing files.
  complaints.length = 0;
});
