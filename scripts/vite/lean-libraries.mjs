import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const NOTHING = join(root, 'scripts', 'vite', 'no-extras.mjs');
const FRAME = '\0calendar-frame';

/** What stands in the place of what a library asks for. */
const STAND_INS = [
  {
    asked: /^(primereact\/(tooltip|ripple|virtualscroller|keyfilter)|react-transition-group)$/,
    by: /./,
    is: NOTHING,
  },
  { asked: /^\.\.?\/Views$/, by: /\/react-big-calendar\/lib\//, is: NOTHING },
  { asked: /^react-big-calendar$/, by: /./, is: FRAME },
];

/** Of the calendar's library its frame, and what it asks about days, without the views that its one file holds. */
const FRAME_CODE = `export { default as Calendar } from 'react-big-calendar/lib/Calendar.js';
export { DateLocalizer } from 'react-big-calendar/lib/localizer.js';`;

/** A style sheet as PrimeReact's files hold it: one string. */
const SHEET = /\bvar (\w*[sS]tyles?) = (?:"(?:[^"\\\n]|\\.)*"|`[^`]*`)(?=[;.])/g;

/** Takes PrimeReact and the calendar's library without what nothing here asks of them (decision 0041). @returns {import('vite').Plugin} */
export function leanLibraries() {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: STAND_INS.map(({ asked }) => asked) },
      handler: (id, importer = '') =>
        STAND_INS.find(({ asked, by }) => asked.test(id) && by.test(importer))?.is,
    },
    load: { filter: { id: /^\0calendar-frame$/ }, handler: () => FRAME_CODE },
    transform: {
      filter: { id: /\/node_modules\/primereact\/.+\.esm\.js$/ },
      handler: (code) => ({ code: code.replace(SHEET, "var $1 = ''"), map: null }),
    },
  };
}
