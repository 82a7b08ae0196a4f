import type { Page } from 'playwright/test';
import { expect, test } from '../journeys/support/journey';
import { setLook } from '../journeys/support/look';
import { openDoorOffline, press } from './support/demo';
import { keys, mouse } from './support/hands';
import { doLesson, expectInRoom, finishLesson, recordFive } from './support/ownLesson';

const MOST_PRESSES = 40;

type Counting = { presses: number };

/** Counts presses by pointer, and by keys other than those of a text. */
async function countPresses(page: Page): Promise<() => number> {
  const count: Counting = { presses: 0 };
  await page.exposeFunction('pressed', () => void (count.presses += 1));
  await page.addInitScript(() => {
    const tell = () => (globalThis as unknown as { pressed: () => void }).pressed();
    addEventListener('pointerdown', tell, { capture: true });
    addEventListener('keydown', (event) => (event.key.length > 1 || event.ctrlKey) && tell(), {
      capture: true,
    });
  });
  return () => count.presses;
}

test.use({ serviceWorkers: 'allow' });

/** By mouse, by keys and in another order, on both screens. */
const PEOPLE = {
  wide: [
    ['Ada', mouse, 'recorded'],
    ['Biel', keys, 'another'],
  ],
  phone: [
    ['Ada', keys, 'recorded'],
    ['Biel', mouse, 'another'],
  ],
} as const;

for (const look of ['wide', 'phone'] as const) {
  test(`without a network a lesson is made in forty presses, handed on by a link, done, and seen in the room, ${look}`, async ({
    page,
    context,
    browser,
  }) => {
    // Three people, some hundred keys.
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const readPresses = await countPresses(page);
    await setLook(page, look);
    await openDoorOffline(page);
    const panel = await recordFive(page);
    await finishLesson(page, panel);
    await press(panel, "Copia l'enllaç de la lliçó");
    await expect(panel.getByText("L'enllaç ja és al porta-retalls.")).toBeVisible();
    expect(readPresses()).toBeLessThanOrEqual(MOST_PRESSES);
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const sheets: string[] = [];
    for (const [name, hand, order] of PEOPLE[look]) {
      const there = await (await browser.newContext()).newPage();
      await setLook(there, look);
      await openDoorOffline(there);
      await there.goto('about:blank');
      await there.goto(link);
      sheets.push(await doLesson(there, name, hand, order));
      await there.context().close();
    }
    await page.goto('/demo');
    await expectInRoom(page, sheets, [/^Ada5 de 5/, /^Biel5 de 5/]);
  });
}
