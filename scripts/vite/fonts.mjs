import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const FONT = '@fontsource-variable/hanken-grotesk';
/** The characters of Catalan and of European names, as in `views/ui/theme/fonts.css`. */
const SUBSETS = ['latin', 'latin-ext'];
/** From regular text to `strong`; the unused weights are two fifths of the file. */
const WEIGHTS = { min: 400, max: 700 };
/** Kerning, composed accents and digits of one width; the other features are a tenth of the file. */
const FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'tnum'];

/** The characters of ranges such as 'U+0000-00FF'. @param {string} ranges */
function listCharacters(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

/** Writes the page's fonts, with only the weights and features in use, into `.cache/fonts`. @returns {import('vite').Plugin} */
export function fonts() {
  return {
    name: 'fonts',
    apply: (_, { mode }) => mode !== 'test',
    async config() {
      const folder = dirname(createRequire(import.meta.url).resolve(`${FONT}/package.json`));
      const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const [unicode, { version }] = [read('unicode.json'), read('package.json')];
      const to = join(import.meta.dirname, '../../.cache/fonts');
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
