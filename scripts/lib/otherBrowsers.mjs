import { getBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { getProgram } from './program.mjs';

/** Programs of `tests/browsers`. WebKitGTK has no headless mode, and needs a screen; a drag needs a mouse on it. */
const PROGRAMS = [
  { variable: 'FIREFOX', commands: ['firefox-esr'], places: [], packages: ['firefox-esr'] },
  { variable: 'WEBKIT_DRIVER', commands: ['WebKitWebDriver'], places: [], packages: ['webkit2gtk-driver'] },
  { variable: 'XVFB', commands: ['Xvfb'], places: [], packages: ['xvfb'] },
  { variable: 'XDOTOOL', commands: ['xdotool'], places: [], packages: ['xdotool'] },
];

/** Installs what the tests in other browsers need, and names it in the environment. */
export async function getOtherBrowsers() {
  await install('tests/browsers/playwright');
  process.env['PW_CHROMIUM'] = await getBrowser();
  for (const program of PROGRAMS) process.env[program.variable] = await getProgram(program);
}
