import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, fail, root } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/**
 * Whether the installed packages match the lock file. An optional package of another system may be missing.
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

/** The reason for a failed `npm ci`, in one line. @param {string} output its output */
export function findCause(output) {
  const lines = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!) /.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) /, '').trim())
    .filter((line) => line !== '' && !line.startsWith('A complete log'));
  const code = lines.find((line) => line.startsWith('code '))?.slice('code '.length);
  const known = code && causes[code];
  const text = known ?? lines.find((line) => !/^(code|errno|syscall|path|network This) ?/.test(line));
  return [code, text ?? output.trim().split('\n').at(-1)].filter(Boolean).join(': ');
}

/** @type {Record<string, string>} */
const causes = {
  EUSAGE: 'package-lock.json does not match package.json',
  ENOTFOUND: 'the package registry cannot be reached: no network or no DNS',
  EAI_AGAIN: 'the package registry cannot be reached: no network or no DNS',
  ECONNREFUSED: 'the package registry refuses the connection',
  ETIMEDOUT: 'the package registry does not answer',
  ENOSPC: 'the disk is full',
  EACCES: 'this user may not write here',
  EINTEGRITY: 'a downloaded package is not the one in package-lock.json',
};

/** @param {string} path @returns {Lock} */
const readLock = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Installs the locked dependencies unless they are there; ends the process on a failure. */
export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
  const installed = 'node_modules/.package-lock.json';
  if (existsSync(join(root, installed)) && isInstalled(readLock('package-lock.json'), readLock(installed)))
    return;

  console.log('Installing the dependencies (npm ci) …');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const env = { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { code, output } = npm
    ? await capture(process.execPath, [npm, ...args], env)
    : await capture('npm', args, env);
  if (code !== 0) fail(`npm ci failed: ${findCause(output)}`);
}
