import { stripVTControlCharacters } from 'node:util';
import type { Browser, BrowserContext } from 'playwright/test';
import { readJournal } from '../../journeys/support/journal';
import { expect } from '../../journeys/support/journey';
import type { Explored } from '../explore';
import { toReported, type Ran } from '../report/collect';
import type { Act } from './acts';
import type { Driver } from './driver';
import { ENDED, LOST, plan, readOutcome, type Planned } from './plan';
import type { Result } from './results';
import type { Script } from './scripts';
import { openSeen, type Seen } from './seen';
import { createStage, expectLost, type Stage } from './stage';
import { toLesson, toLink, type Walked } from './toLesson';

async function cause(driver: Driver, stage: Stage, name: string): Promise<void> {
  const act = driver.causes[name];
  if (act) return act(stage);
  const { call, end } = readOutcome(name) ?? { call: '', end: '' };
  const of = driver.calls?.[call];
  if (of === undefined) throw new Error(`no cause for '${name}'`);
  await stage.answer(of, end);
  await driver.afterAnswer?.(stage, name);
}

const getValue = (state: string): string => state.split(/[ .(]/)[0] ?? '';

async function look(driver: Driver, stage: Stage, state: string, memory: string): Promise<void> {
  if (memory === LOST) return expectLost(stage);
  const see = driver.sees[getValue(state)];
  if (!see) throw new Error(`no sight for '${state}'`);
  await see(stage, state, memory);
}

function findState(driver: Driver, values: Readonly<Record<string, unknown>>): string | undefined {
  const streams = Object.keys(values).filter((stream) => driver.stream.test(stream));
  return JSON.stringify(values[streams.at(-1) ?? '']);
}

async function photograph({ page }: Stage, error: unknown) {
  const picture = await page.screenshot({ type: 'jpeg', quality: 60 });
  return {
    seen: {
      error: stripVTControlCharacters(String(error)),
      page: await page.locator('body').ariaSnapshot(),
    },
    screenshot: `data:image/jpeg;base64,${picture.toString('base64')}`,
  };
}

const createContext = (browser: Browser) =>
  browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });

async function runPath(
  explored: Explored,
  driver: Driver,
  context: BrowserContext,
  path: readonly Planned[],
  seen: Seen,
  number: number,
) {
  const cases = path.map(({ name }) => name);
  const journey = { start: cases[0] ?? '', cases };
  const stage = await createStage(context, driver.who(journey));
  const steps: string[] = [];
  const acts: (readonly Act[])[] = [];
  const getName = (to: number): string => explored.states[to]?.name ?? '';
  seen.begin();
  try {
    await driver.open(stage, journey);
    const before = await stage.readActs();
    for (const { name, to, memory } of path) {
      steps.push(name);
      await cause(driver, stage, name);
      acts.push(await stage.readActs());
      const state = explored.states[to];
      if (!state || driver.passing?.includes(getValue(state.name))) continue;
      await look(driver, stage, state.name, memory);
      // A lost page has no state to compare: after the sign-in there is another one.
      if (memory !== ENDED && memory !== LOST)
        await expect
          .poll(async () => findState(driver, (await readJournal(stage.page)).values), {
            intervals: [20, 50],
          })
          .toBe(JSON.stringify(state.snapshot.value));
      await seen.expect(stage, `${number}.${steps.length} ${name}`);
    }
    const { text } = await readJournal(stage.page);
    if (stage.complaints.length > 0)
      return {
        journal: text,
        divergence: { steps, expected: 'no complaint of the browser', seen: stage.complaints },
      };
    // A link can take away only the own permissions.
    if (journey.start.startsWith('start without')) return { journal: text };
    const calls = await stage.readCalls();
    const taken = { who: stage.who || null, path: stage.getStart(), before, acts, calls };
    const link = await toLink(toLesson(driver.machine, taken, path, getName));
    return { journal: text, walked: [{ cases, link }] };
  } catch (error) {
    const expected = getName(path[steps.length - 1]?.to ?? -1);
    return { journal: null, divergence: { steps, expected, ...(await photograph(stage, error)) } };
  } finally {
    await stage.page.close();
  }
}

function toRan({ states }: Explored, path: readonly Planned[], divergence: Result['divergence']): Ran {
  const steps = path.map(({ name, to }) => toReported(name, states[to]?.name));
  if (!divergence) return { steps };
  const { screenshot: _, ...said } = divergence;
  return { steps, divergence: said };
}

/** Follows a machine's paths in a browser, up to the first step whose page is wrong. */
export async function runBrowser(explored: Explored, driver: Driver, browser: Browser): Promise<Result> {
  const paths = plan(explored, driver);
  const { machine, left = {} } = driver;
  const journals: string[] = [];
  const walked: Walked[] = [];
  const ran: Ran[] = [];
  // One context for all paths, since it caches files.
  const context = await createContext(browser);
  const seen = openSeen(machine);
  for (const [index, path] of paths.entries()) {
    const {
      journal,
      divergence,
      walked: own = [],
    } = await runPath(explored, driver, context, path, seen, index + 1);
    ran.push(toRan(explored, path, divergence));
    if (divergence) return { machine, paths: index + 1, left, journals, walked, ran, divergence };
    if (journal !== null) journals.push(journal);
    walked.push(...own);
  }
  seen.save();
  return { machine, paths: paths.length, left, journals, walked, ran };
}

export async function runScript({ name, machine, who, act }: Script, browser: Browser): Promise<Result> {
  const stage = await createStage(await createContext(browser), who);
  const seen = openSeen(name.replaceAll(/\W+/g, '-'));
  const journals: string[] = [];
  const steps: string[] = [];
  try {
    await act(stage, async (step) => {
      steps.push(step);
      await seen.expect(stage, step);
    });
    if (steps.length > 0) seen.save();
    journals.push((await readJournal(stage.page)).text);
    if (stage.complaints.length > 0) throw new Error(`the browser complains: ${stage.complaints.join()}`);
    return { machine, paths: 1, left: {}, journals, ran: [{ name, steps: [] }] };
  } catch (error) {
    const divergence = { steps: [name, ...steps], expected: name, ...(await photograph(stage, error)) };
    const { screenshot: _, ...said } = divergence;
    const ran = [{ name, steps: [], divergence: said }];
    return { machine, paths: 1, left: {}, journals, ran, divergence };
  } finally {
    await stage.page.close();
  }
}
