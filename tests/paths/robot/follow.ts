import { obey } from './hands';
import { understand } from './understand';
import { wait, type Visit } from './visit';

/** Where a lesson stands: the steps done, all steps, and the title of the next one. */
type Standing = { done: number; all: number; title: string };

/** How far a lesson was followed: the step at which it stuck, and why. */
export type Followed = { done: number; all: number; stuck: string | null; why: string };

/** Milliseconds of the page in which a step is done; a page that rests is read again after two minutes. */
const SOON = 6_000;
const LATER = 150_000;

async function read({ page, pass }: Visit): Promise<Standing> {
  for (const ms of wait(LATER)) {
    const [found] = await page
      .locator('.lesson-now')
      .evaluateAll((strips) => strips.map(({ children }) => Array.from(children, (one) => one.textContent)));
    const [, done, all] = /^(\d+) de (\d+)$/.exec(found?.[0] ?? '') ?? [];
    if (done !== undefined && all !== undefined)
      return { done: Number(done), all: Number(all), title: found?.[1] ?? '' };
    await pass(ms);
  }
  throw new Error('There is no lesson.');
}

/** Opens a lesson by its link, and does what each title says until all is ticked, or a step is not. */
export async function follow(visit: Visit, link: string): Promise<Followed> {
  const { page, pass } = visit;
  await page.goto(link);
  await page
    .getByRole('button', { name: /^Comença: Camí de prova/ })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== '/demo');
  for (;;) {
    const { done, all, title } = await read(visit);
    if (done === all) return { done, all, stuck: null, why: '' };
    try {
      const orders = understand(title);
      for (const order of orders) await obey(visit, order);
      let now = await read(visit);
      for (const ms of wait(orders.some((order) => order.do === 'wait') ? LATER : SOON)) {
        if (now.done > done) break;
        await pass(ms);
        now = await read(visit);
      }
      if (now.done === done) return { done, all, stuck: title, why: 'no tick' };
    } catch (error) {
      return { done, all, stuck: title, why: String(error) };
    }
  }
}
