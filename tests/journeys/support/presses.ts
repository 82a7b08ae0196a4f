import type { Locator, Page } from 'playwright/test';
import { expect } from './journey';

type Place = 'words' | 'blank' | 'edge' | 'control';

/** Presses a place of an element by mouse position: its text, the end or the beginning of its row, or its control. */
export async function pressAt(page: Page, target: Locator, place: Place, delay = 0): Promise<void> {
  await expect(target).toBeVisible();
  const [x, y] = await target.evaluate((element, at) => {
    const box = element.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    if (at === 'blank') return [box.right - 4, middle] as const;
    if (at === 'edge') return [box.left + 3, middle] as const;
    const words = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    if (at === 'words' && walker.nextNode()) words.selectNodeContents(walker.currentNode);
    const part = at === 'words' ? words : (element.querySelector('input') ?? element);
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, place);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A hand holds a button for a moment, in which a page can move.
  if (delay > 0) await page.waitForTimeout(delay);
  await page.mouse.up();
}

/**
 * Safari's focus rule: buttons, links, radios and checkboxes do not take the focus by a press of the mouse.
 * It goes to the nearest ancestor that takes it, or nowhere.
 */
export async function useSafariFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const TAKES = '[tabindex], textarea, select, input:not([type=radio], [type=checkbox])';
    const TAKES_NONE = 'a[href], button, input:is([type=radio], [type=checkbox])';
    addEventListener('mousedown', (event) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      const control = event.target.closest(`${TAKES}, ${TAKES_NONE}, label`);
      if (!control?.matches(`:is(${TAKES_NONE}, label):not([tabindex])`)) return;
      event.preventDefault();
      const taker = control.closest<HTMLElement>(TAKES);
      if (taker) taker.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    // Chromium focuses the control of a pressed label too.
    addEventListener('click', (event) => {
      const label = event.target instanceof Element ? event.target.closest('label') : null;
      const { control } = label ?? {};
      if (event.defaultPrevented || !control?.matches(TAKES_NONE) || event.target === control) return;
      event.preventDefault();
      control.click();
    });
  });
}
