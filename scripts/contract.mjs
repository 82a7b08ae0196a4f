import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { loadContract } from './lib/load.mjs';
import { fail } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    email: { type: 'string' },
    write: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    junit: { type: 'string' },
  },
});
const { url, email, write } = values;
if (url === undefined || email === undefined || !URL.canParse(url))
  fail('npm run contract -- --url https://… --email …, the password in CONTRACT_PASSWORD or at the prompt.');
if (write && !values.yes)
  fail('--write creates, changes and deletes records of its own on that server: say --yes as well.');

/** Reads a line from the terminal without echoing it. @param {string} question @returns {Promise<string>} */
function askSecretly(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr, terminal: true });
  return new Promise((resolve) => {
    terminal.question(question, (answer) => {
      terminal.close();
      process.stderr.write('\n');
      resolve(answer);
    });
    Object.assign(terminal, { _writeToOutput() {} });
  });
}

await install();
const password = process.env['CONTRACT_PASSWORD'] ?? (await askSecretly(`Password of ${email}: `));
const { checkContract, isFailure, toJunit, toTable } = await loadContract().catch((error) =>
  fail(error.message),
);
const base = url.replace(/\/(api\/?)?$/, '');
const findings = await checkContract({ url: base, email, password, write });
console.log(values.json ? JSON.stringify(findings, null, 2) : toTable(findings));
if (values.junit !== undefined) writeFileSync(values.junit, toJunit(findings));
if (findings.some(isFailure)) process.exitCode = 1;
