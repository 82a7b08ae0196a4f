import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const EXTRAS = /^(primereact\/(tooltip|ripple|virtualscroller|keyfilter)|react-transition-group)$/;

/** A style sheet as PrimeReact's files hold it: one string. */
const SHEET = /\bvar (\w*[sS]tyles?) = (?:"(?:[^"\\\n]|\\.)*"|`[^`]*`)(?=[;.])/g;

/** The calendar's own views, and what is said of their parts: without it nothing holds them any more. */
const VIEWS = /^var VIEWS = [^;]+;$/m;
const STATICS =
  /^(?!Calendar\.|Toolbar\.)\w+\.(?:propTypes|defaultProps|navigate|range|title) = (?:.*;$|[^]*?^\}.*;$)/gm;

/** Takes PrimeReact and the calendar's library without what nothing here asks of them (decision 0041). @returns {import('vite').Plugin} */
export function leanLibraries() {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: EXTRAS },
      handler: () => join(root, 'scripts', 'vite', 'no-extras.mjs'),
    },
    transform: {
      filter: { id: /\/node_modules\/(primereact|react-big-calendar)\/.+\.esm\.js$/ },
      handler: (code, id) => ({
        code: id.includes('/primereact/')
          ? code.replace(SHEET, "var $1 = ''")
          : code.replace(VIEWS, 'var VIEWS = {};').replace(STATICS, ''),
        map: null,
      }),
    },
  };
}
