import { describe, expect, test } from 'vitest';
import { findNginx } from '../../scripts/lib/nginx.mjs';

const on =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the nginx of the deployment', () => {
  test('NGINX goes before what is installed', () => {
    const env = { NGINX: '/my/nginx', PATH: '/usr/bin' };
    expect(findNginx(env, on('/my/nginx', '/usr/bin/nginx'))).toBe('/my/nginx');
  });

  test('an NGINX that is not there is an error, not a reason to take another', () => {
    const env = { NGINX: '/my/nginx', PATH: '/usr/bin' };
    expect(() => findNginx(env, on('/usr/bin/nginx'))).toThrow('NGINX names /my/nginx');
  });

  test('the first in PATH counts, then where only root looks', () => {
    const env = { PATH: '/opt/bin:/usr/bin' };
    expect([
      findNginx(env, on('/usr/bin/nginx', '/usr/sbin/nginx')),
      findNginx(env, on('/usr/sbin/nginx')),
      findNginx(env, on()),
    ]).toEqual(['/usr/bin/nginx', '/usr/sbin/nginx', undefined]);
  });
});
