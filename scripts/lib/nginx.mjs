import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, root } from './run.mjs';
import { findFreePort } from './port.mjs';
import { getProgram } from './program.mjs';
import { startChild, waitForPort } from './childProcess.mjs';

/**
 * @typedef {{ url: string, base: string, folder: string, www: string } & import('./childProcess.mjs').Child} Site
 * `www` is the served folder
 */

export const NGINX = {
  variable: 'NGINX',
  commands: ['nginx'],
  // The folders for root's programs are often missing from a user's PATH.
  places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
  packages: ['nginx', 'openssl'],
};

const TEMPLATE = join(root, 'deploy', 'punt-jove.conf.template');

/** Writes a self-signed certificate into a folder. @param {string} folder */
async function createCertificate(folder) {
  const { code, output } = await capture('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'certificate.pem'),
  ]);
  if (code !== 0) throw new Error(`openssl made no certificate: ${output}`);
}

/** The main configuration to run nginx as a plain process in a folder. @param {string} folder */
const toMainConfig = (folder) => `
  daemon off;
  worker_processes 1;
  ${process.getuid?.() === 0 ? 'user root root;' : ''}
  pid ${folder}/nginx.pid;
  error_log ${folder}/start.log;
  events {}
  http {
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`).join(' ')}
    include site.conf;
  }`;

/**
 * Serves a built folder with `deploy/` on a local port, until this process ends.
 * @param {{ folder: string, base: string, api: string, hasTls?: boolean }} options `folder` belongs to this server; the build
 *   is in its `www`; without TLS it stands behind a proxy that has it
 * @returns {Promise<Site>}
 */
export async function startNginx({ folder, base, api, hasTls = true }) {
  const nginx = await getProgram(NGINX);
  const port = await findFreePort();
  mkdirSync(join(folder, 'punt-jove.d'), { recursive: true });
  await createCertificate(folder);
  const www = join(folder, 'www');
  /** @type {Record<string, string>} */
  const values = {
    PUNT_JOVE_LISTEN: `127.0.0.1:${port}${hasTls ? ' ssl http2' : ''}`,
    PUNT_JOVE_BASE: base,
    PUNT_JOVE_ROOT: www,
    PUNT_JOVE_API: api,
    PUNT_JOVE_API_ORIGIN: '',
    PUNT_JOVE_LOG: folder,
  };
  const site = readFileSync(TEMPLATE, 'utf8').replace(
    /\$\{(PUNT_JOVE_\w+)\}/g,
    (all, name) => values[name] ?? all,
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), toMainConfig(folder));
  writeFileSync(
    join(folder, 'punt-jove.d', 'tls.conf'),
    `ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;\n`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'start.log')];
  const server = startChild(nginx, args);
  await waitForPort(port, server);
  return {
    url: `${hasTls ? 'https' : 'http'}://127.0.0.1:${port}${base}`,
    base,
    folder,
    www: join(www, base),
    ...server,
  };
}
