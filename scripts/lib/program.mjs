import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './run.mjs';

/**
 * @typedef {{ variable: string, commands: string[], places: string[], packages: string[] }} Program
 * `variable` of the environment names it, `places` are paths besides PATH, `packages` those of Debian
 */

/**
 * Path of an installed program: by its variable, else by its first command in PATH, else by a place.
 * @param {Program} program
 * @param {Record<string, string | undefined>} [env] @param {(path: string) => boolean} [exists]
 * @returns {string | undefined}
 * @throws {Error} when the variable names a missing file
 */
export function findProgram({ variable, commands, places }, env = process.env, exists = existsSync) {
  const named = env[variable];
  if (named && !exists(named)) throw new Error(`${variable} names ${named}, which does not exist.`);
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const inPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return named || [...inPath, ...places].find(exists);
}

/** The path of a program, which root installs from the system's packages if it is missing. @param {Program} program */
export async function getProgram(program) {
  const found = findProgram(program);
  if (found) return found;
  const install = `apt-get install ${program.packages.join(' ')}`;
  if (process.getuid?.() === 0) {
    console.log(`Installing a system package (${install}) …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '-y', '--no-install-recommends', ...program.packages], env);
  }
  const installed = findProgram(program);
  if (!installed) throw new Error(`No ${program.commands[0]}. Type: sudo ${install}`);
  return installed;
}
