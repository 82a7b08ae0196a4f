import { parseArgs } from 'node:util';
import { fail } from './run.mjs';

/**
 * Options and files of a command. `--help` prints how it is used and ends it; a wrong option does with an error.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config @param {string} usage
 */
export function readArgs(config, usage) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
