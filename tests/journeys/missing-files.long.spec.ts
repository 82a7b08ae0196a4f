import type { Page } from 'playwright/test';
import { enterAs, NOW } from './support/demo';
import { expect, test } from './support/journey';

const CALENDAR = '**/assets/calendar-*.css';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toolbar = (page: Page) => page.locator('.calendar-bar').first();
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** The bar of the calendar is a row of buttons only with its stylesheet. */
async function expectStyledCalendar(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Calendari');
  await expect(toolbar(page)).toHaveCSS('display', 'flex');
}

test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test('a stylesheet that failed once is loaded when its page is opened again', async ({ page }) => {
  await page.route(CALENDAR, (route) => route.abort());
  await enterAs(page, 'informador_integral', '/');
  await follow(page, 'Calendari');
  await expect(title(page)).toHaveText("No s'ha pogut carregar la pàgina");
  await follow(page, 'Inici');
  await expect(title(page)).toContainText('Bon dia');
  await follow(page, 'Calendari');
  await expect(title(page)).toHaveText("No s'ha pogut carregar la pàgina");
  await expect(page.getByRole('main')).toContainText('Error carregant un recurs (style): /assets/calendar-');
  await page.unroute(CALENDAR);
  await follow(page, 'Inici');
  await follow(page, 'Calendari');
  await expectStyledCalendar(page);
});

test('a page whose code is slow shows its title and its shape', async ({ page }) => {
  let come = () => {};
  const code = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/calendar-*.js', async (route) => {
    await code;
    await route.continue();
  });
  await enterAs(page, 'informador_integral', '/');
  await expect(title(page)).toContainText('Bon dia');
  await follow(page, 'Calendari');
  const main = page.getByRole('main');
  await expect(main.getByText('Calendari', { exact: true })).toBeVisible();
  await expect(main.locator('.skeleton-week')).toBeVisible();
  come();
  await expect(title(page)).toHaveText('Calendari');
  await expect(main.locator('.skeleton-week')).toHaveCount(0);
});

test('a page that failed to load is there, with its styles, when the browser is back online', async ({
  page,
  context,
}) => {
  await page.route(CALENDAR, (route) => route.abort());
  await enterAs(page, 'informador_integral', '/');
  await context.setOffline(true);
  await follow(page, 'Calendari');
  await expect(title(page)).toHaveText("No s'ha pogut carregar la pàgina");
  await page.unroute(CALENDAR);
  await context.setOffline(false);
  await expectStyledCalendar(page);
});

/** Fails a module as browsers do, which repeat no request for it until a reload. */
async function failUntilReload(page: Page): Promise<void> {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route('**/assets/calendar-*.js', (route) =>
    pages > 1 || route.request().method() === 'HEAD' ? route.continue() : route.abort(),
  );
}

test('a module that failed is loaded by a reload when its page is opened again', async ({ page }) => {
  await failUntilReload(page);
  await page.clock.install({ time: NOW });
  await enterAs(page, 'informador_integral', '/');
  await follow(page, 'Calendari');
  await expect(title(page)).toHaveText("No s'ha pogut carregar la pàgina");
  await follow(page, 'Inici');
  await page.clock.fastForward('02:00');
  await follow(page, 'Calendari');
  await expectStyledCalendar(page);
});

test('a module that failed is loaded by a reload when the browser is back online', async ({
  page,
  context,
}) => {
  await failUntilReload(page);
  await enterAs(page, 'informador_integral', '/');
  await follow(page, 'Calendari');
  await expect(title(page)).toHaveText("No s'ha pogut carregar la pàgina");
  await context.setOffline(true);
  await context.setOffline(false);
  await expectStyledCalendar(page);
});

test('a first stylesheet that fails leaves a sentence in the place of a bare page, and heals', async ({
  page,
  context,
}) => {
  const sheet = '**/assets/start-*.css';
  await page.route(sheet, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(/No s'ha pogut carregar l'aplicació/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.unroute(sheet);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByLabel(/^Correu electrònic/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
