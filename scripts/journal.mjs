import { readFileSync } from 'node:fs';
import { readArgs } from './lib/args.mjs';
import { install } from './lib/install.mjs';
import { loadJournal } from './lib/load.mjs';
import { fail } from './lib/run.mjs';

const USAGE = 'npm run journal -- FILE [--at REFERENCE]: the report of a session, or a journal.';

const { positionals, values } = readArgs(
  { allowPositionals: true, options: { at: { type: 'string' } } },
  USAGE,
);
const [file] = positionals;
if (file === undefined) fail(USAGE);

await install();
const { tell } = await loadJournal().catch((error) => fail(error.message));
try {
  console.log((await tell(readFileSync(file, 'utf8'), values.at)).join('\n'));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
