import type { Locator, Page } from 'playwright/test';
import { expect } from '../../journeys/support/journey';
import { open, signBackIn, type Stage } from './stage';

type Batch = {
  path: string;
  call: string;
  /** Chooses tasks, five or more before the first run, and begins. */
  begin: (page: Page, turn: number) => Promise<void>;
  /** Element that is gone once all is done. */
  last: (page: Page) => Locator;
};

export const inPage = (choose: Batch['begin'], begins: RegExp): Pick<Batch, 'begin' | 'last'> => {
  const last = (page: Page) => page.getByRole('main').getByRole('button', { name: begins });
  return {
    last,
    async begin(page, turn) {
      await choose(page, turn);
      await last(page).click();
    },
  };
};

const bar = (page: Page) => page.getByRole('group', { name: 'Accions amb les triades' });

export const inList: Pick<Batch, 'begin' | 'last'> = {
  last: bar,
  async begin(page) {
    if ((await bar(page).count()) === 0)
      await page.getByRole('checkbox', { name: 'Tria totes les de la pàgina' }).click();
    await bar(page).getByRole('button', { name: 'Elimina les triades' }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await page.getByRole('button', { name: 'Elimina ara' }).click();
  },
};

/** Tasks one after another, and all that ends or delays them. */
export async function runBatch(stage: Stage, { path, call, begin: beginOn, last }: Batch): Promise<void> {
  const { page } = stage;
  const stop = page.getByRole('button', { name: 'Atura' });
  const begin = (turn: number) => beginOn(page, turn);
  const isOver = () => expect(page.getByRole('progressbar')).toHaveCount(0);
  const isWaiting = () => expect(page.getByText(/^Cal esperar/)).toBeVisible();

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
  await expect(last(page)).toHaveCount(0);
  await isOver();
}

export const pressSome = (name: RegExp) => async (page: Page, turn: number) => {
  if (turn > 1) return;
  for (let index = 0; index < 9; index += 1)
    await page.getByRole('main').getByRole('button', { name }).nth(index).click();
};
