import type { Page } from 'playwright/test';
import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { LOST } from '../plan';
import { getRetry, open, signBackIn, type Stage } from '../stage';

const LIST = 'GET /assessories\\?estat=pendent&data_fi=[-\\d]+&professional_id=\\d+&sort=-cita';
const SAVE = 'PATCH /assessories/\\d+/assistit$';

/** More sessions than a run closes before it ends. */
const SOME = 3;

const NEXT_DAY = 'next day';
const STOPPING = 'stopping';

const main = (page: Page) => page.getByRole('main');
const absences = (page: Page) => main(page).getByRole('button', { name: /^No ha assistit: / });

/** Chooses how the person of the last session signed up; without a rating it stays incomplete. */
async function choose(page: Page): Promise<void> {
  const [first, second] = ['Espontània', 'Recuperada'].map((name) =>
    main(page).getByRole('radio', { name }).last(),
  );
  await ((await first?.isChecked()) ? second : first)?.click();
}

const submit = (page: Page) => main(page).getByRole('button', { name: /^(Tanca |Tancant)/ });

async function mark(page: Page, isAny: boolean): Promise<void> {
  const find = (pressed: boolean) => main(page).getByRole('button', { name: /^No ha assistit: /, pressed });
  const marked = await find(true).count();
  for (let left = isAny ? SOME - marked : marked; left > 0; left -= 1) await find(!isAny).first().click();
}

const send =
  (isAny: boolean) =>
  async ({ page }: Stage) => {
    await mark(page, isAny);
    await submit(page).click();
  };

export const CLOSE_DAY: Driver = {
  machine: 'closeDay',
  who: () => 'informador_integral',
  async open(stage) {
    await stage.hold(LIST);
    await stage.hold(SAVE);
    await open(stage, '/assessories/tancar');
  },
  causes: {
    start: async () => {},
    'screen.resumed': signBackIn,
    'screen.renew': ({ page }) => page.clock.fastForward('02:30'),
    'day.changed': ({ page }) => page.clock.fastForward('14:00:00'),
    'closeDay.change': ({ page }) => choose(page),
    'closeDay.absent': ({ page }) => absences(page).nth(-2).click(),
    'closeDay.fill': ({ page }) => main(page).getByRole('button', { name: 'Cita prèvia' }).click(),
    'closeDay.send': send(true),
    'closeDay.send, none': send(false),
    'closeDay.stop': ({ page }) => main(page).getByRole('button', { name: 'Atura' }).click(),
    'closeDay.retry': ({ page }) => getRetry(page).click(),
    'batch.done': (stage) => stage.answer(SAVE, 'saved'),
    async 'batch.ended'(stage) {
      await stage.answer(SAVE, 'network');
      await stage.page.getByRole('alert').getByRole('button', { name: 'Tanca' }).click();
    },
  },
  calls: { load: LIST },
  ends: { load: ['loaded'] },
  remember(memory, name, state) {
    const isShown = state.startsWith('ready') || state.startsWith('renewing');
    if (/^(closeDay\.(change|absent|fill|send)|screen\.renew)/.test(name) && !isShown) return undefined;
    if (name === 'screen.renew' && !state.startsWith('ready')) return undefined;
    // A waiting call would end by its time limit.
    if (name === 'day.changed') return /^(ready|failed)/.test(state) ? NEXT_DAY : undefined;
    if (memory === STOPPING && name !== 'batch.ended') return undefined;
    if (name === 'closeDay.stop') return STOPPING;
    return memory === STOPPING ? '' : memory;
  },
  late: [NEXT_DAY, LOST],
  sees: {
    loading: ({ page }) => expect(main(page).locator('[aria-busy=true]').first()).toBeVisible(),
    failed: ({ page }) => expect(getRetry(page)).toBeVisible(),
    ready: ({ page }) => expect(submit(page)).toHaveText(/^Tanca /),
    renewing: ({ page }) => expect(submit(page)).toHaveText(/^Tanca /),
    saving: ({ page }) => expect(submit(page)).toHaveText(/^Tancant/),
  },
  stream: /^root\/screen-\d+$/,
  left: {
    'closeDay.ready record.marked #0': 'En aquesta pàgina les no assistides es desen amb la resta.',
    'closeDay.ready record.deleted #0': "En aquesta pàgina no s'elimina res.",
    'closeDay.ready day.changed #0': 'Abans de mitjanit arriba la lectura que toca cada dos minuts.',
  },
};
