import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { press } from '../../demo/support/demo';
import { keys, mouse } from '../../demo/support/hands';
import { doLesson, expectInRoom, finishLesson, recordFive } from '../../demo/support/ownLesson';
import { submitSignIn } from '../../journeys/support/demo';
import { expect, test } from '../../journeys/support/journey';
import { filter } from '../../journeys/support/list';
import { setLook } from '../../journeys/support/look';
import { readSavedFile } from '../../journeys/support/savedFile';

// These tests use the browser's own clock: a fixed one replaces the frames, which the file waits for.

/** The file on a memory stick, whose path has spaces and accents. */
const stick = join(mkdtempSync(join(tmpdir(), 'llapis de la Núria ')), 'punt-jove.html');
cpSync('dist-deploy-file/punt-jove.html', stick);
const url = pathToFileURL(stick).href;

type Demo = { readFile(text: string): unknown; toLink(lesson: unknown): Promise<string> };

const title = (page: Page) => page.getByRole('heading', { level: 1 });

function listenToRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== url) asked.push(request.url());
  });
  return asked;
}

async function work(page: Page): Promise<void> {
  await submitSignIn(page, 'informador_integral@example.org');
  await expect(title(page)).toContainText('Carla');
  await expect(page).toHaveURL(`${url}#/`);
  await page.getByRole('link', { name: /^Assessories/ }).click();
  await expect(title(page)).toHaveText('Assessories');
  await filter(page, 'Tipus', 'Laboral');
  await expect(page).toHaveURL(`${url}#/assessories?tipus=laboral`);
  await page.getByRole('link', { name: 'Consultes', exact: true }).click();
  await page.getByRole('link', { name: 'Nova consulta' }).click();
  await expect(title(page)).toHaveText('Nova consulta');
  await expect(page).toHaveURL(`${url}#/consultes/nova`);
  await page.goBack();
  await expect(title(page)).toHaveText('Consultes');
  await page.goBack();
  await expect(page).toHaveURL(`${url}#/assessories?tipus=laboral`);
  await expect(page.getByRole('button', { name: 'Tipus: Laboral' })).toBeVisible();
}

test('one file is the whole demo: its addresses stand behind the #, and nothing else is ever asked for', async ({
  page,
}) => {
  const asked = listenToRequests(page);
  await page.goto(`${url}#/login`);
  await work(page);
  await page.reload();
  await expect(title(page)).toHaveText('Assessories');
  await expect(page.getByRole('button', { name: 'Tipus: Laboral' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendari', exact: true }).click();
  await expect(title(page)).toHaveText('Calendari');
  await page.getByRole('link', { name: 'Xifres', exact: true }).click();
  await expect(title(page)).toHaveText('Xifres');

  const address = page.url();
  await page.getByRole('link', { name: 'Ves al contingut' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(address);
  expect(asked).toEqual([]);
});

test('opened by itself it begins at the door, which leads into the demo and is always one press away', async ({
  page,
}) => {
  const asked = listenToRequests(page);
  await page.goto(url);
  await expect(title(page)).toHaveText('Punt Jove, demostració');
  await page.locator('.door-person').first().click();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await page.getByRole('link', { name: /^Porta/ }).click();
  await expect(title(page)).toHaveText('Punt Jove, demostració');
  await page.goBack();
  await page.getByRole('link', { name: 'Consultes', exact: true }).click();
  await expect(title(page)).toHaveText('Consultes');
  await page.getByRole('link', { name: /^Porta/ }).click();
  await page.getByRole('button', { name: 'Continua on eres' }).click();
  await expect(title(page)).toHaveText('Consultes');
  await expect(page).toHaveURL(`${url}#/consultes`);
  expect(asked).toEqual([]);
});

test('a browser that keeps nothing for files runs it all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(url);
  await work(page);
});

test('the storage is first read in the first frame, because before it Chromium may give an empty one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const touched: string[] = [];
    let time = 'before the frame';
    requestAnimationFrame(() => (time = 'in a frame'));
    const { get } = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as { get: () => Storage };
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => (touched.push(time), get.call(globalThis)),
    });
    Object.assign(globalThis, { touched });
  });
  await page.goto(`${url}#/login`);
  await submitSignIn(page, 'informador_integral@example.org');
  await expect(title(page)).toContainText('Carla');
  const touched = await page.evaluate(() => (globalThis as unknown as { touched: string[] }).touched);
  expect([...new Set(touched)]).toEqual(['in a frame']);
});

test('the link of a forgotten password is followed, and leaves the address', async ({ page }) => {
  await page.goto(`${url}#/login`);
  await page.getByRole('link', { name: 'Has oblidat la contrasenya?' }).click();
  await expect(page).toHaveURL(`${url}#/recordar_contrasenya`);
  await page.getByLabel(/^Correu/).fill('informador@example.org');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: "Obre l'enllaç del correu" }).click();
  await expect(page).toHaveURL(`${url}#/recordar_contrasenya/nova`);
  await expect(page.getByLabel(/^Correu/)).toHaveValue('informador@example.org');
});

test('a link to a lesson opens it in the file, offline', async ({ page, context }) => {
  const asked = listenToRequests(page);
  await context.setOffline(true);
  await page.goto(`${url}#/demo?escenari=anota-una-consulta`);
  await page.getByRole('button', { name: 'Comença: Anota una consulta amb temàtiques' }).first().click();
  await expect(page.getByRole('complementary', { name: /^Lliçó: / })).toContainText('0 de 4');
  await page.getByRole('main').getByRole('link', { name: 'Nova consulta' }).click();
  await expect(page.getByRole('complementary', { name: /^Lliçó: / })).toContainText('1 de 4');
  expect(asked).toEqual([]);
});

test("a lesson of one's own is made in the file, handed on as a file and by its link, done, and seen in the room", async ({
  page,
  context,
  browser,
}, info) => {
  const asked = listenToRequests(page);
  await context.setOffline(true);
  await setLook(page, 'wide');
  await page.goto(url);
  const panel = await recordFive(page);
  await finishLesson(page, panel);
  await press(panel, "Copia l'enllaç de la lliçó");
  await expect(panel.getByText("Aquesta pàgina és un fitxer d'aquest ordinador")).toBeVisible();
  const { name, text } = await readSavedFile(page, () => press(panel, 'Desa la lliçó en un fitxer'));
  const path = info.outputPath(name);
  writeFileSync(path, text);
  // A served demo copies the link; this file knows only its end.
  const signs = await page.evaluate((lesson) => {
    const { demo } = globalThis as unknown as { demo: Demo };
    return demo.toLink(demo.readFile(lesson));
  }, text);

  const open = async (address: string, look: 'wide' | 'phone') => {
    const there = await (await browser.newContext({ offline: true })).newPage();
    await setLook(there, look);
    await there.goto(address);
    return there;
  };
  const one = await open(url, 'wide');
  await one.locator('input[type=file]').setInputFiles(path);
  const other = await open(`${url}#/demo#e=${signs}`, 'phone');
  const sheets = [
    await doLesson(one, 'Ada', mouse, 'recorded'),
    await doLesson(other, 'Biel', keys, 'another'),
  ];
  await page.getByRole('link', { name: /^Porta/ }).click();
  await expectInRoom(page, sheets, [/^Ada5 de 5/, /^Biel5 de 5/]);
  expect(asked).toEqual([]);
});
