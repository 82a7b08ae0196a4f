import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { importJournal } from '../../src/journal/exchange';
import { listDifferences, readExpected, toExpected, writeExpected } from './expected';
import { readRuns } from './browser/results';
import { explore, listDeclared, type Explored } from './explore';
import type { Paths } from './generator/graph';
import { runLive } from './live';
import { measure, type Measured } from './measured';
import type { Model } from './model';
import { MODELS } from './models';
import { isKilled, listMutants } from './mutate';
import { collect, type Mutants, type Run } from './report/collect';
import { compare } from './report/compare';
import { writePage } from './report/page';
import { Report, VERSION, type MachineReport } from './report/schema';
import { CAP, coverMoves, generate, type Strategy } from './suite';
import { walk } from './walk';

export type Options = {
  /** The one machine to look at; without it all. */
  machine?: string | undefined;
  strategy?: Strategy | undefined;
  /** Steps of a path at most; 0 for as few steps as can be in all. */
  cap?: number | undefined;
  run?: 'model' | 'browser' | 'none' | undefined;
  /** Whether what is found becomes what is expected. */
  accept?: boolean | undefined;
  mutate?: boolean | undefined;
  /** Files of recorded journals. */
  journals?: readonly string[] | undefined;
  /** An older report. */
  compare?: string | undefined;
  /** Where the report goes. */
  out?: string | undefined;
};

/** The machines' names. */
export const names = MODELS.map(({ machine }) => machine.id);

type Told = { lines: string[]; failures: number };

/** Says how much there is to cover and how few steps do; compares the machine with what is committed of it. */
function judge(explored: Explored, accept: boolean): Told {
  const { machine, model, states, moves, refused, untaken } = explored;
  const { paths, steps, bound } = coverMoves(explored);
  const found = toExpected(explored);
  const differences = listDifferences(readExpected(machine.id), found);
  if (accept && differences.length > 0) writeExpected(machine.id, found);
  const unexplained = untaken.filter((name) => model.unreached?.[name] === undefined);
  return {
    lines: [
      `${machine.id}: ${states.length} states, ${moves.length} cases taken, ${refused.length} refused; ` +
        `${paths.length} paths, ${steps} steps, at least ${bound} needed`,
      ...unexplained.map((name) => `  no case takes ${name}`),
      ...differences
        .slice(0, 5)
        .map(
          ({ state, name, expected, seen }) =>
            `  ${state} · ${name}\n    expected ${JSON.stringify(expected)}\n    seen     ${JSON.stringify(seen)}`,
        ),
      ...(differences.length > 5 ? [`  and ${differences.length - 5} more differences`] : []),
    ],
    failures: unexplained.length + (accept ? 0 : differences.length),
  };
}

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

/** Which parts of a machine may be missing without its paths noticing. */
function mutate({ model, ...explored }: Explored): Mutants {
  const paths = coverMoves({ model, ...explored }).paths.map((path) => walk({ model, ...explored }, path));
  const mutants = listMutants(model.machine);
  const alive = mutants.filter((mutant) => !isKilled({ model, ...explored }, paths, mutant));
  return { total: mutants.length, alive: alive.map(({ id }) => id) };
}

/** A run of the browser takes every transition but those that it leaves with a reason, and no other. */
function tellRun(run: Run, declared: ReturnType<typeof listDeclared>): Told {
  const { by, paths, taken, left, divergence } = run;
  if (divergence) {
    const { steps, expected, seen } = divergence;
    return {
      lines: [
        `  differs after ${steps.join(' → ')}`,
        `    expected ${JSON.stringify(expected)}`,
        `    seen     ${JSON.stringify(seen)}`,
      ],
      failures: 1,
    };
  }
  const missed = declared.flatMap(([name]) => (taken.includes(name) || name in left ? [] : [name]));
  const needless = Object.keys(left).filter((name) => taken.includes(name));
  const wrong = [
    ...missed.map((name) => `  the ${by} does not take ${name}`),
    ...needless.map((name) => `  the ${by} takes after all ${name}`),
  ];
  return { lines: [`  ${paths} paths run (${by})`, ...wrong], failures: wrong.length };
}

function tellMutants({ total, alive }: Mutants, { survivors = {} }: Model): Told {
  const unlisted = alive.filter((id) => survivors[id] === undefined);
  const dead = Object.keys(survivors).filter((id) => !alive.includes(id));
  return {
    lines: [
      `  ${total - alive.length} of ${total} mutants noticed`,
      ...unlisted.map((id) => `  nothing notices: ${id}`),
      ...dead.map((id) => `  is noticed after all: ${id}`),
    ],
    failures: unlisted.length + dead.length,
  };
}

const readJournals = (files: readonly string[]): Map<string, Measured> | undefined =>
  files.length === 0
    ? undefined
    : files.reduce(
        (measured, file) => measure(importJournal(readFileSync(file, 'utf8')), measured),
        new Map<string, Measured>(),
      );

function tellMeasured({ transitions, measured }: MachineReport): Told {
  const lines = measured
    ? [`  journals: ${measured.events} events, ${measured.taken.length} of ${transitions.length} transitions`]
    : [];
  return { lines, failures: 0 };
}

/** Writes the report, and its schema beside it. */
function write(folder: string, report: Report, old: Report | undefined): void {
  mkdirSync(folder, { recursive: true });
  const tokens = readFileSync(join(process.cwd(), 'src', 'views', 'styles', 'tokens.css'), 'utf8');
  writeFileSync(join(folder, 'paths.json'), `${JSON.stringify(report)}\n`);
  writeFileSync(join(folder, 'paths.schema.json'), `${JSON.stringify(z.toJSONSchema(Report), null, 2)}\n`);
  writeFileSync(join(folder, 'index.html'), writePage(report, tokens, old && compare(old, report)));
}

/**
 * Explores the machines, generates their paths, runs them, and says and writes what came of it.
 * @returns what to print and how much is not as it should be
 */
export async function run(options: Options): Promise<Told> {
  const { machine, strategy = 'transitions', cap = CAP, accept = false } = options;
  const models = MODELS.filter((model) => machine === undefined || model.machine.id === machine);
  const browser = options.run === 'browser' ? readRuns(models.map((model) => model.machine.id)) : undefined;
  const journals = readJournals(options.journals ?? []);
  const old =
    options.compare === undefined
      ? undefined
      : Report.parse(JSON.parse(readFileSync(options.compare, 'utf8')));
  const report: Report = { version: VERSION, strategy, cap, machines: [] };
  const told: Told[] = [];
  for (const model of models) {
    const explored = explore(model);
    const paths = generate(explored, strategy, cap);
    const { id } = model.machine;
    told.push(judge(explored, accept));
    const shown = browser?.[id] ?? (options.run === 'none' ? undefined : await runModel(explored, paths));
    if (shown) told.push(tellRun(shown, listDeclared(model.machine)));
    const mutants = options.mutate ? mutate(explored) : undefined;
    if (mutants) told.push(tellMutants(mutants, model));
    const measured = journals && (journals.get(id) ?? { events: 0, taken: new Set() });
    const collected = collect(explored, paths, { run: shown, mutants, measured });
    told.push(tellMeasured(collected));
    report.machines.push(collected);
  }
  if (options.out !== undefined) write(options.out, report, old);
  return {
    lines: [...told.flatMap(({ lines }) => lines), ...summarise(report, old)],
    failures: told.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function summarise(report: Report, old: Report | undefined): string[] {
  const sum = (pick: (machine: MachineReport) => number): number =>
    report.machines.reduce((total, machine) => total + pick(machine), 0);
  const [steps, bound] = [sum(({ figures }) => figures.steps), sum(({ figures }) => figures.bound)];
  const { added, removed, lost } = old ? compare(old, report) : { added: [], removed: [], lost: [] };
  return [
    `${report.machines.length} machines: ${sum(({ figures }) => figures.reached)} of ${sum(({ figures }) => figures.transitions)} transitions, ` +
      `${steps} steps in ${sum(({ figures }) => figures.paths)} paths, ${(steps / bound).toFixed(2)} of the ${bound} needed`,
    ...added.map((name) => `new: ${name}`),
    ...removed.map((name) => `gone: ${name}`),
    ...lost.map((name) => `no longer reached: ${name}`),
  ];
}
