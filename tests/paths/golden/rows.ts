import { groupBy } from '../groupBy';
import { sayOutcome } from './outcome';
import { merge, mergeMachines, type Reading } from './reading';

/** Result of a case in a state; null where it is refused. */
export type Sample = {
  machine: string;
  facts: Readonly<Record<string, string>>;
  /** Which of its state's snapshots it is: 0 the first one, the others dirtier. */
  dirtier: number;
  outcome: Reading | null;
};

export type Row = { when: string[]; by?: string; rows: Row[]; says?: string };

type Group = [when: string, of: readonly Sample[]];
type Build = (samples: readonly Sample[]) => Row[];

/** Common outcome; null where all refuse, undefined where they differ. */
function combine(samples: readonly Sample[]): Reading | null | undefined {
  const outcomes = new Set(samples.map(({ outcome }) => outcome));
  if (outcomes.has(null)) return outcomes.size === 1 ? null : undefined;
  const machines = [...groupBy(samples, ({ machine }) => machine)].flatMap(([machine, of]) => {
    const reading = merge([...new Set(of.flatMap(({ outcome }) => outcome ?? []))]);
    return reading ? [[machine, reading] as const] : [];
  });
  const isWhole = machines.length === new Set(samples.map(({ machine }) => machine)).size;
  return isWhole ? mergeMachines(Object.fromEntries(machines)) : undefined;
}

/** Fact that differs between the snapshots of one state. */
const DIRTY = 'snapshot';

function getWhen({ machine, dirtier, facts }: Sample, by: string): string {
  const { [by]: fact = '' } = facts;
  if (by === 'machine') return machine;
  if (by === DIRTY) return dirtier === 0 ? 'clean' : `dirty ${dirtier}`;
  if (by === 'state') return fact;
  return fact === '' ? `no ${by}` : `${by} ${fact}`;
}

const split = (samples: readonly Sample[], by: string): Group[] => [
  ...groupBy(samples, (sample) => getWhen(sample, by)),
];

export function findRow(rows: readonly Row[], sample: Sample): Row | undefined {
  const row = rows.find(
    ({ when, by }) => by === undefined || when.join().split(' | ').includes(getWhen(sample, by)),
  );
  return row?.says === undefined && row ? findRow(row.rows, sample) : row;
}

const isOutcome = (rows: readonly Row[]): boolean => rows.length === 1 && rows[0]?.says !== undefined;

/** Rows of each group; equal ones under several conditions are joined. */
function join(groups: readonly Group[], by: string, build: Build): Row[] {
  const joined: { when: string[]; of: readonly Sample[]; rows: Row[] }[] = [];
  for (const [when, of] of groups) {
    const rows = build(of);
    const same = joined.find(
      (one) =>
        JSON.stringify(one.rows) === JSON.stringify(rows) ||
        (isOutcome(one.rows) && isOutcome(rows) && combine([...one.of, ...of]) !== undefined),
    );
    if (!same) joined.push({ when: [when], of, rows });
    else {
      same.when.push(when);
      same.of = [...same.of, ...of];
      if (isOutcome(rows)) same.rows = build(same.of);
    }
  }
  return joined.flatMap(({ when, rows }) =>
    rows.length > 0 ? [{ when: [when.join(' | ')], by, rows }] : [],
  );
}

/** Length of rows for a reader: a line counts as four conditions. */
const measure = (rows: readonly Row[]): number =>
  rows.reduce((sum, { when, rows: inner }) => sum + 4 + when.join().split(' | ').length + measure(inner), 0);

/** Finds the shortest rows with the outcome of every sample; samples without a row are refused. */
function createBuild(facts: readonly string[]): Build {
  const known = new Map<string, Row[]>();
  const numbers = new Map<Sample, number>();
  const getNumber = (sample: Sample): number => {
    const number = numbers.get(sample) ?? numbers.size;
    numbers.set(sample, number);
    return number;
  };
  const find: Build = (samples) => {
    const whole = combine(samples);
    if (whole === null) return [];
    if (whole) return [{ when: [], rows: [], says: sayOutcome(whole) }];
    const [shortest] = facts
      .map((fact) => ({ fact, groups: split(samples, fact) }))
      .filter(({ groups }) => groups.length > 1)
      .map(({ fact, groups }) => join(groups, fact, build))
      .toSorted((one, other) => measure(one) - measure(other));
    if (!shortest) throw new Error(`nothing tells apart ${JSON.stringify(samples.map((one) => one.facts))}`);
    return shortest;
  };
  const build: Build = (samples) => {
    const key = samples
      .map(getNumber)
      .toSorted((one, other) => one - other)
      .join();
    const rows = known.get(key) ?? find(samples);
    known.set(key, rows);
    return rows;
  };
  return build;
}

/** Joins a condition with its only nested one in a line. */
function print({ when, rows, says }: Row): string[] {
  const [only, ...more] = rows;
  if (only && more.length === 0) return print({ ...only, when: [...when, ...only.when] });
  const conditions = when.join(', ');
  if (says !== undefined) return [conditions === '' ? says : `${conditions}  ${says}`];
  return [conditions, ...rows.flatMap(print).map((line) => `  ${line}`)];
}

/** Samples of a state's snapshots as one; apart where they differ. */
function mergeSnapshots(samples: readonly Sample[]): readonly Sample[] {
  const states = [...groupBy(samples, ({ machine, facts }) => JSON.stringify([machine, facts])).values()];
  const merged = states.flatMap((of) => {
    const outcomes = [...new Set(of.map(({ outcome }) => outcome))];
    const [outcome] = outcomes.length === 1 ? outcomes : [mergeTaken(outcomes)];
    return of.slice(0, 1).flatMap((first) => (outcome === undefined ? [] : [{ ...first, outcome }]));
  });
  return merged.length === states.length ? merged : samples;
}

/** Common reading of taken outcomes; undefined without one, or with a refusal. */
const mergeTaken = (outcomes: readonly (Reading | null)[]): Reading | undefined =>
  outcomes.includes(null) ? undefined : merge(outcomes.flatMap((outcome) => outcome ?? []));

export function toRows(samples: readonly Sample[]): Row[] {
  const known = samples.flatMap((sample) => Object.keys(sample.facts));
  const facts = new Set(['state', ...known, 'machine', DIRTY]);
  return createBuild([...facts])(mergeSnapshots(samples));
}

export const toLines = (samples: readonly Sample[]): string[] => toRows(samples).flatMap(print);
