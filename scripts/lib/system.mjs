import { availableParallelism } from 'node:os';
import { loadSystem, plant } from './load.mjs';
import { fail } from './run.mjs';

/** @typedef {typeof import('../../tests/paths/system/cli.ts')} System */
/** @typedef {{ minutes?: string, seed?: string, person?: string, resume?: boolean, plant?: boolean, out?: string, demo?: string }} Values */

/** Walks that a planted defect may take until its rule notices it. */
const MOST_WALKS = 1_500;

/** @param {Values} values @param {'minutes' | 'seed'} name @returns {number | undefined} */
function readNumber(values, name) {
  const text = values[name];
  if (text !== undefined && !/^\d+(\.\d+)?$/.test(text)) fail(`--${name} is a number.`);
  return text === undefined ? undefined : Number(text);
}

/** Plants each defect in the product's code, on all cores. @param {System} system @param {number} seed */
async function plantDefects({ DEFECTS, search }, seed) {
  const queue = [...DEFECTS];
  let missed = 0;
  async function searchAll() {
    for (let defect = queue.shift(); defect; defect = queue.shift()) {
      const { id, rule } = defect;
      const noticed = await search(await plant(defect), { rule, seed, most: MOST_WALKS });
      if (!noticed) missed += 1;
      const acts = noticed?.found.acts.map(({ name }) => name).join(' | ');
      const how = noticed ? `after ${noticed.walks} walks: ${acts}` : 'not noticed';
      console.log(`${noticed ? 'ok  ' : 'FAIL'}  ${id} (${rule}) ${how}`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, searchAll));
  if (missed > 0) fail(`Defects that their rule did not notice: ${missed}.`);
}

/** `npm run paths -- --system`: explores the composed application, or plants defects in it. @param {Values} values */
export async function exploreSystem(values) {
  const [seed, minutes = 10] = [readNumber(values, 'seed'), readNumber(values, 'minutes')];
  const system = await loadSystem();
  if (values.plant) return plantDefects(system, seed ?? 1);
  const person = system.PEOPLE.find((one) => one === values.person);
  if (values.person !== undefined && !person)
    fail(`There is no ${values.person}; there are ${system.PEOPLE.join(', ')}.`);
  const { resume, out, demo } = values;
  const { lines, failures } = await system
    .run({ minutes, seed, person, resume, out, demo })
    .catch((error) => fail(error.message));
  console.log(lines.join('\n'));
  if (failures > 0) fail(`Rules that do not hold: ${failures}.`);
}
