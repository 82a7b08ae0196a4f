import type { Page } from 'playwright/test';
import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { ENDED } from '../plan';
import { followMenu, open, type Stage } from '../stage';

const dialog = (page: Page) => page.getByRole('alertdialog');
const bar = (page: Page) => page.locator('.undo-bar').first();
const undo = (page: Page) => bar(page).getByRole('button', { name: 'Desfés (Ctrl+Z)' });

const CALL = 'DELETE /(consultes|professionals)/\\d+$';
const LIST = 'GET /(consultes|professionals)$';

async function ask(page: Page, title: string, text: string | RegExp): Promise<void> {
  await followMenu(page, title);
  const row = page.getByRole('row').filter({ hasText: text });
  await row
    .getByRole('button', { name: /^Accions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Elimina' }).click();
}

const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Eliminar', exact: true }).click();

/** A deletion was confirmed just now, or may be on its way. */
const FRESH = 'fresh';
const GOING = 'going';

const LEAVING = ['auth.signOut', 'auth.lost'];

async function loseSession(stage: Stage): Promise<void> {
  await stage.hold(LIST);
  // Not by the pointer, which may rest on the bar.
  await stage.page.getByRole('columnheader').getByRole('button').first().dispatchEvent('click');
  await stage.answer(LIST, '401');
}

export const DELETION: Driver = {
  machine: 'deletion',
  who: () => 'admin',
  async open(stage) {
    for (const call of [CALL, 'GET /assessories$']) await stage.hold(call);
    await open(stage, '/consultes');
  },
  causes: {
    start: async () => {},
    'deletion.open consulta': ({ page }) => ask(page, 'Consultes', ''),
    'deletion.open professional': ({ page }) => ask(page, 'Professionals', /Assess/),
    'deletion.cancel': ({ page }) => dialog(page).getByRole('button').first().click(),
    'deletion.confirm': ({ page }) => confirm(page),
    'deletion.over': ({ page }) => undo(page).click(),
    'deletion.leave': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
    async 'auth.signOut'({ page }) {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Compte/ })
        .click();
      await page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
    },
    'auth.lost': loseSession,
  },
  calls: { count: 'GET /assessories$' },
  left: {
    'deletion auth.lost #0':
      'Quan la sessió es tanca perquè fa estona que no es fa res, ja no espera cap eliminació.',
  },
  ends: { count: ['some'] },
  remember(memory, name, state) {
    if (LEAVING.includes(name)) return state.startsWith('closed') ? ENDED : undefined;
    if (name === 'deletion.confirm') return memory === '' ? FRESH : GOING;
    if (name === 'deletion.over') return memory === FRESH ? '' : undefined;
    return memory === '' ? '' : GOING;
  },
  late: [ENDED],
  sees: {
    async closed({ page }, _, memory) {
      await expect(dialog(page)).toHaveCount(0);
      if (memory === ENDED) await expect(page).toHaveURL('/login');
      else await expect(page.getByRole('button', { name: /^Accions/ }).first()).toBeVisible();
      if (memory === FRESH) await expect(bar(page)).toBeVisible();
    },
    confirming: ({ page }) =>
      expect(dialog(page).getByRole('button', { name: 'Eliminar', exact: true })).toBeVisible(),
    checking: ({ page }) => expect(dialog(page)).toContainText('Comprovant les cites…'),
  },
  stream: /^root\/deletion(#\d+)?$/,
};

export const REMOVAL: Driver = {
  machine: 'removal',
  who: () => 'admin',
  async open(stage) {
    await stage.hold(CALL);
    await open(stage, '/consultes');
  },
  causes: {
    async 'start of a consulta'({ page }) {
      await ask(page, 'Consultes', '');
      await confirm(page);
    },
    // Pressed as by assistive technology: the pointer would pause the time.
    'removal.undo': ({ page }) => undo(page).dispatchEvent('click'),
    'removal.send': ({ page }) =>
      bar(page).getByRole('button', { name: 'Elimina ara' }).dispatchEvent('click'),
    'removal.drop': loseSession,
    'removal.pause': ({ page, pointAt }) => pointAt(bar(page)),
    'removal.resume': ({ pointAway }) => pointAway(),
    'after undoWait': ({ page }) => page.clock.fastForward(5000),
  },
  calls: { remove: CALL },
  ends: { remove: ['deleted'] },
  remember: (_, name) => (/^removal\.(?:undo|drop)$|^remove: /.test(name) ? ENDED : ''),
  sees: {
    waiting: ({ page }) => expect(bar(page)).toBeVisible(),
    paused: ({ page }) => expect(bar(page)).toBeVisible(),
    async deleting(stage) {
      await expect(bar(stage.page)).toHaveCount(0);
      await stage.expectHeld(CALL);
    },
    ended: ({ page }) => expect(bar(page)).toHaveCount(0),
  },
  stream: /^root\/deletion(#\d+)?\/removal/,
};
