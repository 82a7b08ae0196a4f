import type { BrowserContext, Locator, Page } from 'playwright/test';
import { listenToComplaints } from '../../journeys/support/complaints';
import { keepStorage, submitSignIn } from '../../journeys/support/demo';
import { expectJournal } from '../../journeys/support/journal';
import { expect } from '../../journeys/support/journey';
import { recordActs, type Act } from './acts';
import { openGate, type CallName, type Gated } from './gate';
import type { MadeCall, Wrong } from './orderFaults';
import { createStorage, NOW } from './seed';
import { listenToNotices } from './sight';

/** The demo in a browser: calls wait for an answer, the clock is moved by hand. */
export type Stage = {
  page: Page;
  /** The person, as `<who>@example.org`. */
  who: string;
  complaints: string[];
  hold(call: CallName): Promise<void>;
  /** Releases the waiting calls, and all later ones. */
  release(call: CallName): Promise<void>;
  /** Answers a waiting call: by the demo's server, or by a fault (`401`, `network`, `page`). */
  answer(call: CallName, end: string | Wrong): Promise<void>;
  expectHeld(call: CallName): Promise<void>;
  /** Opens an address as if it had been typed, without a reload. */
  typeAddress(path: string): Promise<void>;
  goBack(): Promise<void>;
  /** Lets the pointer lie over a notice. */
  pointAt(notice: Locator): Promise<void>;
  /** Lets the pointer lie over nothing. */
  pointAway(): Promise<void>;
  getStart(): string;
  readActs(): Promise<readonly Act[]>;
  readCalls(): Promise<MadeCall[]>;
};

function toWrong(end: string): Wrong | null {
  if (/^\d{3}$/.test(end)) return { kind: 'status', status: Number(end) } as Wrong;
  return /^(network|malformed|page)$/.test(end) ? ({ kind: end } as Wrong) : null;
}

export async function createStage(context: BrowserContext, who: string | null): Promise<Stage> {
  const storage = who === null ? {} : await createStorage(who);
  const page = await context.newPage();
  await keepStorage(page, storage);
  page.setDefaultTimeout(10_000);
  const complaints = listenToComplaints(page);
  await page.clock.install({ time: NOW });
  await page.addInitScript(openGate);
  await page.addInitScript(listenToNotices);
  const { note, read } = await recordActs(page);
  let start = '/';
  page.once('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    start = pathname + search;
  });

  const holds = new Set<CallName>();
  const expectHeld = (call: CallName) =>
    expect
      .poll(() => page.evaluate((name) => (globalThis as unknown as Gated).gate.isHeld(name), call), {
        message: `${call} waits for an answer`,
        intervals: [10, 20, 50],
      })
      .toBe(true);
  return {
    page,
    who: who ?? '',
    complaints,
    async hold(call) {
      if (holds.has(call)) return;
      holds.add(call);
      const name = JSON.stringify(call);
      await page.addInitScript(`gate.hold(${name})`);
      if (page.url() !== 'about:blank') await page.evaluate(`gate.hold(${name})`);
    },
    async release(call) {
      holds.delete(call);
      await page.evaluate((name) => (globalThis as unknown as Gated).gate.release(name), call);
    },
    expectHeld,
    async typeAddress(path) {
      note({ do: 'go', path });
      await page.evaluate((to) => history.pushState(null, '', to), path);
    },
    async goBack() {
      note({ do: 'back' });
      await page.goBack();
    },
    async pointAt(notice) {
      note({ do: 'point' });
      await notice.hover();
    },
    async pointAway() {
      note({ do: 'leave' });
      await page.mouse.move(5, 600);
    },
    getStart: () => start,
    async readActs() {
      // The page's earlier messages have come with this answer.
      await page.evaluate('0');
      return read();
    },
    readCalls: () => page.evaluate(() => (globalThis as unknown as Gated).gate.listCalls()),
    async answer(call, end) {
      const wrong = typeof end === 'string' ? toWrong(end) : end;
      // A read without an answer is sent twice.
      const times = end === 'network' && call.startsWith('GET ') ? 2 : 1;
      for (let left = times; left > 0; left -= 1) {
        await expectHeld(call);
        await page.evaluate(([name, of]) => (globalThis as unknown as Gated).gate.let(name, of), [
          call,
          wrong,
        ] as const);
      }
    },
  };
}

/** Opens a path, without some permissions, as if they had been removed before the sign-in. */
export async function open({ page }: Pick<Stage, 'page'>, path: string, without?: string): Promise<void> {
  if (without !== undefined)
    await page.addInitScript((start) => {
      const session = JSON.parse(localStorage.getItem('punt-jove.auth') ?? '{}') as { permissions: string[] };
      const permissions = session.permissions.filter((permission) => !permission.startsWith(start));
      localStorage.setItem('punt-jove.auth', JSON.stringify({ ...session, permissions }));
    }, without);
  await page.goto(path);
}

export async function expectLost({ page }: Stage): Promise<void> {
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('La sessió ha acabat.')).toBeVisible();
}

export async function signBackIn(stage: Stage): Promise<void> {
  await expectLost(stage);
  await submitSignIn(stage.page, `${stage.who}@example.org`);
  await expect(stage.page).not.toHaveURL('/login');
}

/** Presses a link of the menu without the pointer, which may rest on a notice. */
const pressMenu = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: title })
    .dispatchEvent('click');

export async function followMenu(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  if ((await heading.textContent()) === title) return;
  await pressMenu(page, title);
  await expect(heading).toHaveText(title);
}

export const getRetry = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Torna-ho a provar' });

export async function confirm({ page }: Stage, yes: string): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: yes, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

export const sendNow = ({ page }: Stage) => page.getByRole('button', { name: 'Elimina ara' }).click();

export async function pause(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Goes online; its listener comes with the journal's code, once the page is idle. */
export async function bringLineBack(page: Page): Promise<void> {
  await expectJournal(page);
  await page.evaluate(() =>
    scheduler.postTask(() => void dispatchEvent(new Event('online')), { priority: 'background' }),
  );
}
