import { isDeepStrictEqual } from 'node:util';
import type { Engine } from './engine';
import { findPoint, type Place, type Target } from './findPoint';

const LIMIT = 20_000;

/** A person before the window: reads words, presses and drags what they name, and types. */
export type Hand = {
  open(path: string): Promise<void>;
  press(words: string, within?: string, place?: Place): Promise<void>;
  drag(from: Target, to: Target): Promise<void>;
  type(text: string): Promise<void>;
  key(keys: string): Promise<void>;
  see(words: string, within?: string): Promise<void>;
  miss(words: string, within?: string): Promise<void>;
  arrive(path: RegExp): Promise<void>;
  /** Waits for the value of the field with the focus. */
  hold(value: string): Promise<void>;
};

/** Polls until an answer comes twice the same: a moving target would not be under the mouse. */
async function waitFor<T>(ask: () => Promise<T | null>, what: string): Promise<T> {
  const end = Date.now() + LIMIT;
  for (let before: T | null = null; ;) {
    let cause: unknown;
    // A page that is being left answers no question.
    const found = await ask().catch((error: unknown) => {
      cause = error;
      return null;
    });
    if (found !== null && isDeepStrictEqual(found, before)) return found;
    if (Date.now() > end) throw new Error(`No ${what}`, { cause });
    before = found;
    await new Promise((next) => setTimeout(next, 60));
  }
}

const rest = () => new Promise((rested) => setTimeout(rested, 150));

export function toHand(engine: Engine, url: string): Hand {
  const find = (target: Target) =>
    waitFor(() => engine.run(findPoint, target), `place to press: ${JSON.stringify(target)}`);
  const isThere = (words: string, within: string) =>
    engine.run(
      (text, root) =>
        [...document.querySelectorAll(root)].some(
          (one) => one instanceof HTMLElement && one.innerText.replaceAll(/\s+/g, ' ').includes(text),
        ),
      words,
      within,
    );

  return {
    open: (path) => engine.goto(`${url}${path}`),
    async press(words, within = 'body', place = 'words') {
      const target = { words, within, place };
      let point: [number, number];
      do {
        point = await find(target);
        await engine.move(...point);
        // What came meanwhile may have moved the target.
      } while (!isDeepStrictEqual(await engine.run(findPoint, target).catch(() => null), point));
      await engine.down();
      await engine.up();
    },
    async drag(from, to) {
      const mouse = (await engine.getDragMouse?.()) ?? engine;
      const [left, top] = await find(from);
      await mouse.move(left, top);
      await mouse.down();
      await mouse.move(left + 20, top + 10);
      await mouse.move(left + 40, top + 20);
      const [x, y] = await find(to);
      for (const steps of [3, 2, 1, 0]) {
        await mouse.move(x - 4 * steps, y - steps);
        // A hand takes its time.
        await rest();
      }
      await mouse.up();
    },
    type: (text) => engine.type(text),
    key: (keys) => engine.press(keys),
    async see(words, within = 'body') {
      await waitFor(async () => (await isThere(words, within)) || null, `words: ${words}`);
    },
    async miss(words, within = 'body') {
      await waitFor(async () => !(await isThere(words, within)) || null, `end of: ${words}`);
    },
    async arrive(path) {
      await waitFor(async () => {
        const address = await engine.run(() => location.pathname + location.search);
        return path.test(address) || null;
      }, `address ${path}`);
    },
    async hold(value) {
      await waitFor(async () => {
        const held = await engine.run(() => (document.activeElement as HTMLInputElement | null)?.value);
        return held === value || null;
      }, `field with ${value}`);
    },
  };
}
