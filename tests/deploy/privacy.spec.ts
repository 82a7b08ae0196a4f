import type { Page } from 'playwright/test';
import { expectComplaints } from '../journeys/support/complaints';
import { getAccount } from '../journeys/support/demo';
import { enterAs, expect, test } from './support/site';

/** Mark in every personal or typed text. */
const MARK = 'Zq7marca';
const MARKED: Readonly<Record<string, string>> = { email: 'zq7marca@example.org', telefon: '699777123' };
const TEXTS = new Set([
  'nom',
  'cognom',
  'cognoms',
  'segon_cognom',
  'nom_complet',
  'email',
  'telefon',
  'adreca',
  'titol',
  'descripcio',
  'informacio_entregada',
  'observacions',
  'comentaris',
  'comentari',
  'content',
]);
const TRACES = /zq7|699.?777.?123/i;

function plant(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    TEXTS.has(key) && typeof value === 'string' ? (MARKED[key] ?? `${MARK} ${value}`) : value,
  );
}

/** Lets every answer of the API bear the mark, and listens to all that leaves the page or stays. */
async function listen(page: Page) {
  const heard: { where: string; text: string }[] = [];
  const hear = (where: string, text: string) => void heard.push({ where, text });
  page.on('console', (message) => hear('console', message.text()));
  page.on('request', (request) => {
    // The search text is the only personal data in a call's address (spec §7).
    hear('request', decodeURIComponent(request.url()).replace(/([?&]q=)[^&]*/, '$1'));
    hear('referrer', request.headers()['referer'] ?? '');
  });
  page.on('framenavigated', (frame) => hear('address', decodeURIComponent(frame.url())));
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') === true;
    await route.fulfill({ response, ...(isJson && { json: plant(await response.json()) }) });
  });
  return {
    heard,
    async look(): Promise<void> {
      const kept = await page.evaluate(async () => {
        const { 'punt-jove.auth': _, ...local } = { ...localStorage } as Record<string, string>;
        const databases = (await indexedDB.databases()).map(({ name }) => name);
        const stored = { local, session: { ...sessionStorage }, cookies: document.cookie, databases };
        return {
          title: document.title,
          stored: JSON.stringify([stored, await caches.keys(), history.state]),
        };
      });
      hear('title', kept.title);
      hear('storage', kept.stored);
      hear('address', decodeURIComponent(page.url()));
    },
  };
}

async function openFirst(page: Page, path: string, ...names: (string | RegExp)[]): Promise<void> {
  await page.goto(path);
  for (const name of names) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('nothing personal is in an address, the console, a title, what is kept, or the report of a session', async ({
  page,
  complaints,
}) => {
  test.slow();
  const { heard, look } = await listen(page);
  await enterAs(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look();

  for (const list of ['assessories', 'consultes', 'activitats', 'professionals']) {
    await page.goto(list);
    await page.getByRole('searchbox').fill(`${MARK} cerca`);
    await expect(page.getByText(/^0 |^Cap /).first()).toBeVisible();
    await look();
  }
  for (const view of ['dia', 'setmana', 'mes', 'llista']) {
    await page.goto(`calendari?vista=${view}&professional_id=tots`);
    await page.locator('.calendar-event, .calendar-list button').first().click();
    await look();
  }

  const observacions = page.getByLabel('Observacions');
  await openFirst(page, 'assessories?estat=realitzada', new RegExp(MARK), 'Edita');
  await look();
  await observacions.fill(`${MARK} escrit`);
  await page.getByRole('button', { name: 'Desa els canvis' }).click();
  await expect(page.locator('.notice-success')).toBeVisible();
  await look();

  await openFirst(page, 'consultes', /^Núm/);
  const path = new URL(page.url()).pathname.replace('/editar', '');
  await observacions.fill(`${MARK} escrit`);
  await page.route('**/api/consultes/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: `${MARK} avaria` } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Desa els canvis' }).click();
  await expect(page.locator('.notice-error')).toBeVisible();
  await look();
  await page.unroute('**/api/consultes/*');
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look();
  await page.keyboard.press('Escape');

  // The form is left with what was typed in it.
  await page.getByRole('navigation').getByRole('link', { name: 'Activitats' }).click();
  await page.getByRole('button', { name: 'Surt sense desar' }).click();
  await page.getByRole('main').getByRole('link').filter({ hasText: MARK }).first().click();
  await expect(page.getByLabel(/^Títol/)).toHaveValue(new RegExp(MARK));
  await look();
  await openFirst(page, 'professionals', new RegExp(MARK));
  await look();
  await page.goto('perfil');
  await page.getByLabel(/^Contrasenya actual/).fill(MARK);
  await look();

  await getAccount(page).click();
  await page.getByRole('menuitem', { name: 'Informe per a suport' }).click();
  const report = await page.getByLabel("Contingut de l'informe").inputValue();
  expect(report).toContain('"punt-jove.journal"');
  heard.push({ where: 'report', text: report });
  await page.keyboard.press('Escape');

  await getAccount(page).click();
  await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
  await page.getByRole('button', { name: 'Surt sense desar' }).click();
  await expect(page).toHaveURL('login');
  await look();
  heard.push({ where: 'after signing out', text: await page.evaluate(() => JSON.stringify(localStorage)) });

  await expectComplaints(complaints, [
    `Failed to load resource: the server responded with a status of 500 (Internal Server Error) /api${path}`,
  ]);
  expect(heard.length).toBeGreaterThan(200);
  expect(heard.filter(({ text }) => TRACES.test(text))).toEqual([]);
});
