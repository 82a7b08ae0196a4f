import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Ends the process with one line of explanation. @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The reason for a failed server start, in one line. @param {unknown} error @param {number} port */
export function explainListen(error, port) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return taken ? `Port ${port} is taken: choose another with --port.` : String(error);
}

/**
 * The script of a package's command, to be run by this Node on every system.
 * @param {string} name package @param {string} [command] if other than the package's name
 */
export function bin(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const entry = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin[command];
  return join(folder, entry);
}

/**
 * Runs a program in the project's folder and collects its output.
 * @param {string} file @param {string[]} args @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program cannot be started
 */
export function capture(file, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      resolve({ code: code ?? 1, output: signal ? `${output}ended by ${signal}\n` : output });
    });
  });
}

/** Runs a Node program and collects its output, without colours unless this is a terminal. @param {string[]} args */
export const captureNode = (...args) =>
  capture(process.execPath, args, process.stdout.isTTY ? {} : { NO_COLOR: '1' });

/** Runs a Node program in this terminal. @param {string[]} args @returns {Promise<number>} its exit code */
export async function runInTerminal(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** Runs a Node program in this terminal; a failing exit code ends this process too. @param {string[]} args */
export async function runAttached(...args) {
  const code = await runInTerminal(...args);
  if (code !== 0) process.exit(code);
}
