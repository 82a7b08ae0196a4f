import type { Locator, Page } from 'playwright/test';
import { expect } from './journey';

type Place = 'words' | 'blank' | 'edge' | 'control';

/** Middle of a place of an element in viewport pixels; null while the element is drawn anew. */
const findPoint = (target: Locator, place: Place): Promise<[x: number, y: number] | null> =>
  target.evaluate((element, at) => {
    const box = element.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    if (!element.isConnected) return null;
    if (at === 'blank') return [box.right - 4, middle];
    if (at === 'edge') return [box.left + 3, middle];
    const words = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    if (at === 'words' && walker.nextNode()) words.selectNodeContents(walker.currentNode);
    const part = at === 'words' ? words : (element.querySelector('input') ?? element);
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }, place);

/** The point once it stays: a moving place would not be under the pointer. */
async function findStillPoint(target: Locator, place: Place): Promise<[x: number, y: number]> {
  for (;;) {
    const [before, after] = [await findPoint(target, place), await findPoint(target, place)];
    if (after && String(before) === String(after)) return after;
  }
}

/** Presses a place of an element by mouse position: its text, an end of its row, or its control. */
export async function pressAt(page: Page, target: Locator, place: Place, delay = 0): Promise<void> {
  await expect(target).toBeVisible();
  const [x, y] = await findStillPoint(target, place);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A hand holds a button for a moment, in which a page can move.
  if (delay > 0) await page.waitForTimeout(delay);
  await page.mouse.up();
}
