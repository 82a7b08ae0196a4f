import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { ENDED, LOST } from '../plan';
import { findComingAssessoria, findSlot, OFFICE } from '../seed';
import { open } from '../stage';
import { pickHour } from './forms';

const CALL = 'DELETE /cites/\\d+$';

export const FORMER_CITA: Driver = {
  machine: 'formerCita',
  who: () => 'informador_integral',
  async open(stage) {
    await stage.hold(CALL);
    await open(stage, `/assessories/${findComingAssessoria()}/hora?data=${findSlot('laboral', OFFICE).dia}`);
  },
  causes: {
    start: async () => {},
    async 'formerCita.remove'({ page }) {
      await pickHour(page, 1);
      await page.getByRole('main').getByRole('button', { name: "Desa l'hora nova" }).click();
    },
    'formerCita.retry': ({ page }) => page.getByRole('button', { name: "Elimina la d'abans" }).click(),
  },
  calls: { remove: CALL },
  ends: { remove: ['deleted'] },
  remember: (_, name) => (name === 'remove: deleted' ? ENDED : ''),
  late: [ENDED, LOST],
  sees: {
    idle: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toHaveText("Canvia l'hora"),
    removing: ({ page }) => expect(page.getByRole('main').locator('button[type=submit]')).toHaveText(/…$/),
    left: ({ page }) => expect(page.getByRole('main')).toContainText(/hi ha les dues cites/i),
    retrying: ({ page }) => expect(page.getByRole('main').getByRole('button')).toHaveText(/…$/),
    removed: ({ page }) => expect(page).toHaveURL(/\/calendari\?data=[-\d]+&cita=\d+/),
  },
  stream: /^root\/screen-\d+\/former$/,
};
