import { describe, expect, test } from 'vitest';
import { isStaging } from '../../src/hooks/staging';

describe('the staging environment (spec §1)', () => {
  test.each([
    ['https://staging.example.org/', true],
    ['https://example.org/app-staging/calendari', true],
    ['https://example.org/', false],
  ])('is %s: %s', (address, expected) => {
    expect(isStaging(address)).toBe(expected);
  });
});
