import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, capture, captureNode } from './run.mjs';

/** Options of every browser: no sandbox (containers), no background traffic. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env['PROGRAMFILES'] ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];

/**
 * An installed browser: the one named by PW_CHROMIUM, else Chromium or Chrome.
 * @param {Record<string, string | undefined>} [env] @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} its path
 * @throws {Error} when PW_CHROMIUM names a missing file
 */
export function findInstalled(env = process.env, exists = existsSync) {
  const named = env['PW_CHROMIUM'];
  if (named) {
    if (exists(named)) return named;
    throw new Error(`PW_CHROMIUM names ${named}, which does not exist.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...commands.flatMap((command) => folders.map((folder) => join(folder, command))), ...places].find(
    exists,
  );
}

/** Playwright's own download, if present. @returns {Promise<string | undefined>} */
async function findDownloaded() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser of the tests, if one is installed. */
export const findBrowser = async () => findInstalled() ?? (await findDownloaded());

/** The browser of the tests; installs one, with a line of output, if there is none. @returns {Promise<string>} its path */
export async function getBrowser() {
  const found = await findBrowser();
  if (found) return found;

  console.log('No Chromium or Chrome here: downloading one (playwright install chromium) …');
  await captureNode(bin('playwright'), 'install', 'chromium');
  const downloaded = await findDownloaded();
  if (downloaded) return downloaded;

  if (process.getuid?.() === 0) {
    console.log('The download failed: installing the system package (apt-get install chromium) …');
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    const installed = findInstalled();
    if (installed) return installed;
  }
  throw new Error('No browser for the journeys. Type: sudo apt-get install chromium');
}
