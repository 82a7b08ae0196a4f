import type { Browser, Page, Request } from 'playwright/test';
import { NOW } from '../browser/seed';

/** A page whose time passes only as it is told. */
export type Visit = {
  page: Page;
  /** Lets the page's time pass, once the code that is on its way has come. */
  pass(ms: number): Promise<void>;
  end(): Promise<void>;
};

/** Milliseconds of the page between two looks at it, at first. */
export const MOMENT = 100;

/** Pauses between looks, which grow with the wait, in milliseconds of the page. */
export function* wait(total: number): Generator<number> {
  for (let waited = 0; waited < total;) {
    const next = Math.min(Math.max(MOMENT, waited / 5), 5_000);
    waited += next;
    yield Math.round(next);
  }
}

/** Opens an empty page in a browser that has kept nothing. */
export async function visit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // The demo's calls stay in the page: this is its code.
  const underway = new Set<Request>();
  page.on('request', (request) => void underway.add(request));
  page.on('requestfinished', (request) => void underway.delete(request));
  page.on('requestfailed', (request) => void underway.delete(request));
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW.getTime() + 1_000);
  return {
    page,
    async pass(ms) {
      for (const request of underway) await (await request.response())?.finished();
      await page.clock.runFor(ms);
    },
    end: () => context.close(),
  };
}
