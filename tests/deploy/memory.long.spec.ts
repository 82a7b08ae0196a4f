import { measureMemory, MOST_MB, ROUNDS, visitAll, WARM_ROUNDS } from '../bench/memory';
import { enterAs, expect, test } from './support/site';

test('visits of all pages leave nothing in the memory but the journal', async ({ page }) => {
  test.setTimeout(240_000);
  const browser = await page.context().newCDPSession(page);
  await enterAs(page, 'admin');
  await visitAll(page, WARM_ROUNDS);
  const before = await measureMemory(browser);
  await visitAll(page, ROUNDS);
  // What is drawn or collected later differs by a few; a leak grows with every round.
  await expect
    .poll(async () => {
      const { drawn } = await measureMemory(browser);
      return Object.keys(drawn).filter((name) => (drawn[name] ?? 0) - (before.drawn[name] ?? 0) >= ROUNDS);
    })
    .toEqual([]);
  expect((await measureMemory(browser)).heap - before.heap).toBeLessThan(MOST_MB);
});
