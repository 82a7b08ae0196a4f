import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, fail, root } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/**
 * Whether the installed packages match the lock file; optional ones of other systems may be missing.
 * @param {Lock} wanted package-lock.json @param {Lock} installed node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  const names = new Set([...Object.keys(wanted.packages), ...Object.keys(installed.packages)]);
  names.delete('');
  return [...names].every((name) => {
    const [want, have] = [wanted.packages[name], installed.packages[name]];
    if (!have) return want?.optional === true;
    return want?.version === have.version && want?.integrity === have.integrity;
  });
}

/** @param {string} path @returns {Lock} */
const readLock = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Installs the locked dependencies of a folder unless they are there; ends the process on a failure. */
export async function install(folder = '.') {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
  const wanted = join(root, folder, 'package-lock.json');
  const installed = join(root, folder, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && isInstalled(readLock(wanted), readLock(installed))) return;

  console.log(`Installing the dependencies (npm ci${folder === '.' ? '' : ` in ${folder}`}) …`);
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', join(root, folder)];
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { code, output } = npm
    ? await capture(process.execPath, [npm, ...args], env)
    : await capture('npm', args, env);
  if (code !== 0) fail(`npm ci failed:\n${output.trim()}`);
}
