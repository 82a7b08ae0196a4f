import { describe, expect, test } from 'vitest';
import { findInstalled } from '../../scripts/lib/browser.mjs';

const on =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the browser of the journeys', () => {
  test('PW_CHROMIUM goes before what is installed', () => {
    const env = { PW_CHROMIUM: '/my/chromium', PATH: '/usr/bin' };
    expect(findInstalled(env, on('/my/chromium', '/usr/bin/chromium'))).toBe('/my/chromium');
  });

  test('a PW_CHROMIUM that is not there is an error, not a reason to take another', () => {
    const env = { PW_CHROMIUM: '/my/chromium', PATH: '/usr/bin' };
    expect(() => findInstalled(env, on('/usr/bin/chromium'))).toThrow('PW_CHROMIUM names /my/chromium');
  });

  test('Chromium goes before Chrome, in any folder of PATH', () => {
    const env = { PATH: '/usr/bin:/opt/bin' };
    expect([
      findInstalled(env, on('/usr/bin/google-chrome', '/opt/bin/chromium')),
      findInstalled(env, on('/usr/bin/google-chrome')),
      findInstalled(env, on()),
    ]).toEqual(['/opt/bin/chromium', '/usr/bin/google-chrome', undefined]);
  });
});
