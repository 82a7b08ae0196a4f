import { test as base } from 'playwright/test';
import { startChild, waitForPort } from '../../scripts/lib/childProcess.mjs';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { typeAsKeyboard } from '../journeys/support/firefoxTyping';
import { focusAsSafari } from '../journeys/support/safariFocus';
import { createStorage, NOW } from '../paths/browser/seed';
import { toEngine, type Engine } from './engine';
import { toHand, type Hand } from './hand';
import { openScreen, toWindowMouse, type Screen } from './screen';
import { openWebKit } from './webDriver';

export type Options = { engine: 'Chromium' | "Chromium by Safari's rule" | 'Firefox' | 'WebKitGTK' };

type Window = Engine & { close(): Promise<void> };

type WorkerFixtures = Options & {
  openWindow: () => Promise<Window>;
};

type Fixtures = {
  window: Window;
  hand: Hand;
  /** Signs in to the demo, on a Friday morning of the invented offices, and opens a path. */
  enter: (who: string, path?: string) => Promise<void>;
};

/** A window with the mouse of its screen: its driver begins a drag and cannot end it. */
const onScreen = <W extends Engine>(window: W, screen: Screen): W => ({
  ...window,
  getDragMouse: () => toWindowMouse(window, screen),
});

async function startDriver({ display }: Screen) {
  const port = await findFreePort();
  // A page lives for seconds, in which optimised code does not pay.
  const driver = startChild('env', [
    `DISPLAY=${display}`,
    'JSC_useDFGJIT=0',
    process.env['WEBKIT_DRIVER'] ?? '',
    `--port=${port}`,
  ]);
  await waitForPort(port, driver);
  return { url: `http://127.0.0.1:${port}`, stop: () => driver.stop() };
}

/** An act of a person in one of the engines. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  openWindow: [
    async ({ engine, playwright, channel, launchOptions }, give) => {
      if (engine === 'WebKitGTK') {
        const screen = await openScreen();
        await give(async () => onScreen(await openWebKit(() => startDriver(screen)), screen));
        return screen.stop();
      }
      const type = engine === 'Firefox' ? playwright.firefox : playwright.chromium;
      const screen = engine === 'Firefox' ? await openScreen() : null;
      const browser = await type.launch({
        ...launchOptions,
        ...(channel !== undefined && { channel }),
        ...(screen && { headless: false, env: { ...process.env, DISPLAY: screen.display } }),
      });
      await give(async () => {
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          locale: 'ca',
          timezoneId: 'Europe/Madrid',
        });
        if (engine === 'Firefox') await typeAsKeyboard(context);
        if (engine === "Chromium by Safari's rule") await focusAsSafari(context);
        const window = { ...toEngine(await context.newPage()), close: () => context.close() };
        return screen ? onScreen(window, screen) : window;
      });
      await browser.close();
      return screen?.stop();
    },
    { scope: 'worker' },
  ],
  window: async ({ openWindow }, give) => {
    const window = await openWindow();
    await give(window);
    await window.close();
  },
  hand: ({ window, baseURL }, give) => give(toHand(window, baseURL ?? '')),
  enter: async ({ window, hand, baseURL }, give) => {
    await give(async (who, path = '/') => {
      const kept = await createStorage(who);
      const demo = JSON.parse(kept['punt-jove.demo'] ?? '') as { conditions: object };
      const stands = { ...demo, conditions: { ...demo.conditions, clock: { stands: NOW.getTime() } } };
      // A file of the same origin that starts nothing.
      await window.goto(`${baseURL}/offline.js`);
      await window.run(
        (entries: [string, string][]) => {
          for (const [name, text] of entries) localStorage.setItem(name, text);
        },
        Object.entries({ ...kept, 'punt-jove.demo': JSON.stringify(stands) }),
      );
      await hand.open(path);
    });
  },
});
