import { submitSignIn } from '../journeys/support/demo';
import { expect, test } from './support/site';

/** Forty minutes after the service's time. */
const LATE = '2026-11-20T11:00:00+01:00';

test('a machine whose clock is wrong takes the time of the service, and says so', async ({ page }) => {
  await page.clock.setFixedTime(LATE);
  await page.goto('login');
  await submitSignIn(page, 'informador@example.org');
  await expect(page.locator('.notice')).toHaveText(
    /El rellotge d'aquest ordinador no va a l'hora. S'utilitza la del servei: 20\/11\/2026 10:20./,
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Consultes' }).click();
  await page.getByRole('link', { name: 'Nova consulta' }).click();
  await expect(page.getByLabel('Hora')).toHaveValue('10:20');
});
