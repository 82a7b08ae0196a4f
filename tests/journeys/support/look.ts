import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { expect } from './journey';

/** WCAG 2.2 level AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A wide window in the light theme and a phone in the dark one, without the movements that would blur what is judged. */
const LOOKS = {
  wide: { width: 1440, height: 900, colorScheme: 'light' },
  phone: { width: 390, height: 844, colorScheme: 'dark' },
} as const;
export type Look = keyof typeof LOOKS;

export async function setLook(page: Page, look: Look): Promise<void> {
  const { width, height, colorScheme } = LOOKS[look];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Waits until what was just changed is drawn and has come to rest. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Expects that nothing of what is on the page now keeps anybody out; `what` names it when something does. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settle(page);
  // It judges the same document in every browser.
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  // The judge is large: a page that has it already is handed nothing in its place.
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: '0' }) })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
  expect.soft(found, what).toEqual([]);
}

/** Scrolls until the bar that stays covers no target by half: it is not too small to press. */
async function showWholeTargets(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    const bar = document.querySelector('.form-actions')?.getBoundingClientRect();
    if (!bar) return;
    for (const target of document.querySelectorAll('form :is(button, input, a)')) {
      const { top, bottom } = target.getBoundingClientRect();
      const edge = [bar.top, bar.bottom].find((one) => top < one && bottom > one);
      if (edge !== undefined) scrollBy(0, bottom - edge);
    }
  });
}

/** The same in both looks; what is open may close with the size of the window, so only for what lasts. */
export async function expectAccessibleInBothLooks(page: Page, what: string): Promise<void> {
  for (const look of ['wide', 'phone'] as const) {
    await setLook(page, look);
    await showWholeTargets(page);
    await expectAccessible(page, `${what}, ${look}`);
  }
}

/** Goes to an address within the product, as a link there does. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Waits until React has taken over a prerendered element, which before that does only what the browser's own does. */
export async function expectTakenOver(element: Locator): Promise<void> {
  const hasProps = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(hasProps).toBe(true);
}
