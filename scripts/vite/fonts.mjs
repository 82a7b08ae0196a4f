import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../lib/run.mjs';

const FONT = '@fontsource-variable/hanken-grotesk';
/** The characters of Catalan and of European names; `views/ui/theme/fonts.css` names them too. */
const SUBSETS = ['latin', 'latin-ext'];
/** From regular text to what browsers make of `strong`: other weights are not used, and are two fifths of the file. */
const WEIGHTS = { min: 400, max: 700 };
/** Distances, accents put together and digits of one width: the others' shapes are a tenth of the file. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum'];

/** 'U+0000-00FF' and the like as the characters themselves. @param {string} ranges */
function listCharacters(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

/** Writes the page's fonts, with the weights that it uses alone, to where it takes them from. @returns {import('vite').Plugin} */
export function fonts() {
  return {
    name: 'fonts',
    apply: (_, { mode }) => mode !== 'test',
    async config() {
      const folder = dirname(createRequire(import.meta.url).resolve(`${FONT}/package.json`));
      const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const [unicode, { version }] = [read('unicode.json'), read('package.json')];
      const to = join(root, '.cache', 'fonts');
      const made = `${version} ${JSON.stringify(WEIGHTS)} ${FEATURES.join()}`;
      if (existsSync(join(to, 'made')) && readFileSync(join(to, 'made'), 'utf8') === made) return;
      mkdirSync(to, { recursive: true });
      await Promise.all(
        SUBSETS.map(async (name) => {
          const whole = readFileSync(join(folder, 'files', `hanken-grotesk-${name}-wght-normal.woff2`));
          const text = listCharacters(unicode[name]).join('');
          const options = {
            targetFormat: /** @type {const} */ ('woff2'),
            variationAxes: { wght: WEIGHTS },
            keepFeatures: FEATURES,
          };
          writeFileSync(join(to, `hanken-grotesk-${name}.woff2`), await subsetFont(whole, text, options));
        }),
      );
      writeFileSync(join(to, 'made'), made);
    },
  };
}
