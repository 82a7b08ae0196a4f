import { describe, expect, test } from 'vitest';
import { isInstalled } from '../../scripts/lib/install.mjs';

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
