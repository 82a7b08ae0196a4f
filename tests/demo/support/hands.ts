import type { Locator, Page } from 'playwright/test';
import { fillConsulta } from '../../journeys/support/job';
import { expect } from '../../journeys/support/journey';
import { choose, chooseAll, pick, press, tabTo } from '../../journeys/support/keys';

/** A way to use a page. */
export type Hand = {
  /** Presses a link or a button. */
  follow(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  fillConsulta(page: Page): Promise<void>;
};

export const mouse: Hand = {
  follow: (target) => target.click(),
  async type(field, text) {
    await field.click();
    await field.page().keyboard.type(text);
  },
  fillConsulta,
};

/** Moves the focus to an element, the short way. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isBefore = await target.evaluate((element) => {
    const active = document.activeElement ?? document.body;
    return (active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  await press(target.page(), isBefore ? 'Shift+Tab' : 'Tab', target);
}

export const keys: Hand = {
  async follow(target) {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await reach(field);
    await field.page().keyboard.type(text);
  },
  async fillConsulta(page) {
    await tabTo(page, page.getByLabel(/^Hora/));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1005');
    await choose(page, 'Canal', 'Telèfon');
    await choose(page, 'Àmbit', 'Lleure');
    await chooseAll(page, 'Temàtiques', ['Activitats de lleure']);
    await pick(page, 'Edat', '16-19');
    await pick(page, 'Gènere', 'Dona');
  },
};
