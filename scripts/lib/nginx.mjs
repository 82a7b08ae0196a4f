import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture, root } from './run.mjs';
import { findFreePort } from './port.mjs';
import { startTied, waitFor } from './tied.mjs';

/**
 * @typedef {{ url: string, base: string, folder: string, www: string, reload: () => Promise<void> } & import('./tied.mjs').Tied} Site
 * `www` is what is served; `reload` has the configuration read again
 */

/**
 * An nginx that is there: the one that NGINX names, else an installed one.
 * @param {Record<string, string | undefined>} [env] @param {(path: string) => boolean} [exists]
 * @returns {string | undefined} its path; an NGINX that names nothing throws
 */
export function findNginx(env = process.env, exists = existsSync) {
  const named = env['NGINX'];
  if (named) {
    if (exists(named)) return named;
    throw new Error(`NGINX names ${named}, which does not exist.`);
  }
  // What only root runs is often in no user's PATH.
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find(exists);
}

/** The same, installed if need be, said in one line. @returns {Promise<string>} its path */
export async function getNginx() {
  const found = findNginx();
  if (found) return found;
  if (process.getuid?.() === 0) {
    console.log('No nginx here: installing the system package (apt-get install nginx) …');
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '-y', '--no-install-recommends', 'nginx', 'openssl'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    const installed = findNginx();
    if (installed) return installed;
  }
  throw new Error('No nginx for the deployment. Type: sudo apt-get install nginx openssl');
}

const TEMPLATE = join(root, 'deploy', 'punt-jove.conf.template');

/** A certificate that only this folder's server shows. @param {string} folder */
async function createCertificate(folder) {
  const { code, output } = await capture('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
  ]);
  if (code !== 0) throw new Error(`openssl made no certificate: ${output}`);
}

/** What nginx needs around a file of its `http` block to run as a plain process in a folder. @param {string} folder */
const toMain = (folder) => `
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
 * Serves a built folder by the configuration of `deploy/`, with TLS and HTTP/2, on a port of this machine alone. It ends with
 * this process, however that ends.
 * @param {{ folder: string, base: string, api: string }} options `folder` is its own, with the build in `www` below it
 * @returns {Promise<Site>}
 */
export async function startNginx({ folder, base, api }) {
  const nginx = await getNginx();
  const port = await findFreePort();
  mkdirSync(join(folder, 'punt-jove.d'), { recursive: true });
  await createCertificate(folder);
  const www = join(folder, 'www');
  /** @type {Record<string, string>} */
  const values = {
    PUNT_JOVE_LISTEN: `127.0.0.1:${port} ssl http2`,
    PUNT_JOVE_BASE: base,
    PUNT_JOVE_ROOT: www,
    PUNT_JOVE_API: api,
    PUNT_JOVE_LOG: folder,
  };
  const site = readFileSync(TEMPLATE, 'utf8').replace(
    /\$\{(PUNT_JOVE_\w+)\}/g,
    (all, name) => values[name] ?? all,
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), toMain(folder));
  writeFileSync(
    join(folder, 'punt-jove.d', 'tls.conf'),
    `ssl_certificate ${folder}/certificate.pem; ssl_certificate_key ${folder}/key.pem;\n`,
  );
  const own = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'start.log')];
  const server = startTied(nginx, own);
  await waitFor(port, server);
  return {
    ...{ url: `https://127.0.0.1:${port}${base}`, base, folder, www: join(www, base) },
    async reload() {
      const { code, output } = await capture(nginx, [...own, '-s', 'reload']);
      if (code !== 0) throw new Error(output);
    },
    ...server,
  };
}
