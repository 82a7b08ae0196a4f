import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { writeWorker } from '../../../scripts/vite/offline.mjs';
import { NOW, submitSignIn } from '../../journeys/support/demo';
import { expect, test as journey } from '../../journeys/support/journey';
import { serveFolder, type Folder } from '../support/folder';
import { release } from '../support/release';

/** Serves a folder for one test. */
const test = journey.extend<{ serve: (...of: Parameters<typeof serveFolder>) => Promise<Folder> }>({
  serve: async ({ page: _ }, give) => {
    const folders: Folder[] = [];
    await give(async (...of) => {
      const folder = await serveFolder(...of);
      folders.push(folder);
      return folder;
    });
    for (const { server } of folders) server.close();
  },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const getStart = (page: Page) => page.locator('script[src*=start]').getAttribute('src');

function listenToOrigins(context: BrowserContext): Set<string> {
  const origins = new Set<string>();
  context.on('request', (request) => void origins.add(new URL(request.url()).origin));
  return origins;
}

async function enter(page: Page, login: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(login);
  await submitSignIn(page, 'informador_integral@example.org');
  await expect(title(page)).toContainText('Carla');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Checks for a new build now; whether the browser begins to take one. */
const update = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return Boolean(registration?.installing);
  });

test('a folder on a host that knows files alone: every address opens, also later without a network', async ({
  page,
  context,
  serve,
}) => {
  const origins = listenToOrigins(context);
  const { url } = await serve('dist-deploy-site', '/cursos/acollida/');
  await enter(page, `${url}#/login`);
  await page.goto(`${url}#/assessories?tipus=laboral`);
  await expect(title(page)).toHaveText('Assessories');

  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Assessories');
  await expect(page.getByRole('button', { name: 'Tipus: Laboral' })).toBeVisible();
  await page.getByRole('link', { name: 'Xifres', exact: true }).click();
  await expect(title(page)).toHaveText('Xifres');
  await page.goto(`${url}index.html#/consultes/nova`);
  await expect(title(page)).toHaveText('Nova consulta');
  expect([...origins]).toEqual([new URL(url).origin]);
});

test('a demo below a path of a host that knows its addresses opens at each of them without a network', async ({
  page,
  context,
  serve,
}) => {
  const { url } = await serve('dist-deploy-demo', '/punt-jove/', true);
  await enter(page, `${url}login`);
  await context.setOffline(true);
  await page.goto(`${url}assessories?tipus=laboral`);
  await expect(title(page)).toHaveText('Assessories');
  await expect(page.getByRole('button', { name: 'Tipus: Laboral' })).toBeVisible();
});

test('a new build takes the place of the former whole: an open page keeps its own files', async ({
  page,
  context,
  serve,
}) => {
  const next = join(mkdtempSync(join(tmpdir(), 'punt-jove-next-')), 'site');
  cpSync('dist-deploy-site', next, { recursive: true });
  release(next);
  await writeWorker(next, { name: 'offline.js', isDeep: false });
  const folder = await serve('dist-deploy-site', '/');
  await enter(page, `${folder.url}#/login`);
  const former = await getStart(page);

  // A half-published build.
  const name = readdirSync(join(next, 'assets')).find((file) => /^calendar-.*\.js$/.test(file)) ?? '';
  const calendar = join(next, 'assets', name);
  const whole = readFileSync(calendar);
  writeFileSync(calendar, 'export {}');
  folder.dir = next;
  expect(await update(page)).toBe(true);
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { message: 'nothing of it is kept' })
    .toHaveLength(1);
  await page.reload();
  await expect(title(page)).toContainText('Carla');
  expect(await getStart(page)).toBe(former);

  writeFileSync(calendar, whole);
  const news = page.getByText("Hi ha una versió nova de l'aplicació.");
  await expect(async () => {
    await update(page);
    await expect(news).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Xifres', exact: true }).click();
  await expect(title(page)).toHaveText('Xifres');
  expect(await getStart(page)).toBe(former);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Torna a carregar la pàgina' }).click();
  await expect.poll(() => getStart(page)).toContain('-next');
  await expect(title(page)).toHaveText('Xifres');
  await expect(news).toHaveCount(0);
  await page.getByRole('link', { name: 'Calendari', exact: true }).click();
  await expect(title(page)).toHaveText('Calendari');
});
