import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { root } from './run.mjs';

/** @typedef {{ stop: () => Promise<void>, findExit: () => string | undefined }} Child `findExit` is the message about its end, once it has ended */

/**
 * Starts a program that ends with this process, even after a crash: a shell waits for its input.
 * @param {string} file @param {string[]} args @returns {Child}
 */
export function startChild(file, args) {
  const script = '"$0" "$@" & program=$!; (read -r _; kill $program) <&3 & wait $program';
  const child = spawn('sh', ['-c', `exec 3<&0; ${script}`, file, ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  /** @type {string | undefined} */
  let end;
  /** @param {Buffer} chunk */
  const keep = (chunk) => (output += chunk);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => child.on('close', resolve)).then((code) => {
    end = `${file} ${args.join(' ')} ended with ${code}\n${output}`;
  });
  return {
    async stop() {
      child.stdin.end();
      await ended;
    },
    findExit: () => end,
  };
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Waits until a program listens on a local port. @param {number} port @param {Child} program */
export async function waitForPort(port, program) {
  const limit = Date.now() + 60_000;
  while (!(await isListening(port))) {
    if (program.findExit() || Date.now() > limit)
      throw new Error(program.findExit() ?? `Nothing listens on port ${port}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
