import { expect, test } from 'playwright/test';
import { DRIVERS } from '../browser/drivers';
import { readLinks } from '../browser/results';
import { EXCEPTIONS } from './exceptions';
import { follow } from './follow';
import { visit } from './visit';

for (const { machine } of DRIVERS) {
  test(`the lessons of ${machine} are followed by their words alone`, async ({ browser }) => {
    test.setTimeout(300_000);
    const followed = [];
    for (const link of readLinks(machine)) {
      const one = await visit(browser);
      followed.push(await follow(one, link));
      await one.end();
    }
    const stuck = followed.flatMap((one) => (one.stuck === null ? [] : [one]));
    const unexpected = stuck.filter((one) => EXCEPTIONS[machine]?.[one.stuck ?? ''] === undefined);
    expect(unexpected).toEqual([]);
    // An exception that works is none.
    expect(stuck.map((one) => one.stuck)).toEqual(Object.keys(EXCEPTIONS[machine] ?? {}));
  });
}
