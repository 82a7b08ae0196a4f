import type { Page } from 'playwright/test';
import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { ENDED } from '../plan';
import { open, type Stage } from '../stage';

const DELETE = 'DELETE /assessories/\\d+$';
const MARK = 'PATCH /assessories/\\d+/assistit$';
const LIST = 'GET /assessories$';

const ROWS = 2;

const STOPPING = 'stopping';
const ONE_DONE = 'one done';

const dialog = (page: Page) => page.getByRole('alertdialog');
const yes = (page: Page) => dialog(page).getByRole('button').last();
const bars = (page: Page) => page.locator('#bars');
const undo = (page: Page) => bars(page).getByRole('button', { name: 'Desfés (Ctrl+Z)' });
const stop = (page: Page) => bars(page).getByRole('button', { name: /^Atura/ });

async function ask({ page }: Stage, act: string): Promise<void> {
  const clear = page.getByRole('button', { name: 'Treu la tria' });
  if (await clear.isVisible()) await clear.click();
  for (let index = 0; index < ROWS; index += 1)
    await page.locator('tbody .table-choice label').nth(index).click();
  await page.getByRole('button', { name: act }).click();
}

async function answer(stage: Stage, end: string): Promise<void> {
  const isDeletion = await bars(stage.page).getByText('Eliminant').isVisible();
  await stage.answer(isDeletion ? DELETE : MARK, end);
}

async function loseSession(stage: Stage): Promise<void> {
  await stage.hold(LIST);
  // Not by the pointer, which may rest on the bar.
  await stage.page.getByRole('columnheader').getByRole('button').first().dispatchEvent('click');
  await stage.answer(LIST, '401');
}

export const BULK: Driver = {
  machine: 'bulk',
  who: () => 'admin',
  async open(stage) {
    for (const call of [DELETE, MARK]) await stage.hold(call);
    await open(stage, '/assessories?estat=per_tancar');
  },
  causes: {
    start: async () => {},
    'bulk.open delete': (stage) => ask(stage, 'Elimina les triades'),
    'bulk.open notAttended': (stage) => ask(stage, 'Marca com a no assistides les triades'),
    'bulk.confirm': ({ page }) => yes(page).click(),
    'bulk.cancel': ({ page }) => dialog(page).getByRole('button').first().click(),
    // Pressed as by assistive technology: the pointer would pause the time.
    'bulk.undo': ({ page }) => undo(page).dispatchEvent('click'),
    'bulk.send': ({ page }) =>
      bars(page)
        .getByRole('button', { name: /^(Elimina|Marca) ara$/ })
        .dispatchEvent('click'),
    'bulk.pause': ({ page, pointAt }) => pointAt(undo(page)),
    'bulk.resume': ({ pointAway }) => pointAway(),
    'bulk.stop': ({ page }) => stop(page).click(),
    'after undoWait': ({ page }) => page.clock.fastForward(5000),
    'batch.done': (stage) => answer(stage, 'saved'),
    async 'batch.ended'(stage) {
      const text = await bars(stage.page)
        .getByText(/^\d+ de \d+$/)
        .textContent();
      const isStopping = (await stop(stage.page).textContent()) === 'Aturant…';
      for (let left = isStopping ? 1 : ROWS - Number.parseInt(text ?? '', 10); left > 0; left -= 1)
        await answer(stage, '422');
    },
    'batch.ended, reported': (stage) => answer(stage, 'network'),
    // Not by the pointer, which may rest on the bar.
    async 'auth.signOut'({ page }) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Compte/ })
        .dispatchEvent('click');
      await page.getByRole('menuitem', { name: 'Tanca la sessió' }).dispatchEvent('click');
    },
    'auth.lost': loseSession,
  },
  remember(memory, name) {
    if (name.startsWith('auth.')) return ENDED;
    if (memory !== '' && name === 'batch.done') return undefined;
    if (name === 'batch.done') return ONE_DONE;
    if (name === 'bulk.stop') return memory === STOPPING ? undefined : STOPPING;
    return name.startsWith('batch.ended') ? '' : memory;
  },
  late: [ENDED],
  sees: {
    async closed({ page }, _, memory) {
      await expect(dialog(page)).toHaveCount(0);
      if (memory === ENDED) await expect(page).toHaveURL('/login');
      else await expect(undo(page).or(stop(page))).toHaveCount(0);
    },
    confirming: ({ page }) => expect(yes(page)).toBeVisible(),
    waiting: ({ page }) => expect(undo(page)).toBeVisible(),
    paused: ({ page }) => expect(undo(page)).toBeVisible(),
    running: ({ page }) => expect(stop(page)).toBeVisible(),
  },
  stream: /^root\/bulk(#\d+)?$/,
};
