import type { Page } from 'playwright/test';
import { MOMENT, obey } from './hands';
import { understand } from './understand';

/** Where a lesson stands: the steps done, all steps, and the title of the next one. */
type Standing = { done: number; all: number; title: string };

/** How far a lesson was followed: the step at which it stuck, and why. */
export type Followed = { done: number; all: number; stuck: string | null; why: string };

async function read(page: Page): Promise<Standing> {
  const strip = page.locator('.lesson-now');
  for (let left = 300; left > 0 && (await strip.count()) === 0; left -= 1) await page.clock.runFor(MOMENT);
  const [, done = '', all = ''] =
    /^(\d+) de (\d+)$/.exec(await strip.locator('span').first().innerText()) ?? [];
  return { done: Number(done), all: Number(all), title: await strip.locator('b').innerText() };
}

/** Waits for a tick: first moment by moment, then by seconds, up to the two minutes that a page rests. */
async function waitForTick(page: Page, before: Standing, isLong: boolean): Promise<boolean> {
  for (let left = isLong ? 190 : 60; left > 0; left -= 1) {
    const { title, done, all } = await read(page);
    // A later step may be done first: this one has been when another is named.
    if (done === all || title !== before.title) return true;
    await page.clock.runFor(left > 130 || !isLong ? MOMENT : 1_000);
  }
  // Two steps may have one title.
  return (await read(page)).done > before.done;
}

/** Opens a lesson by its link, and does what each title says until all is ticked, or a step is not. */
export async function follow(page: Page, link: string): Promise<Followed> {
  await page.goto(link);
  await page
    .getByRole('button', { name: /^Comença: Camí de prova/ })
    .first()
    .click();
  for (;;) {
    const standing = await read(page);
    const { done, all, title } = standing;
    if (done === all) return { done, all, stuck: null, why: '' };
    const stick = (why: string): Followed => ({ done, all, stuck: title, why });
    try {
      const orders = understand(title);
      for (const order of orders) await obey(page, order);
      if (
        !(await waitForTick(
          page,
          standing,
          orders.some((order) => order.do === 'wait'),
        ))
      )
        return stick('no tick');
    } catch (error) {
      return stick(String(error));
    }
  }
}
