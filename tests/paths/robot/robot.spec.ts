import { expect, test } from 'playwright/test';
import { DRIVERS } from '../browser/drivers';
import { readLinks } from '../browser/results';
import { NOW } from '../browser/seed';
import { EXCEPTIONS, NOT_FOLLOWED } from './exceptions';
import { follow } from './follow';

/** Machines whose lessons are followed each time; all are before a release. */
const SAMPLE = ['attendance', 'exports', 'passwordReminder', 'calendarMove'];

const all = DRIVERS.map(({ machine }) => machine).filter((machine) => !(machine in NOT_FOLLOWED));
const machines = process.env['LONG_TESTS'] ? all : SAMPLE;

for (const machine of machines) {
  test(`the lessons of ${machine} are followed by their words alone`, async ({ browser }) => {
    test.setTimeout(600_000);
    const followed = [];
    for (const link of readLinks(machine)) {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      await page.clock.install({ time: NOW });
      await page.clock.pauseAt(NOW.getTime() + 1_000);
      followed.push(await follow(page, link));
      await context.close();
    }
    const stuck = followed.flatMap((one) => (one.stuck === null ? [] : [one]));
    const unexpected = stuck.filter((one) => EXCEPTIONS[machine]?.[one.stuck ?? ''] === undefined);
    expect(unexpected).toEqual([]);
    // An exception that works is none.
    expect(stuck.map((one) => one.stuck)).toEqual(Object.keys(EXCEPTIONS[machine] ?? {}));
  });
}
