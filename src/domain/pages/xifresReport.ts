import { getPeriode, stepPeriode, type Days } from './periods';
import { NO_ROWS, addSums, type Sum } from './tally';
import { CREUS, type Llista } from './xifres';
import { getGroups, getPersons, getTotals, type Answers, type Pair } from './xifresTables';
import type { Day } from '../values/madrid';

export type ReportFacts = {
  list: Llista;
  records: Pair<number>;
  persons: Pair<Sum>;
  realised: Sum;
  /** Records by gender and by age, the most frequent first; '' those without. */
  genders: readonly Share[];
  ages: readonly Share[];
};
type Share = readonly [value: string, records: number];

export const getLastYear = (today: Day): Days => stepPeriode('curs', getPeriode('curs', today), -1);

function listShares(pairs: readonly (readonly [value: string, sum: Sum])[]): Share[] {
  return [...new Set(pairs.map(([value]) => value))]
    .map((value): Share => [
      value,
      addSums(pairs.flatMap(([one, sum]) => (one === value ? sum : []))).records,
    ])
    .toSorted(([, one], [, other]) => other - one);
}

/** Main numbers of a list; null until all its rows are read. */
export function getReportFacts(list: Llista, pair: Pair, answers: Answers): ReportFacts | null {
  const persons = getPersons(list, pair, answers);
  if (persons === null) return null;
  const { now, before } = getTotals(list, pair, answers);
  const hasAges = (CREUS[list] as readonly string[]).includes('edat_genere');
  const ages = hasAges ? Object.entries(getGroups(list, 'edat_genere', pair, answers)?.now ?? {}) : [];
  const take = (index: 0 | 1) =>
    listShares(ages.map(([value, sum]) => [value.split('|')[index] ?? '', sum] as const));
  return {
    list,
    records: { now: now.count ?? 0, before: before.count ?? 0 },
    persons,
    realised: getGroups(list, 'estat', pair, answers)?.now['realitzada'] ?? NO_ROWS,
    ages: take(0),
    genders: take(1),
  };
}
