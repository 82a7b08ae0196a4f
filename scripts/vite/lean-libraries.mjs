import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { cutUnasked, listParts, readParts } from './unasked-methods.mjs';

const EXTRAS =
  /^(primereact\/(tooltip|ripple|virtualscroller|keyfilter|icons\/windowm(ax|in)imize)|react-transition-group)$/;

/** Tables of names that bundlers hold for more than names, as something is called to make them. */
const FROZEN = /= Object\.freeze\(/g;

/** A style sheet as PrimeReact's files hold it: one string. */
const SHEET = /\bvar (\w*[sS]tyles?) = (?:"(?:[^"\\\n]|\\.)*"|`[^`]*`)(?=[;.])/g;

/** The calendar's own views, and what is said of their parts: without it nothing holds them any more. */
const VIEWS = /^var VIEWS = [^;]+;$/m;
const STATICS =
  /^(?!Calendar\.|Toolbar\.)\w+\.(?:propTypes|defaultProps|navigate|range|title) = (?:.*;$|[^]*?^\}.*;$)/gm;

/** @param {string} code @param {string} id */
function slim(code, id) {
  const lean = code.replace(SHEET, "var $1 = ''").replace(FROZEN, '= /*#__PURE__*/Object.freeze(');
  if (!id.endsWith('/utils.esm.js')) return lean;
  const { utils: _, ...others } = readParts(listParts(join(root, 'src')));
  return cutUnasked(lean, Object.values(others));
}

/** @param {string} code */
const frame = (code) => code.replace(VIEWS, 'var VIEWS = {};').replace(STATICS, '');

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
        code: id.includes('/primereact/') ? slim(code, id) : frame(code),
        map: null,
      }),
    },
  };
}
