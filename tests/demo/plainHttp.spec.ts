import { enterAs, getAccount, openDemo, submitSignIn } from '../journeys/support/demo';
import { getNotice } from '../journeys/support/form';
import { expect, test } from '../journeys/support/journey';
import { openPanel, press } from './support/demo';

const HOST = 'punt-jove.intern';
const NEW = 'Nova5678?';

// A name of a local network without TLS: no `crypto.subtle`, clipboard or service worker.
test.use({
  baseURL: ({ baseURL }, run) => run(baseURL?.replace('127.0.0.1', HOST)),
  serviceWorkers: 'allow',
  launchOptions: [
    ({ launchOptions, browserName }, run) =>
      run({
        ...launchOptions,
        ...(browserName === 'firefox'
          ? { firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'network.dns.localDomains': HOST } }
          : { args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
      }),
    { scope: 'worker' },
  ],
});

test('over plain http the door opens, and passwords are changed and checked', async ({ page }) => {
  await openDemo(page, '/login');
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  await submitSignIn(page, 'canvi@example.org');
  await page.getByLabel(/^Contrasenya nova/).fill(NEW);
  await page.getByLabel(/^Repeteix/).fill(NEW);
  await press(page, 'Desa la contrasenya');
  await expect(getAccount(page)).toBeVisible();

  await page.goto('/perfil');
  await page.getByLabel(/^Contrasenya actual/).fill(NEW);
  await page.getByLabel(/^Contrasenya nova/).fill('Altra5678?');
  await page.getByLabel(/^Repeteix/).fill('Altra5678?');
  await press(page, 'Desa la contrasenya');
  await expect(getNotice(page, 'contrasenya')).toHaveClass(/success/);
});

test('over plain http a link that cannot be copied is named, in lists and in the panel', async ({ page }) => {
  await enterAs(page, 'informador', '/assessories');
  await press(page, 'Vistes');
  await press(page, "Copia l'enllaç");
  await expect(page.getByText("No s'ha pogut copiar: copia l'adreça del navegador.")).toBeVisible();
  await page.keyboard.press('Escape');
  const panel = await openPanel(page, 'Escenari');
  await press(panel, "Copia'n l'enllaç");
  await expect(panel.getByRole('status').filter({ hasText: 'copia' })).toBeVisible();
});
