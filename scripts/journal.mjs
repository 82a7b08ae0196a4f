import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { loadJournal } from './lib/load.mjs';
import { fail } from './lib/run.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });
const [file] = positionals;
if (file === undefined)
  fail('npm run journal -- FILE [--at REFERENCE]: the report of a session, or a journal.');

await install();
const { tell } = await loadJournal().catch((error) => fail(error.message));
try {
  console.log((await tell(readFileSync(file, 'utf8'), values.at)).join('\n'));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
