import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../../mock-server/kit/random';
import { stray } from '../support/acts';
import { BUNDLED, record, toBundled, type Lesson } from '../support/lessons';
import { openBrowser } from '../support/tabs';
import { createWalk, expectDone, type Walk } from '../support/walk';

/** `LESSON_SEED=7` repeats a run. */
const SEED = Number(process.env['LESSON_SEED'] ?? randomInt(2 ** 31));
const NUMBERS = Array.from({ length: 5 }, (_, number) => number);

const RIGHT = 'the right way';

type Doing = {
  walk: Walk;
  lesson: Lesson;
  random: Random;
  isStripLate: boolean;
  open: ReturnType<typeof openBrowser>['open'];
};

/** Detours before each act of the lesson. */
const WAYS: Readonly<Record<string, (doing: Doing) => Promise<void>>> = {
  [RIGHT]: async () => {},
  'with another record': ({ walk, lesson }) => lesson.wrong.todo(walk),
  'with more than was asked': async ({ walk, random }) => {
    await stray(random).todo(walk);
    await stray(random).todo(walk);
  },
  'with steps back': async ({ walk, random }) => {
    const path = walk.tab.getPath();
    await stray(random).todo(walk);
    if (walk.tab.getPath() !== path) await walk.back();
  },
  'with reloads': async ({ walk, isStripLate }) => {
    const before = walk.tab;
    walk.join(await before.reload({ isStripLate }));
    walk.drop(before);
  },
  'in two tabs': async ({ walk, open, isStripLate }) => {
    const other = walk.listTabs().find((tab) => tab !== walk.tab);
    if (other) walk.tab = other;
    else walk.join(await open(walk.tab.getPath(), { isStripLate }));
  },
};

/** Ticks that are false or missing after any act, by an account that knows no journal. */
async function work(lesson: Lesson, way: string, isStripLate: boolean): Promise<string[]> {
  const { scenario, acts, name } = lesson;
  const browser = openBrowser();
  const walk = createWalk(await browser.begin(scenario, { isStripLate }), scenario.who ?? '');
  const random = createRandom(`${SEED} ${name} ${way}`);
  const doing = { walk, lesson, random, isStripLate, open: browser.open };
  const faults: string[] = [];
  function check(when: string, due = expectDone(scenario.steps, walk.brought)): void {
    const done = walk.tab.demo.read().lesson?.done ?? [];
    for (const step of done) if (!due.includes(step)) faults.push(`${way}, ${when}: step ${step} is false`);
    for (const step of due) if (!done.includes(step)) faults.push(`${way}, ${when}: step ${step} is missing`);
  }
  check('at the start');
  for (const act of acts) {
    await WAYS[way]?.(doing);
    check(`before: ${act.name}`);
    await act.todo(walk);
    check(`after: ${act.name}`);
  }
  // A detour may have opened a page before the act that would have.
  if (way === RIGHT) check('at the end', [...scenario.steps.keys()]);
  return faults;
}

async function workAll(lesson: Lesson): Promise<string[]> {
  const faults: string[] = [];
  for (const way of Object.keys(WAYS))
    for (const isStripLate of [false, true]) faults.push(...(await work(lesson, way, isStripLate)));
  return faults;
}

test.each(BUNDLED)('the bundled lesson $id has no false and no missing tick', async (known) => {
  expect(await workAll(toBundled(known))).toEqual([]);
});

test.each(NUMBERS)(
  `the recorded lesson %i of seed ${SEED} has no false and no missing tick`,
  async (number) => {
    expect(await workAll(await record(`${SEED} ${number}`))).toEqual([]);
  },
);
