import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getBrowser } from './browser.mjs';
import { plant, toPlugin } from './load.mjs';
import { bin, captureNode, fail, root } from './run.mjs';

/** @typedef {import('../../tests/paths/defects.ts').Planted} Planted */

const RESULTS = join(root, '.cache', 'paths');

/** The places at which the machine's paths notice a defect. @param {Planted} defect @returns {Promise<string[]>} */
async function seeInModel(defect) {
  const program = await plant(defect, 'tests/paths/cli.ts');
  /** @type {typeof import('../../tests/paths/cli.ts')} */
  const { run } = await import(String(pathToFileURL(program)));
  const { problems } = await run({ machines: [defect.at] });
  return problems.map(({ machine, name }) => `${machine}: ${name}`);
}

/** @param {Planted | null} defect null for the product as it is */
async function buildDemo(defect) {
  const { build } = await import('vite');
  const { plugin, check } = toPlugin(defect ?? { id: '', patches: [] });
  await build({ logLevel: 'silent', mode: 'demo', plugins: [plugin] });
  check();
}

/** The places at which a test of the browser notices a defect. @param {Planted} defect @returns {Promise<string[]>} */
async function seeInBrowser(defect) {
  await buildDemo(defect);
  rmSync(RESULTS, { recursive: true, force: true });
  const { code, output } = await captureNode(
    bin('playwright'),
    'test',
    '--project=paths',
    'paths.spec.ts',
    '-g',
    ` ${defect.at}$`,
  );
  if (code === 0) return [];
  const places = readdirSync(RESULTS).flatMap((file) => {
    /** @type {import('../../tests/paths/browser/results.ts').Result} */
    const { machine, divergence } = JSON.parse(readFileSync(join(RESULTS, file), 'utf8'));
    return divergence ? [`${machine}: ${divergence.steps.join(' → ')}`] : [];
  });
  return places.length > 0 ? places : [output];
}

/** Plants each defect in turn, and prints where it is noticed. @param {readonly Planted[]} planted */
export async function plantInPaths(planted) {
  process.env['PW_CHROMIUM'] = await getBrowser();
  let missed = 0;
  for (const defect of planted) {
    const places = await (defect.by === 'model' ? seeInModel(defect) : seeInBrowser(defect));
    const place =
      places.find((one) => one.startsWith(`${defect.at}: `) && !/\d states$/.test(one)) ?? places[0];
    if (place === undefined) missed += 1;
    const how = place ?? 'not noticed';
    console.log(`${place === undefined ? 'FAIL' : 'ok  '}  ${defect.id} (${defect.by}) ${how}`);
  }
  if (planted.some(({ by }) => by === 'browser')) await buildDemo(null);
  if (missed > 0) fail(`Defects that no path noticed: ${missed}.`);
}
