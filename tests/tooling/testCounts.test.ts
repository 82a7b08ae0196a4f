import { describe, expect, test } from 'vitest';
import { countCheck, countJourneys, countUnitTests, addCounts } from '../../scripts/lib/testCounts.mjs';

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) });

describe('test counts', () => {
  test('a check counts as one test', () => {
    expect([countCheck(0), countCheck(2)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });

  test('every unit test that did not pass counts as failed, skipped and todo ones too', () => {
    const report = { numPassedTests: 3, numTotalTests: 6, testResults: [file('passed', 6)] };
    expect(countUnitTests(report, 0)).toEqual({ passed: 3, failed: 3 });
  });

  test('a file that cannot be loaded counts as failed', () => {
    const report = {
      numPassedTests: 3,
      numTotalTests: 3,
      testResults: [file('passed', 3), file('failed', 0)],
    };
    expect(countUnitTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('a runner that fails after its last test counts as failed', () => {
    const report = { numPassedTests: 3, numTotalTests: 3, testResults: [file('passed', 3)] };
    expect(countUnitTests(report, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('a runner without a report, or without a test, counts as failed', () => {
    const nothing = { numPassedTests: 0, numTotalTests: 0, testResults: [] };
    const none = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
    const counts = [
      countUnitTests(undefined, 0),
      countUnitTests(nothing, 0),
      countJourneys(undefined, 0),
      countJourneys(none, 0),
    ];
    expect(counts).toEqual(Array.from({ length: 4 }, () => ({ passed: 0, failed: 1 })));
  });

  test('a journey that is skipped, flaky or broken counts as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(countJourneys(report, 1)).toEqual({ passed: 5, failed: 4 });
  });

  test('the total adds all counts', () => {
    expect(
      addCounts([
        { passed: 1, failed: 0 },
        { passed: 10, failed: 2 },
      ]),
    ).toEqual({ passed: 11, failed: 2 });
  });
});
