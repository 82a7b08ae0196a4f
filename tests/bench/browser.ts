import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright';
import { createStorage, NOW } from '../paths/browser/seed';
import { timeAct, timeKeys } from './acts';
import { BARE } from './bare';
import type { Line } from './line';
import { measureMemory, MOST_MB, ROUNDS, visitAll, WARM_ROUNDS } from './memory';

const TURNS = 5;
const SLOWER = 4;
const TEXT = 'Ve a preguntar pels terminis de la beca, i torna dijous amb els papers. '.repeat(2);

export type Place = { url: string; launch: LaunchOptions };

const getMedian = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A page of a signed-in person, on a machine slower by a factor. */
async function open(browser: Browser, slower: number, kept: Readonly<Record<string, string>>): Promise<Page> {
  const page = await browser.newPage({ locale: 'ca', timezoneId: 'Europe/Madrid', serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.clock.setFixedTime(NOW);
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, kept);
  return page;
}

const settle = (page: Page): Promise<void> => page.waitForTimeout(400);

/** Seconds of each act, once, from an empty browser on. */
async function act(browser: Browser, url: string, slower: number, isBare: boolean): Promise<number[]> {
  const route = async (page: Page): Promise<void> => {
    if (isBare)
      await page.route(`${url}/**`, (call) => call.fulfill({ contentType: 'text/html', body: BARE }));
  };
  const first = await open(browser, slower, {});
  await route(first);
  await first.goto(`${url}/login`, { waitUntil: 'commit' });
  const times = [await timeAct(first, { there: '#email:enabled' })];
  await first.close();

  const page = await open(browser, slower, isBare ? {} : await createStorage('admin'));
  await route(page);
  // A page without a table of its own.
  await page.goto(`${url}/perfil`);
  const step = async (event: string, there: string, work: () => Promise<void>, isChanged?: true) => {
    await settle(page);
    times.push(await timeAct(page, { there, ...(isChanged && { isChanged }) }, event, work));
  };
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Consultes' });
  await menu.waitFor();
  await step('click', 'main tbody tr:nth-child(9)', () => menu.click());
  await page.locator('main [type=search]').focus();
  await step('keydown', 'main tbody', () => page.keyboard.press('q'), true);
  await page.keyboard.press('Backspace');
  await page.locator('main tbody tr:nth-child(9)').waitFor();
  await step('click', 'main form textarea', () => page.locator('main tbody a').first().click());
  await page.locator('main textarea').fill('Una nota que abans no hi era');
  await step('click', '.notice', () => page.locator('main form [type=submit]').click());
  await page.close();
  return times;
}

/** Seconds within which 98 of 100 keys are shown in the longest form's longest field. */
async function typeInto(browser: Browser, url: string): Promise<number> {
  const page = await open(browser, SLOWER, await createStorage('admin'));
  await page.goto(`${url}/activitats/nova`);
  await page.locator('#observacions').focus();
  const times = await timeKeys(page, TEXT);
  await page.close();
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.98) - 1] ?? Number.NaN;
}

/** Megabytes that 200 visits of screens leave in the heap. */
async function visit(browser: Browser, url: string): Promise<number> {
  const page = await open(browser, 1, await createStorage('admin'));
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await visitAll(page, WARM_ROUNDS);
  const before = await measureMemory(session);
  await visitAll(page, ROUNDS);
  const after = await measureMemory(session);
  await page.close();
  return after.heap - before.heap;
}

const ACTS = [
  'the sign-in form',
  'a list by the menu',
  'a search in it',
  'a form of a row',
  'a notice of what was saved',
];

export async function benchBrowser({ url, launch }: Place): Promise<Line[]> {
  const browser = await chromium.launch(launch);
  const lines: Line[] = [];
  for (const slower of [1, SLOWER]) {
    const turns: { ours: number[]; bare: number[] }[] = [];
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const ours = await act(browser, url, slower, false);
      const bare = await act(browser, url, slower, true);
      // The first one warms the machine.
      if (turn > 0) turns.push({ ours, bare });
    }
    ACTS.forEach((name, index) => {
      const value = getMedian(turns.map(({ ours }) => ours[index] ?? Number.NaN));
      const bare = getMedian(turns.map(({ bare: times }) => times[index] ?? Number.NaN));
      const where = slower === 1 ? '' : `, a machine ${slower} times slower`;
      lines.push({ name: name + where, value, ratio: `${(value / bare).toFixed(1)} × a bare page` });
    });
  }
  lines.push({ name: 'a key there, 98 in 100', value: await typeInto(browser, url), limit: 0.05 });
  lines.push({ name: '200 visits of screens', value: await visit(browser, url), unit: 'MB', limit: MOST_MB });
  await browser.close();
  return lines;
}
