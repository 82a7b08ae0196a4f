import { describe, expect, test } from 'vitest';
import { findInstalled } from '../../scripts/lib/browser.mjs';

const on =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

describe('the browser of the tests', () => {
  test('PW_CHROMIUM takes precedence over installed browsers', () => {
    const env = { PW_CHROMIUM: '/my/chromium', PATH: '/usr/bin' };
    expect(findInstalled(env, on('/my/chromium', '/usr/bin/chromium'))).toBe('/my/chromium');
  });

  test('a missing PW_CHROMIUM is an error, without a fallback', () => {
    const env = { PW_CHROMIUM: '/my/chromium', PATH: '/usr/bin' };
    expect(() => findInstalled(env, on('/usr/bin/chromium'))).toThrow('PW_CHROMIUM names /my/chromium');
  });

  test('Chromium takes precedence over Chrome in any folder of PATH', () => {
    const env = { PATH: '/usr/bin:/opt/bin' };
    expect([
      findInstalled(env, on('/usr/bin/google-chrome', '/opt/bin/chromium')),
      findInstalled(env, on('/usr/bin/google-chrome')),
      findInstalled(env, on()),
    ]).toEqual(['/opt/bin/chromium', '/usr/bin/google-chrome', undefined]);
  });
});
