import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '../../src/journal/exchange';
import { SECTIONS } from '../requirements';
import type { Journal } from '../../src/journal/record';
import { readRuns, RESULTS } from './browser/results';
import { joinShards } from './browser/shards';
import { listDeclared } from './declared';
import { groupByFile, removeOthers } from './expected';
import type { Explored } from './explore';
import { getExplored } from './explored';
import type { Paths } from './generator/graph';
import { acceptKept } from './kept';
import { runLive } from './live';
import { measure, type Measured } from './measured';
import { MODELS } from './models';
import { listMutants } from './mutants/mutants';
import { createNotice } from './mutants/notice';
import { collect, type Mutants, type Run } from './report/collect';
import { collectRequirements } from './report/requirements';
import { Report, VERSION } from './report/schema';
import { writeReport } from './report/write';
import { CAP, generate, type Strategy } from './suite';
import {
  judge,
  summarise,
  describeCover,
  describeMeasured,
  describeMutants,
  describeRun,
  type Findings,
} from './describe';
import { walk } from './walk';

export { PLANTED } from './defects';
export { keepJournal } from './kept';
export { listSources } from './sources';

export type Options = {
  /** The machines to look at; without them all. */
  machines?: readonly string[] | undefined;
  strategy?: Strategy | undefined;
  /** Steps of a path at most; 0 for as few steps as can be in all. */
  cap?: number | undefined;
  run?: 'model' | 'browser' | 'none' | undefined;
  /** Folders of what ran in the browser, one for each shard. */
  results?: readonly string[] | undefined;
  /** Whether what is found becomes what is expected. */
  accept?: boolean | undefined;
  mutate?: boolean | undefined;
  /** Files of recorded journals. */
  journals?: readonly string[] | undefined;
  /** An older report. */
  compare?: string | undefined;
  /** Where the report goes. */
  out?: string | undefined;
  /** Where the demo is that the report's links open. */
  demo?: string | undefined;
};

type Outcome = { lines: string[]; failures: number; problems: Report['problems'] };

/** The machines' names. */
export const names = MODELS.map(({ machine }) => machine.id);

/** Runs paths on live actors up to the first step that is not as it should be. */
async function runModel(explored: Explored, paths: Paths): Promise<Run> {
  const visited = new Set<number>();
  const taken = new Set<string>();
  for (const [index, path] of paths.entries()) {
    const walked = walk(explored, path);
    const divergence = await runLive(explored, walked, visited);
    if (divergence) return { by: 'model', paths: index + 1, taken: [...taken], left: {}, divergence };
    for (const { step } of walked) for (const name of step.taken) taken.add(name);
  }
  return { by: 'model', paths: paths.length, taken: [...taken].toSorted(), left: {} };
}

/** What may be otherwise in a machine without an expected result noticing. */
function mutate(explored: Explored): Mutants {
  const notice = createNotice(explored);
  const mutants = listMutants(explored);
  const alive = mutants.filter(({ make }) => !notice(make()));
  return { total: mutants.length, alive: alive.map(({ id }) => id) };
}

/** @throws {Error} which names a file that is no journal */
function readRecorded(file: string): Journal {
  try {
    return readFile(readFileSync(file, 'utf8')).journal;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

const readJournals = (files: readonly string[]): Map<string, Measured> | undefined =>
  files.length === 0
    ? undefined
    : files.reduce((measured, file) => measure(readRecorded(file), measured), new Map<string, Measured>());

/** @throws {Error} which names a file that is no report */
function readReport(file: string): Report {
  try {
    return Report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is no paths.json of a report.`);
  }
}

/**
 * Explores the machines, generates their paths, runs them, and says and writes what came of it.
 * @returns what to print, and what is not as it should be
 */
export async function run(options: Options): Promise<Outcome> {
  const { machines, strategy = 'transitions', cap = CAP, accept = false } = options;
  // A command that ends early leaves no report of before.
  if (options.out !== undefined) rmSync(join(options.out, 'index.html'), { force: true });
  const models = MODELS.filter((model) => machines === undefined || machines.includes(model.machine.id));
  const ids = models.map((model) => model.machine.id);
  const browser =
    options.run === 'browser' ? readRuns(ids, joinShards(options.results ?? [RESULTS])) : undefined;
  const journals = readJournals(options.journals ?? []);
  const old = options.compare === undefined ? undefined : readReport(options.compare);
  const report: Report = { version: VERSION, strategy, cap, problems: [], machines: [] };
  const found: Findings[] = [];
  for (const model of models) {
    const explored = getExplored(model);
    const paths = generate(explored, strategy, cap);
    const { id } = model.machine;
    const shown = browser?.[id] ?? (options.run === 'none' ? undefined : await runModel(explored, paths));
    const mutants = options.mutate ? mutate(explored) : undefined;
    const measured = journals && (journals.get(id) ?? { events: 0, taken: new Set() });
    const collected = collect(explored, paths, { strategy, run: shown, mutants, measured });
    found.push(describeCover(collected));
    if (shown) found.push(describeRun(id, shown, listDeclared(model.machine)));
    if (mutants) found.push(describeMutants(mutants, model));
    found.push(describeMeasured(collected));
    report.machines.push(collected);
  }
  const files = groupByFile(MODELS);
  for (const [name, of] of files) {
    if (of.some((model) => models.includes(model))) found.push(judge(name, of.map(getExplored), accept));
  }
  if (accept) removeOthers(new Set(files.keys()));
  if (accept && machines === undefined) acceptKept();
  report.problems = found.flatMap(({ problems }) => problems);
  report.requirements = collectRequirements(SECTIONS, report);
  if (options.out !== undefined) writeReport(options.out, report, { old, demo: options.demo });
  return {
    lines: [...found.flatMap(({ lines }) => lines), ...summarise(report, old)],
    failures: report.problems.length,
    problems: report.problems,
  };
}
