import { getAccount, submitSignIn } from '../../../journeys/support/demo';
import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { expectLost, followMenu, open } from '../stage';

const LOGIN = 'POST /auth/login$';
const LOGOUT = 'POST /auth/logout$';
const NEW_PASSWORD = 'PUT /auth/new-password$';
const LIST = 'GET /consultes$';
const TABS = 'Cal una altra pestanya: ho prova un viatge amb dues.';

/** The page was left while it waited, so that nothing was refused. */
const LEFT = 'left';

const PASSWORD = 'Nova5678?';

const WHO: Readonly<Record<string, string>> = {
  'restore: signed in': 'admin',
  'restore: must change the password': 'canvi',
};

export const AUTH: Driver = {
  machine: 'auth',
  who: ({ cases }) => WHO[cases[1] ?? ''] ?? null,
  async open(stage) {
    for (const call of [LOGIN, LOGOUT, NEW_PASSWORD, LIST]) await stage.hold(call);
    await open(stage, '/login');
  },
  causes: {
    start: async () => {},
    'restore: nothing kept': async () => {},
    'restore: signed in': async () => {},
    'restore: must change the password': async () => {},
    'auth.signIn': ({ page }) => submitSignIn(page, 'admin@example.org'),
    async 'auth.setPassword'({ page }) {
      await page.getByLabel(/^Contrasenya nova/).fill(PASSWORD);
      await page.getByLabel(/^Repeteix/).fill(PASSWORD);
      await page.getByRole('button', { name: 'Desa la contrasenya' }).click();
    },
    async 'auth.signOut'(stage) {
      const { page } = stage;
      const alone = page.getByRole('main').getByRole('button', { name: 'Tanca la sessió' });
      if (await alone.isVisible()) return alone.click();
      await getAccount(stage.page).click();
      return page.getByRole('menuitem', { name: 'Tanca la sessió' }).click();
    },
    async 'auth.lost'(stage) {
      await followMenu(stage.page, 'Consultes');
      await stage.answer(LIST, '401');
    },
    async 'auth.leave'({ page }) {
      await page.getByRole('link', { name: 'Has oblidat la contrasenya?' }).click();
      await page.getByRole('link', { name: 'Torna enrere' }).click();
    },
    'after signOutWait': ({ page }) => page.clock.fastForward(5000),
  },
  calls: { signIn: LOGIN, signOut: LOGOUT, setPassword: NEW_PASSWORD },
  ends: { signIn: ['signed in'], signOut: ['done'], setPassword: ['signed in'] },
  remember(_, name, state) {
    if (name === 'auth.lost' && state.startsWith('changePending')) return undefined;
    return name === 'auth.leave' ? LEFT : '';
  },
  passing: ['restoring'],
  comesBack: true,
  sees: {
    async signedOut({ page }) {
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'INICIAR SESSIÓ' })).toBeVisible();
    },
    signingIn: ({ page }) => expect(page.locator('button[type=submit]')).toHaveText(/…$/),
    refused: ({ page }, _, memory) =>
      memory === LEFT
        ? expect(page.locator('button[type=submit]')).toHaveText('INICIAR SESSIÓ')
        : expect(page.getByRole('alert')).toBeVisible(),
    async changePending(stage, state) {
      const { page } = stage;
      await expect(page).toHaveURL('/new_password');
      await expect(page.locator('button[type=submit]')).toHaveText(
        state.includes('saving') ? /…$/ : 'Desa la contrasenya',
      );
    },
    signedIn: (stage) => expect(getAccount(stage.page)).toBeVisible(),
    signingOut: (stage) => stage.expectHeld(LOGOUT),
    lost: expectLost,
  },
  stream: /^root\/auth$/,
  left: {
    'auth auth.adopt #0': TABS,
    'auth.signingOut auth.adopt #0': TABS,
    'auth.restoring xstate.after.restoreWait.auth.restoring #0':
      'La sessió desada és al mateix navegador: es llegeix de seguida.',
    'auth.restoring xstate.error.actor.restore #0':
      'Una sessió desada que no es pot llegir compta com si no hi fos.',
    'auth.changePending auth.lost #0':
      'Mentre es canvia la contrasenya no es fa cap altra crida que pugui respondre 401.',
  },
};
