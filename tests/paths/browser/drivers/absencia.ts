import type { Page } from 'playwright/test';
import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { LOST } from '../plan';
import { getRetry, open, signBackIn } from '../stage';

const LIST = 'GET /cites\\?data_inici=[-\\d]+&data_fi=[-\\d]+&professional_id=4$';
const REMOVE = 'DELETE /cites/\\d+$';

/** More appointments than a path deletes. */
const MANY = 3;

const NEXT_DAY = 'next day';
const STOPPING = 'stopping';

const main = (page: Page) => page.getByRole('main');
const removals = (page: Page) => main(page).getByRole('button', { name: /^Elimina-la: / });
const propose = (page: Page) => main(page).getByRole('button', { name: 'Proposa hores' });
const submit = (page: Page) => main(page).getByRole('button', { name: /^(Passa|Elimina \d|Fent)/ });

/** Chooses the deletion of the first appointments, and maybe of others. */
async function markMany(page: Page): Promise<void> {
  for (let index = 0; index < MANY; index += 1) {
    const button = removals(page).nth(index);
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
  }
}

export const ABSENCIA: Driver = {
  machine: 'absencia',
  who: () => 'admin',
  async open(stage) {
    await stage.hold(LIST);
    await stage.hold(REMOVE);
    await open(stage, '/calendari/absencia?professional_id=4&data=2026-11-21&fins=tot');
  },
  causes: {
    start: async () => {},
    'screen.resumed': signBackIn,
    'screen.renew': ({ page }) => page.clock.fastForward('02:30'),
    'day.changed': ({ page }) => page.clock.fastForward('14:00:00'),
    'absencia.choose': ({ page }) => removals(page).last().click(),
    async 'absencia.fill'({ page }) {
      const last = removals(page).last();
      for (let left = 2; (await propose(page).getAttribute('aria-disabled')) !== null && left > 0; left -= 1)
        await last.click();
      await propose(page).click();
    },
    async 'absencia.send'({ page }) {
      await markMany(page);
      await submit(page).click();
    },
    'absencia.stop': ({ page }) => main(page).getByRole('button', { name: 'Atura' }).click(),
    'absencia.retry': ({ page }) => getRetry(page).click(),
    'batch.done': (stage) => stage.answer(REMOVE, 'saved'),
    async 'batch.ended'(stage) {
      await stage.answer(REMOVE, 'network');
      await stage.page.getByRole('alert').getByRole('button', { name: 'Tanca' }).click();
    },
  },
  calls: { load: LIST },
  ends: { load: ['loaded'] },
  remember(memory, name, state) {
    const isShown = state.startsWith('ready') || state.startsWith('renewing');
    if (/^(absencia\.(choose|fill|send)|screen\.renew)/.test(name) && !isShown) return undefined;
    if (name === 'screen.renew' && !state.startsWith('ready')) return undefined;
    // A waiting call would end by its time limit.
    if (name === 'day.changed') return /^(ready|failed)/.test(state) ? NEXT_DAY : undefined;
    if (memory === STOPPING && name !== 'batch.ended') return undefined;
    if (name === 'absencia.stop') return STOPPING;
    return memory === STOPPING ? '' : memory;
  },
  late: [NEXT_DAY, LOST],
  sees: {
    loading: ({ page }) => expect(main(page).locator('[aria-busy=true]').first()).toBeVisible(),
    failed: ({ page }) => expect(getRetry(page)).toBeVisible(),
    ready: ({ page }) => expect(submit(page)).toHaveText(/^(Passa|Elimina)/),
    renewing: ({ page }) => expect(submit(page)).toHaveText(/^(Passa|Elimina)/),
    running: ({ page }) => expect(submit(page)).toHaveText(/^Fent/),
  },
  stream: /^root\/screen-\d+$/,
  left: {
    'absencia screen.address #0':
      'Un sol dia no té prou cites per a tot el recorregut: ho fa el test de la pàgina.',
    'absencia.running screen.address #0': 'Un sol dia no té prou cites per a tot el recorregut.',
    'absencia.ready record.marked #0': 'En aquesta pàgina no es marca cap no assistida.',
    'absencia.ready record.deleted #0': "En aquesta pàgina s'elimina amb la resta.",
    'absencia.ready day.changed #0': 'Abans de mitjanit arriba la lectura que toca cada dos minuts.',
  },
};
