/** @typedef {{ passed: number, failed: number }} Counts */

/** A check counts as one test. @param {number} code its exit code @returns {Counts} */
export const countCheck = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Counts of a test runner. A skipped test, a crash and a run without tests count as failures.
 * @param {number} passed @param {number} total @param {number} code exit code @returns {Counts}
 */
function count(passed, total, code) {
  const failed = total - passed;
  const silent = failed === 0 && (code !== 0 || total === 0);
  return { passed, failed: silent ? 1 : failed };
}

/**
 * @param {{ numPassedTests: number, numTotalTests: number, testResults: { status: string, assertionResults: unknown[] }[] } | undefined} report
 *   vitest's JSON report, undefined when it wrote none
 * @param {number} code
 */
export function countUnitTests(report, code) {
  if (!report) return count(0, 0, 1);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return count(report.numPassedTests, report.numTotalTests + broken.length, code);
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] } | undefined} report
 *   Playwright's JSON report, undefined when it wrote none
 * @param {number} code
 */
export function countJourneys(report, code) {
  if (!report) return count(0, 0, 1);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return count(expected, expected + unexpected + flaky + skipped + report.errors.length, code);
}

/** @param {Counts[]} all @returns {Counts} */
export const addCounts = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
});
