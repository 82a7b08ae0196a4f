import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, getProgram } from './program.mjs';
import { bin, captureNode } from './run.mjs';

/** Switched off: the address bar's popups, half the cost of a page, and Playwright's own list. */
const DISABLED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Options of every browser: no sandbox (containers), no background traffic. */
export const browserArgs = [
  '--no-sandbox',
  `--disable-features=${DISABLED.join(',')}`,
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Text as wide as on a real screen, where the browser has no window of its own.
  '--font-render-hinting=none',
];

/**
 * Options of the tests' browser. A page lives for seconds, in which neither V8's optimisations nor its
 * first collections of garbage pay: a run is a quarter cheaper without them.
 */
export const testArgs = [
  ...browserArgs,
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=32',
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

/** The headless shell is the same engine without windows, and makes a run a fifth cheaper. */
export const CHROMIUM = {
  variable: 'PW_CHROMIUM',
  commands: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(process.env['PROGRAMFILES'] ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
  ],
  packages: ['chromium-headless-shell'],
};

/** Playwright's own download, if present. @returns {Promise<string | undefined>} */
async function findDownloaded() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser of the tests, if one is installed. */
export const findBrowser = async () => findProgram(CHROMIUM) ?? (await findDownloaded());

/** The path of the browser of the tests, which is downloaded, else installed, if it is missing. @returns {Promise<string>} */
export async function getBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome here: downloading one (playwright install chromium) …');
  await captureNode(bin('playwright'), 'install', 'chromium');
  return (await findDownloaded()) ?? getProgram(CHROMIUM);
}
