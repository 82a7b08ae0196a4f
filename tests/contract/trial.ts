import { ApiError, toFailure } from '../../src/api/errors';
import { listenToDifferences } from '../../src/api/read';
import type { Difference } from '../../src/domain/values/tolerant';

export type Verdict = 'agrees' | 'tolerated' | 'breaks' | 'missing' | 'not allowed' | 'untried';

export type Finding = {
  name: string;
  verdict: Verdict;
  note: string;
  differences: Difference[];
};

export class Untried extends Error {}

export class Broken extends Error {}

/** Each kind of difference once. */
function toKinds(differences: readonly Difference[]): Difference[] {
  return [...new Map(differences.map((one) => [JSON.stringify(one), one])).values()];
}

function judge(error: unknown): Pick<Finding, 'verdict' | 'note'> {
  if (error instanceof Untried) return { verdict: 'untried', note: error.message };
  if (error instanceof Broken) return { verdict: 'breaks', note: error.message };
  if (!(error instanceof ApiError)) throw error;
  const { kind, status, message } = toFailure(error);
  if (status === 404 || status === 405) return { verdict: 'missing', note: String(status) };
  if (status === 401 || status === 403) return { verdict: 'not allowed', note: String(status) };
  const note = [kind === 'status' ? '' : kind, status, message].filter(Boolean).join(' ');
  return { verdict: 'breaks', note };
}

/** Collects findings of trials; `run` returns the result, or undefined. */
export function createTrials() {
  const findings: Finding[] = [];
  return {
    findings,
    async run<T>(name: string, act: () => Promise<T>): Promise<T | undefined> {
      const met: Difference[] = [];
      listenToDifferences((_, differences) => met.push(...differences));
      try {
        const result = await act();
        const differences = toKinds(met);
        findings.push({
          name,
          verdict: differences.length > 0 ? 'tolerated' : 'agrees',
          note: '',
          differences,
        });
        return result;
      } catch (error) {
        findings.push({ name, ...judge(error), differences: toKinds(met) });
        return undefined;
      } finally {
        listenToDifferences(() => {});
      }
    },
  };
}

export type Trials = ReturnType<typeof createTrials>;
