import type { Page } from 'playwright/test';
import { expect } from '../../../journeys/support/journey';
import type { Driver } from '../driver';
import { ENDED } from '../plan';
import { confirm, followMenu, open, pause, type Stage } from '../stage';

const dialog = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

type Asked = {
  machine: string;
  who: string;
  /** Lists on which cases begin, by title and address; the first is the default. */
  lists: Readonly<Record<string, readonly [title: string, path: string]>>;
  entry: string;
  yes: string;
  invocation: string;
  call: string;
  end: string;
  of?: Partial<Pick<Driver, 'calls' | 'ends' | 'sees'>>;
};

function driveAsked({ machine, who, lists, entry, yes, invocation, call, end, of }: Asked): Driver {
  const [[, first] = ['', '']] = Object.values(lists);
  const calls = { [invocation]: call, ...of?.calls };
  const ask = async (page: Page, title: string) => {
    await followMenu(page, title);
    await page
      .getByRole('button', { name: /^Accions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  return {
    machine,
    who: () => who,
    async open(stage) {
      for (const one of Object.values(calls)) await stage.hold(one);
      await open(stage, first);
    },
    causes: {
      start: async () => {},
      ...Object.fromEntries(
        Object.entries(lists).map(([name, [title]]) => [name, ({ page }: Stage) => ask(page, title)]),
      ),
      [`${machine}.cancel`]: ({ page }) => dialog(page).getByRole('button').first().click(),
      [`${machine}.confirm`]: ({ page }) => button(page, yes).click(),
    },
    calls,
    ends: { [invocation]: [end], ...of?.ends },
    remember(memory, name, state) {
      // After signing in again the question is gone.
      if (name.endsWith(': 401') && state.startsWith('checking')) return undefined;
      // A record's act can be done once only.
      return memory === ENDED || name === `${invocation}: ${end}` ? ENDED : memory;
    },
    late: [ENDED],
    sees: {
      closed: async ({ page }) => {
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: /^Accions/ }).first()).toBeVisible();
      },
      confirming: ({ page }) => expect(button(page, yes)).toBeVisible(),
      marking: ({ page }) => expect(dialog(page).getByRole('button').last()).toHaveText(/…$/),
      ...of?.sees,
    },
    stream: new RegExp(`^root/${machine}(#\\d+)?$`),
  };
}

const EXPORT = 'GET /consultes/exports/csv$';
const exportButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Export/ });

/** Milliseconds for drawing, while the clock stands still otherwise. */
const DRAWN = 400;

const bar = (page: Page) => page.locator('.notice');

async function rest({ page, pointAt }: Stage): Promise<void> {
  await page.mouse.move(5, 600);
  await pointAt(bar(page));
}

const CITES = 'GET /cites\\?data_inici=2026-11-20&data_fi=2026-11-20';
const sheetButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /el dia$|^Preparant/ });
const paper = (page: Page) => page.locator('body > .paper');

const HOURS = 'GET /cites/disponibilitats$';
const BOOKED_WEEK = '/calendari?vista=setmana&data=2026-11-24&professional_id=tots';
const heldCita = (page: Page) => page.locator('.calendar-event-moving');
const targets = (page: Page) => page.getByRole('button', { name: /^Mou-la aquí/ });

async function pickUp({ page, goBack }: Stage): Promise<void> {
  const movable = page.locator('.calendar-event[draggable=true]').first();
  if (!(await page.getByRole('region', { name: 'Setmana' }).isVisible())) await goBack();
  await movable.press('m');
}

const answerNothing = ({ answer }: Stage) =>
  answer(CITES, { kind: 'status', status: 200, body: { data: [] } });

export const SERVICES: readonly Driver[] = [
  driveAsked({
    machine: 'attendance',
    who: 'informador_integral',
    lists: { 'attendance.open': ['Assessories', '/assessories?estat=pendent'] },
    entry: 'Marca com a no assistida',
    yes: 'Marca-la',
    invocation: 'mark',
    call: 'PATCH /assessories/\\d+/assistit$',
    end: 'marked',
  }),
  {
    machine: 'exports',
    who: () => 'informador_integral',
    async open(stage) {
      await stage.hold(EXPORT);
      await open(stage, '/consultes?canal=telefon');
    },
    causes: {
      start: async () => {},
      'exports.start consultes': ({ page }) => exportButton(page).click(),
    },
    calls: { fetch: EXPORT },
    ends: { fetch: ['fetched'] },
    sees: {
      idle: ({ page }) => expect(exportButton(page)).toHaveText(/^Exporta CSV/),
      fetching: ({ page }) => expect(exportButton(page)).toHaveText(/…$/),
    },
    stream: /^root\/exports(#\d+)?$/,
  },
  {
    machine: 'notifications',
    who: () => 'informador_integral',
    async open(stage) {
      await stage.hold(EXPORT);
      await open(stage, '/consultes');
      await expect(exportButton(stage.page)).toBeVisible();
      await pause(stage.page);
    },
    causes: {
      start: async () => {},
      // A deletion that is undone says so.
      async 'notifications.open neutral'(stage: Stage) {
        const { page } = stage;
        await page
          .getByRole('button', { name: /^Accions/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Elimina' }).click();
        await confirm(stage, 'Eliminar');
        await page.clock.runFor(DRAWN);
        await page.getByRole('button', { name: 'Desfés (Ctrl+Z)' }).click();
        await page.clock.runFor(DRAWN);
        // The bar lets the time begin as soon as it is drawn; under the pointer it rests still.
        await rest(stage);
      },
      async 'notifications.open error'(stage: Stage) {
        await exportButton(stage.page).click();
        await stage.answer(EXPORT, '500');
        await stage.page.clock.runFor(DRAWN);
      },
      // Pressed as by assistive technology: pointer and focus would pause the time.
      'notifications.close': ({ page }) =>
        bar(page).getByRole('button', { name: 'Tanca' }).dispatchEvent('click'),
      'notifications.pause': rest,
      'notifications.resume': ({ pointAway }) => pointAway(),
      'after autoHide': ({ page }) => page.clock.runFor(3200),
    },
    sees: {
      closed: ({ page }) => expect(bar(page)).toHaveCount(0),
      lasting: ({ page }) => expect(bar(page)).toHaveAttribute('role', 'alert'),
      counting: ({ page }) => expect(page.getByRole('status').filter({ has: bar(page) })).toHaveCount(1),
      paused: ({ page }) => expect(bar(page)).toBeVisible(),
    },
    stream: /^root\/notifications$/,
  },
  {
    machine: 'calendarMove',
    who: () => 'informador_integral',
    async open(stage) {
      await stage.hold(HOURS);
      await open(stage, BOOKED_WEEK);
    },
    causes: {
      start: async () => {},
      'calendarMove.begin': pickUp,
      'calendarMove.look': ({ page }) => page.keyboard.press('PageDown'),
      'calendarMove.choose': ({ page }) => targets(page).first().press('Enter'),
      'calendarMove.stop': ({ page }) => page.keyboard.press('Escape'),
    },
    calls: { read: HOURS },
    ends: { read: ['fetched'] },
    // A chosen slot leads to the page that moves it; the next appointment is picked up in the calendar.
    remember(memory, name) {
      if (name === 'calendarMove.choose') return ENDED;
      return name === 'calendarMove.begin' ? '' : memory;
    },
    late: [ENDED],
    sees: {
      async idle({ page }, _, memory) {
        await expect(heldCita(page).or(targets(page))).toHaveCount(0);
        if (memory === ENDED) await expect(page).toHaveURL(/\/hora\?/);
      },
      reading: ({ page }) => expect(page.getByRole('button', { name: 'Deixa-la on era' })).toBeVisible(),
      choosing: ({ page }) => expect(targets(page).first()).toBeFocused(),
    },
    stream: /^root\/screen-\d+\/move$/,
  },
  {
    machine: 'daySheet',
    who: () => 'informador_integral',
    async open(stage) {
      // The browser's dialog, which stays open.
      await stage.page.addInitScript(() => Object.assign(globalThis, { print() {} }));
      await stage.hold(CITES);
      await open(stage, '/');
    },
    causes: {
      start: async () => {},
      'daySheet.print': ({ page }) => sheetButton(page).click(),
      'daySheet.printed': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('afterprint'))),
      'read: none': answerNothing,
    },
    calls: { read: CITES },
    ends: { read: ['answered'] },
    sees: {
      async idle({ page }) {
        await expect(sheetButton(page)).toHaveText('Imprimeix el dia');
        await expect(paper(page)).toHaveCount(0);
      },
      reading: ({ page }) => expect(sheetButton(page)).toHaveText('Preparant el full…'),
      printing: ({ page }) => expect(paper(page)).toHaveCount(1),
    },
    stream: /^root\/screen-\d+\/daySheet$/,
  },
];
