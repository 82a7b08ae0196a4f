import type { BrowserContext, Page } from 'playwright/test';
import { createStorage } from '../paths/browser/seed';
import { getAccount, keepStorage, NOW, submitSignIn } from './support/demo';
import { getNotice } from './support/form';
import { expect, test } from './support/journey';
import { expectAccessible, expectAccessibleInBothLooks } from './support/look';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Encara hi ets?' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const note = (page: Page) => page.getByRole('main').getByLabel('Observacions');
const why = (page: Page) => page.getByText("S'ha tancat per inactivitat: torna a entrar.");

test.beforeEach(async ({ context }) => {
  await context.clock.install({ time: NOW });
  await context.addInitScript(() => Object.assign(globalThis, { idleMinutes: 5 }));
});

async function openTwo(page: Page, context: BrowserContext): Promise<Page> {
  await keepStorage(page, await createStorage('informador'));
  await page.goto('/consultes/nova');
  await note(page).fill('Una nota');
  const other = await context.newPage();
  await other.goto('/calendari');
  // Scrolling to the first hour, on drawing, counts as an act.
  await expect(other.locator('.time-body')).toBeVisible();
  return other;
}

test('all tabs are warned, and whoever goes on in one does so in all', async ({ page, context }) => {
  const other = await openTwo(page, context);
  await context.clock.fastForward('04:00');
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(dialog(tab)).toBeVisible();
    await expect(button(tab, 'Continua')).toBeFocused();
    await expect(dialog(tab).getByRole('timer')).toHaveText(/^Queden \d+ segons$/);
  }
  await expectAccessibleInBothLooks(page, 'the warning');
  await context.clock.fastForward('00:30');
  await expectAccessible(page, 'the warning with little left');
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await expect(dialog(page)).toBeVisible();

  await button(other, 'Continua').click();
  for (const tab of [page, other]) await expect(dialog(tab)).toHaveCount(0);
  await expect(note(page)).toHaveValue('Una nota');
});

test('what is done in one tab keeps the others', async ({ page, context }) => {
  const other = await openTwo(page, context);
  const readLast = (tab: Page) => tab.evaluate(() => localStorage.getItem('punt-jove.idle'));
  /** Pointer moves come with the next frame, and writes reach other tabs even later. */
  async function expectHeard(act: () => Promise<void>): Promise<void> {
    await context.clock.fastForward('03:30');
    const last = await readLast(page);
    await act();
    for (const tab of [page, other]) await expect.poll(() => readLast(tab)).not.toBe(last);
  }
  await expectHeard(() => note(page).press('End'));
  await expectHeard(() => other.mouse.move(200, 200));
  await context.clock.fastForward('03:30');
  for (const tab of [page, other]) await expect(dialog(tab)).toHaveCount(0);
  await expect(note(page)).toHaveValue('Una nota');
  await expect(other.locator('.time-body')).toBeVisible();
  await context.clock.fastForward('00:30');
  for (const tab of [page, other]) await expect(dialog(tab)).toBeVisible();
});

test('when nobody goes on every tab is locked; what was typed waits for its person', async ({
  page,
  context,
}) => {
  const other = await openTwo(page, context);
  await context.clock.fastForward('04:00');
  await expect(dialog(page)).toBeVisible();
  await context.clock.fastForward('01:00');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login');
    await expect(why(tab)).toBeVisible();
  }
  await expect(page.getByText('el que havies escrit encara hi és')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('punt-jove.auth');
  await expectAccessible(page, 'the sign-in after the lock');

  await submitSignIn(page, 'informador@example.org');
  await expect(note(page)).toHaveValue('Una nota');
  await expect(other).toHaveURL('/calendari');
});

test('after a night the page that was closed is locked, and so is one that stayed open', async ({
  page,
  context,
}) => {
  const other = await openTwo(page, context);
  await other.close();
  await context.clock.fastForward('12:00:00');
  await expect(why(page)).toBeVisible();
  await submitSignIn(page, 'informador@example.org');
  await expect(note(page)).toHaveValue('Una nota');

  const last = await context.newPage();
  await page.close();
  await context.clock.fastForward('12:00:00');
  await last.goto('/calendari');
  await expect(why(last)).toBeVisible();
});

test('leaving at once leaves in all tabs', async ({ page, context }) => {
  const other = await openTwo(page, context);
  await context.clock.fastForward('04:00');
  await button(other, 'Surt ara').click();
  for (const tab of [page, other]) await expect(why(tab)).toBeVisible();
});

test('a tab without a storage says that the session is not kept, is warned and locked by itself', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await submitSignIn(page, 'informador@example.org');
  await expect(getAccount(page)).toBeVisible();
  await expect(getNotice(page, 'Aquest navegador no deixa desar la sessió')).toBeVisible();
  await context.clock.fastForward('04:00');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await context.clock.fastForward('04:00');
  await expect(dialog(page)).toBeVisible();
  await context.clock.fastForward('01:00');
  await expect(why(page)).toBeVisible();
});

test('where no time is set nobody is ever warned', async ({ page, context }) => {
  await context.addInitScript(() => Object.assign(globalThis, { idleMinutes: undefined }));
  await keepStorage(page, await createStorage('informador'));
  await page.goto('/calendari');
  await expect(getAccount(page)).toBeVisible();
  await context.clock.fastForward('12:00:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendari');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
