import { parseArgs } from 'node:util';
import { fail } from './run.mjs';

/**
 * Options and files of a command; `--help` prints its usage, a wrong option one line, and both end it.
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
    const [why] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    const [command] = usage.split(' -- ');
    return fail(`${why}. Type ${command} -- --help to see the options.`);
  }
}
