import { join } from 'node:path';
import { readArgs } from './lib/args.mjs';
import { install } from './lib/install.mjs';
import { fail, root } from './lib/run.mjs';

const USAGE = `npm run plant -- [ID]...: whether the tests of views notice each defect of tests/views/defects.`;

const { positionals } = readArgs({ allowPositionals: true, options: {} }, USAGE);

await install();
// Set by the command of vitest too, before the configuration is read.
Object.assign(process.env, { VITEST: 'true', TEST: 'true', NODE_ENV: 'test' });
const { runnerImport } = await import('vite');
const { createVitest } = await import('vitest/node');
const views = join(root, 'tests', 'views');
/** @type {{ module: typeof import('../tests/views/defects/defects.ts') }} */
const { module } = await runnerImport(join(views, 'defects', 'defects.ts'), { configFile: false });
const planted = module.VIEW_DEFECTS.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
if (planted.length === 0) fail(`There is no defect ${positionals.join(', ')}.`);

const vitest = await createVitest('test', {
  config: join(views, 'defects', 'vitest.config.ts'),
  watch: false,
  bail: 1,
  silent: true,
  reporters: [{}],
});

/** The first test that fails with a defect. @param {(typeof planted)[number]} defect */
async function findNotice({ id, file, tests, only = '' }) {
  process.env['VIEW_DEFECT'] = id;
  vitest.invalidateFile(join(root, 'src', file));
  const files = tests.map((one) => join(views, one));
  vitest.setGlobalTestNamePattern(only);
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(files));
  vitest.invalidateFile(join(root, 'src', file));
  // The others are of earlier runs.
  const own = testModules.filter(({ moduleId }) => files.includes(moduleId));
  return own.flatMap(({ children }) => [...children.allTests('failed')])[0]?.fullName;
}

let missed = 0;
for (const defect of planted) {
  const name = await findNotice(defect);
  if (name === undefined) missed += 1;
  console.log(
    `${name === undefined ? 'FAIL' : 'ok  '}  ${defect.id} (${defect.kind}) ${name ?? 'not noticed'}`,
  );
}
await vitest.close();
if (missed > 0) fail(`Defects that no test noticed: ${missed}.`);
