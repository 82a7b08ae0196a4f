import type { Page } from 'playwright/test';
import { expect } from '../../journeys/support/journey';
import { open, signBackIn, type Stage } from './stage';

type Batch = {
  path: string;
  /** Of each task. */
  call: string;
  /** Chooses tasks: five or more before the first run. */
  choose: (page: Page, turn: number) => Promise<void>;
  /** Name of the button that begins, which counts what is chosen. */
  begins: RegExp;
};

/** Tasks done one after another, and all that ends or delays them. */
export async function runBatch(stage: Stage, { path, call, choose, begins }: Batch): Promise<void> {
  const { page } = stage;
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: begins });
  const stop = main.getByRole('button', { name: 'Atura' });
  const begin = async (turn: number) => {
    await choose(page, turn);
    await button.click();
  };
  const isOver = () => expect(main.getByRole('progressbar')).toHaveCount(0);
  const isWaiting = () => expect(main).toContainText('Cal esperar');

  await stage.hold(call);
  await open(stage, path);
  await begin(1);
  for (const end of ['saved', '422', '429']) await stage.answer(call, end);
  await isWaiting();
  await page.clock.runFor(10_000);
  await stage.answer(call, '429');
  await isWaiting();
  await stop.click();
  await isOver();

  await begin(2);
  await stage.expectHeld(call);
  await stop.click();
  await stage.answer(call, '429');
  await isOver();

  await begin(3);
  await stage.answer(call, 'network');
  await isOver();

  await begin(4);
  await stage.answer(call, '401');
  await signBackIn(stage);
  await isOver();

  await stage.release(call);
  await begin(5);
  await expect(button).toHaveCount(0);
  await isOver();
}

/** Chooses tasks by the first buttons of a name, once for all runs. */
export const pressSome = (name: RegExp) => async (page: Page, turn: number) => {
  if (turn > 1) return;
  for (let index = 0; index < 9; index += 1)
    await page.getByRole('main').getByRole('button', { name }).nth(index).click();
};
