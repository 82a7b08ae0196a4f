import type { CDPSession, Page } from 'playwright';

const MB = 1_048_576;

/** Entries of the menu with the heading of their page. */
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

/** Rounds before measuring: the first ones fetch code and fill caches. */
export const WARM_ROUNDS = 4;

export const ROUNDS = 20;

/** Most megabytes that they may leave in the heap. */
export const MOST_MB = 2;

export async function visitAll(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, name, heading = name] of SCREENS) {
      await page.getByRole(place).getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'hidden' });
    }
  }
}

/** Memory of a page after garbage collection: the heap in megabytes, and the number of drawn nodes. */
export type Memory = { heap: number; drawn: Readonly<Record<string, number>> };

/** @param browser the page's, which measures from then on */
export async function measureMemory(browser: CDPSession): Promise<Memory> {
  await browser.send('Performance.enable');
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const get = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    heap: get('JSHeapUsedSize') / MB,
    drawn: Object.fromEntries(
      ['JSEventListeners', 'Nodes', 'Documents'].map((name) => [name, get(name)] as const),
    ),
  };
}
