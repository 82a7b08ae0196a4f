import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const EXTRAS = /^(primereact\/(tooltip|ripple|virtualscroller|keyfilter)|react-transition-group)$/;

/** A style sheet as the libraries' files hold it: one string. */
const SHEET = /\bvar (\w*[sS]tyles?) = (?:"(?:[^"\\\n]|\\.)*"|`[^`]*`)(?=[;.])/g;

/** Takes PrimeReact without what nothing here asks of it (decision 0041). @returns {import('vite').Plugin} */
export function leanPrimereact() {
  return {
    name: 'lean-primereact',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: EXTRAS },
      handler: () => join(root, 'scripts', 'vite', 'no-primereact-extras.mjs'),
    },
    transform: {
      filter: { id: /\/node_modules\/primereact\/.+\.esm\.js$/ },
      handler: (code) => ({ code: code.replace(SHEET, "var $1 = ''"), map: null }),
    },
  };
}
