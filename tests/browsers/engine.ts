import type { Page } from 'playwright/test';

/** Points are pixels. */
export type Mouse = {
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
};

/** A browser's window with a mouse and a keyboard; points are CSS pixels of the window. */
export type Engine = Mouse & {
  goto(url: string): Promise<void>;
  run<A extends unknown[], T>(work: (...args: A) => T, ...args: A): Promise<T>;
  /** Mouse for a drag, where the driver begins one and cannot end it. */
  getDragMouse?(): Promise<Mouse>;
  type(text: string): Promise<void>;
  /** Presses a key, also with others held: `Control+k`. */
  press(keys: string): Promise<void>;
};

export const toEngine = (page: Page): Engine => ({
  async goto(url) {
    await page.goto(url);
  },
  run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
  move: (x, y) => page.mouse.move(x, y, { steps: 4 }),
  down: () => page.mouse.down(),
  up: () => page.mouse.up(),
  type: (text) => page.keyboard.type(text),
  press: (keys) => page.keyboard.press(keys),
});
