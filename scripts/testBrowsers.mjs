import { getBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { getProgram } from './lib/program.mjs';
import { runSteps, printTotal } from './lib/runSteps.mjs';
import { demoBuild, fileBuild, otherBrowsers } from './lib/steps.mjs';

const FIREFOX = {
  variable: 'FIREFOX',
  commands: ['firefox-esr'],
  places: [],
  packages: ['firefox-esr'],
};
const WEBKIT = {
  variable: 'WEBKIT_DRIVER',
  commands: ['WebKitWebDriver'],
  places: [],
  packages: ['webkit2gtk-driver'],
};
/** A screen for WebKitGTK, which has no headless mode. */
const SCREEN = { variable: 'XVFB', commands: ['Xvfb'], places: [], packages: ['xvfb'] };

/** All journeys in Firefox; acts by words and edges in Chromium, by Safari's rule of focus, in Firefox and WebKitGTK. */
await install();
await install('tests/browsers/playwright');
process.env['PW_CHROMIUM'] = await getBrowser();
process.env['FIREFOX'] = await getProgram(FIREFOX);
process.env['WEBKIT_DRIVER'] = await getProgram(WEBKIT);
process.env['XVFB'] = await getProgram(SCREEN);
await runSteps([demoBuild, fileBuild, otherBrowsers]);
printTotal();
