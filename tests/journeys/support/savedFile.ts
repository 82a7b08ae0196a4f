import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';

export type SavedFile = { name: string; text: string };

/** The file that the browser saves by an act; Playwright's Firefox reports none, so its folder is read. */
export async function readSavedFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const folder = process.env['DOWNLOADS'];
  if (folder !== undefined) return readNewFile(folder, act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

async function readNewFile(folder: string, act: () => Promise<void>): Promise<SavedFile> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await act();
  // A partial file, and the empty one that reserves its name, come first.
  const read = () =>
    readdirSync(folder)
      .filter((name) => !name.endsWith('.part'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
      .filter(({ text }) => text !== '');
  await expect.poll(() => read().length).toBe(1);
  return read()[0] ?? { name: '', text: '' };
}
