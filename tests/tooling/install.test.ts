import { describe, expect, test } from 'vitest';
import { findCause, isInstalled } from '../../scripts/lib/install.mjs';

const lock = (packages: Record<string, { version: string; integrity?: string; optional?: boolean }>) => ({
  packages,
});

describe('node_modules against the lock file', () => {
  const wanted = lock({
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  });

  test.each([
    ['the same packages', { 'node_modules/a': { version: '1.0.0', integrity: 'x' } }, true],
    ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }, false],
    ['another content', { 'node_modules/a': { version: '1.0.0', integrity: 'y' } }, false],
    ['one is missing', {}, false],
    [
      'one too many',
      { 'node_modules/a': { version: '1.0.0', integrity: 'x' }, 'node_modules/b': { version: '1.0.0' } },
      false,
    ],
  ])('%s', (_, installed, expected) => {
    expect(isInstalled(wanted, lock(installed))).toBe(expected);
  });
});

describe('why an installation failed, in one line', () => {
  test.each([
    [
      'no network',
      'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error errno ENOTFOUND\n',
      'ENOTFOUND: the package registry cannot be reached: no network or no DNS',
    ],
    [
      'an unknown code',
      'npm error code E404\nnpm error 404 Not Found - GET a\n',
      'E404: 404 Not Found - GET a',
    ],
    ['an older npm', 'npm ERR! code ENOSPC\nnpm ERR! syscall write\n', 'ENOSPC: the disk is full'],
    ['no npm', 'spawn npm ENOENT\n', 'spawn npm ENOENT'],
  ])('%s', (_, output, expected) => {
    expect(findCause(output)).toBe(expected);
  });
});
