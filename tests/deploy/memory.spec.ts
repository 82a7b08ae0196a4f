import type { Page } from 'playwright/test';
import { enterAs, expect, test } from './support/site';

const MB = 1_048_576;

/** What the menu opens, or the page that it opened, and what the heading says then. */
const SCREENS = [
  ['navigation', 'Professionals'],
  ['navigation', 'Consultes'],
  ['main', 'Nova consulta'],
  ['navigation', 'Assessories'],
  ['navigation', 'Calendari'],
  ['navigation', 'Activitats'],
  ['main', 'Nova activitat'],
  ['navigation', 'Xifres'],
  ['navigation', 'Control de dates'],
  ['navigation', 'Inici', /^Bon dia/],
] as const;

/** Rounds that count; the first ones fetch code and fill what is kept on purpose. */
const ROUNDS = 20;

async function visitAll(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, name, heading = name] of SCREENS) {
      await page.getByRole(place).getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    }
  }
}

test('200 visits leave nothing in the memory but the journal', async ({ page }) => {
  test.setTimeout(240_000);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const measure = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    const get = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return {
      heap: get('JSHeapUsedSize') / MB,
      left: ['JSEventListeners', 'Nodes', 'Documents'].map((name) => [name, get(name)] as const),
    };
  };

  await enterAs(page, 'admin');
  await visitAll(page, 4);
  const before = await measure();
  const known = new Map(before.left);
  await visitAll(page, ROUNDS);
  // What is drawn or collected a moment later differs by a few; what is left behind grows with every round.
  await expect
    .poll(async () =>
      (await measure()).left.filter(([name, count]) => count - (known.get(name) ?? 0) >= ROUNDS),
    )
    .toEqual([]);
  expect((await measure()).heap - before.heap).toBeLessThan(2);
});
