import { describe, expect, test } from 'vitest';
import { CHROMIUM } from '../../scripts/lib/browser.mjs';
import { NGINX } from '../../scripts/lib/nginx.mjs';
import { findProgram } from '../../scripts/lib/program.mjs';

const on =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('a program of the tests', () => {
  test('the variable takes precedence over installed programs', () => {
    const env = { PW_CHROMIUM: '/my/chromium', PATH: '/usr/bin' };
    expect(findProgram(CHROMIUM, env, on('/my/chromium', '/usr/bin/chromium'))).toBe('/my/chromium');
  });

  test('a missing file named by the variable is an error, without a fallback', () => {
    const env = { NGINX: '/my/nginx', PATH: '/usr/bin' };
    expect(() => findProgram(NGINX, env, on('/usr/bin/nginx'))).toThrow('NGINX names /my/nginx');
  });

  test("Chromium's shell without windows comes first, then Chromium, then Chrome, in any folder of PATH", () => {
    const env = { PATH: '/usr/bin:/opt/bin' };
    expect([
      findProgram(CHROMIUM, env, on('/usr/bin/chromium', '/opt/bin/chromium-headless-shell')),
      findProgram(CHROMIUM, env, on('/usr/bin/google-chrome', '/opt/bin/chromium')),
      findProgram(CHROMIUM, env, on('/usr/bin/google-chrome')),
      findProgram(CHROMIUM, env, on()),
    ]).toEqual([
      '/opt/bin/chromium-headless-shell',
      '/opt/bin/chromium',
      '/usr/bin/google-chrome',
      undefined,
    ]);
  });

  test('nginx is found in PATH, then in the folders for programs of root', () => {
    const env = { PATH: '/opt/bin:/usr/bin' };
    expect([
      findProgram(NGINX, env, on('/usr/bin/nginx', '/usr/sbin/nginx')),
      findProgram(NGINX, env, on('/usr/sbin/nginx')),
    ]).toEqual(['/usr/bin/nginx', '/usr/sbin/nginx']);
  });
});
