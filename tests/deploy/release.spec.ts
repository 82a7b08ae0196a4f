import { cpSync, rmSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { capture } from '../../scripts/lib/run.mjs';
import { expectComplaints } from '../journeys/support/complaints';
import { getAccount, NOW, saveData, submitSignIn } from '../journeys/support/demo';
import { getNotice, save } from '../journeys/support/form';
import { expectTakenOver } from '../journeys/support/look';
import { release } from './support/release';
import { enterAs, expect, test } from './support/site';

/** Text to type, another one in each test, since they share the records. */
const getNote = () => `Escrit abans: ${test.info().title}`;
const note = (page: Page) => page.getByLabel('Observacions');
const gone = (file: string) =>
  `Failed to load resource: the server responded with a status of 404 () /assets/${file}`;

async function endSession(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('punt-jove.auth') ?? '{}') as { token: string };
    await fetch('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  });
}

/** Writes in a consulta that a list leads to; only the code of both has been loaded then. */
async function write(page: Page, url: string): Promise<void> {
  await enterAs(page, 'informador', 'consultes', url);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await note(page).fill(getNote());
}

test.describe('a new release while a tab is open, and the former files gone', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('a page that is not there any more says so, and offers first what helps', async ({
    page,
    complaints,
    serveOwn,
  }) => {
    const site = await serveOwn();
    await write(page, site.url);
    release(site.www);
    await page.getByRole('navigation').getByRole('link', { name: 'Calendari' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Continua editant' }).click();
    await expect(note(page)).toHaveValue(getNote());
    expect(complaints).toEqual([]);

    await page.getByRole('navigation').getByRole('link', { name: 'Calendari' }).click();
    await dialog.getByRole('button', { name: 'Surt sense desar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("No s'ha pogut carregar la pàgina");
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Torna a carregar la pàgina']);
    complaints.length = 0;
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Calendari' })).toBeVisible();
  });

  test('a session that ends then keeps what was typed', async ({ page, complaints, serveOwn }) => {
    const site = await serveOwn();
    await write(page, site.url);
    release(site.www);
    await endSession(page);
    await save(page, 'Desa els canvis');
    await expect(page.getByText('el que havies escrit encara hi és')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Has oblidat la contrasenya?' })).toBeVisible();
    await submitSignIn(page, 'informador@example.org');
    await expect(note(page)).toHaveValue(getNote());
    await save(page, 'Desa els canvis');
    await expect(getNotice(page, "La consulta s'ha modificat correctament.")).toBeVisible();
    await expectComplaints(complaints, [
      expect.stringContaining('status of 401 () /api/consultes/') as unknown as string,
    ]);
  });

  test('what was typed is asked about before the page is loaded again', async ({
    page,
    complaints,
    serveOwn,
  }) => {
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.type());
      void question.dismiss();
    });
    const site = await serveOwn();
    await write(page, site.url);
    release(site.www);
    await endSession(page);
    await save(page, 'Desa els canvis');
    await expect(page.getByText('La sessió ha acabat.')).toBeVisible();
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    complaints.length = 0;
    await submitSignIn(page, 'informador@example.org');
    await expect(note(page)).toHaveValue(getNote());
  });

  test('signing out and in as another works in the tab of the former release', async ({ page, serveOwn }) => {
    const site = await serveOwn();
    await enterAs(page, 'informador', '', site.url);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bon dia');
    release(site.www);
    await getAccount(page).click();
    await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
    await expect(page.getByRole('link', { name: 'Has oblidat la contrasenya?' })).toBeVisible();
    await expect(page.getByRole('button', { name: /tema clar/ })).toBeVisible();
    await submitSignIn(page, 'assesor_laboral@example.org');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bon dia');
  });

  test('who signs in on a page of the former release is in', async ({ page, serveOwn }) => {
    const site = await serveOwn();
    await page.clock.setFixedTime(NOW);
    await page.goto(`${site.url}login`, { waitUntil: 'networkidle' });
    await expectTakenOver(page.getByLabel(/^Correu electrònic/));
    release(site.www);
    await submitSignIn(page, 'admin@example.org');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bon dia');
  });
});

test('a tab goes on undisturbed where the release is published as it should be', async ({
  page,
  served,
  serveOwn,
}, info) => {
  const site = await serveOwn();
  await write(page, site.url);
  const next = info.outputPath('next');
  cpSync(served.build, next, { recursive: true });
  release(next);
  await capture('deploy/publish.sh', [next, site.www]);
  await page.getByRole('navigation').getByRole('link', { name: 'Calendari' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Surt sense desar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendari' })).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendari' })).toBeVisible();
  expect(requested.filter((url) => /\/start-.*\.js$/.test(url))).toEqual([
    expect.stringMatching(/\/start-next.*\.js$/),
  ]);
});

test('a sign-in whose code does not come names it, and calls nobody', async ({
  page,
  complaints,
  serveOwn,
}) => {
  const site = await serveOwn();
  const assets = join(site.www, 'assets');
  for (const name of readdirSync(assets)) if (/^ahead-.*\.js/.test(name)) rmSync(join(assets, name));
  const called: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && called.push(request.url()));
  await page.goto(`${site.url}login`);
  await submitSignIn(page, 'admin@example.org');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(/Error carregant un recurs \(script\): \/assets\/ahead-/);
  await expect(failure.getByRole('button')).toHaveText('Torna a carregar la pàgina');
  await expect(page.getByLabel(/^Correu electrònic/)).toHaveValue('admin@example.org');
  expect(called).toEqual([]);
  complaints.length = 0;
});

test('what did not come beside the sign-in says so; loaded again, one gets in', async ({
  page,
  complaints,
}) => {
  const ahead = '**/assets/ahead-*.js';
  await page.clock.setFixedTime(NOW);
  await page.route(ahead, (route) => route.abort());
  await page.goto('login');
  await expect(page.getByRole('alert').first()).toContainText(
    'Error carregant un recurs (script): /assets/ahead-',
  );
  await page.unroute(ahead);
  await page.getByRole('alert').first().getByRole('button', { name: 'Torna a carregar la pàgina' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submitSignIn(page, 'admin@example.org');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bon dia');
  complaints.length = 0;
});

test.describe('a page whose own code does not come', () => {
  for (const path of ['login', 'assessories']) {
    test(`says so at /${path}, and how to go on`, async ({ page, complaints, serveOwn }) => {
      const site = await serveOwn();
      const assets = join(site.www, 'assets');
      for (const name of readdirSync(assets)) if (/^start-.*\.js/.test(name)) rmSync(join(assets, name));
      await page.goto(site.url + path);
      await expect(page.getByRole('alert')).toContainText("No s'ha pogut carregar l'aplicació");
      await expect(page.getByRole('link', { name: 'Torna a carregar la pàgina' })).toBeVisible();
      await expectComplaints(complaints, [gone('start.js')]);
    });
  }

  test.describe('because the browser runs none', () => {
    test.use({ javaScriptEnabled: false });
    test('says so', async ({ page }) => {
      await page.goto('assessories');
      const text = page.locator('noscript p');
      await expect(text).toBeVisible();
      await expect(text).toContainText('Aquesta aplicació necessita JavaScript.');
    });
  });
});
