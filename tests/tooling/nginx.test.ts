import { describe, expect, test } from 'vitest';
import { findNginx } from '../../scripts/lib/nginx.mjs';

const on =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the nginx of the deployment', () => {
  test('NGINX takes precedence over an installed nginx', () => {
    const env = { NGINX: '/my/nginx', PATH: '/usr/bin' };
    expect(findNginx(env, on('/my/nginx', '/usr/bin/nginx'))).toBe('/my/nginx');
  });

  test('a missing NGINX is an error, without a fallback', () => {
    const env = { NGINX: '/my/nginx', PATH: '/usr/bin' };
    expect(() => findNginx(env, on('/usr/bin/nginx'))).toThrow('NGINX names /my/nginx');
  });

  test('the first nginx in PATH is found, then one in the folders of root', () => {
    const env = { PATH: '/opt/bin:/usr/bin' };
    expect([
      findNginx(env, on('/usr/bin/nginx', '/usr/sbin/nginx')),
      findNginx(env, on('/usr/sbin/nginx')),
      findNginx(env, on()),
    ]).toEqual(['/usr/bin/nginx', '/usr/sbin/nginx', undefined]);
  });
});
