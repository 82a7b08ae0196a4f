import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';
import { expect, test, type JourneyOptions } from './journey';

/** WCAG 2.2 level AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A wide light window and a dark phone, without animations, which would blur the result. */
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

/** Waits until changes are drawn and animations have ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Once is enough: axe judges the same document in every browser, and by every rule of focus. */
function isJudged(page: Page): boolean {
  const { focusRule } = test.info().project.use as Partial<JourneyOptions>;
  return page.context().browser()?.browserType().name() === 'chromium' && focusRule !== 'Safari';
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settle(page);
  if (!isJudged(page)) return;
  // axe is large: it is injected once per page.
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

/** Scrolls until the sticky bar covers no target in part, which would make it too small. */
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

/** Judges both looks, of content that stays open when the window's size changes. */
export async function expectAccessibleInBothLooks(page: Page, what: string): Promise<void> {
  for (const look of ['wide', 'phone'] as const) {
    await setLook(page, look);
    await showWholeTargets(page);
    await expectAccessible(page, `${what}, ${look}`);
  }
}

export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Waits until React has hydrated a prerendered element. */
export async function expectTakenOver(element: Locator): Promise<void> {
  const hasProps = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(hasProps).toBe(true);
}
