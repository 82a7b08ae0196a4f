import type { listDeclared } from './declared';
import { readExpected, writeExpected } from './expected';
import type { Explored } from './explore';
import { listDifferences, toGolden } from './golden/golden';
import type { Model } from './model';
import { findReason } from './mutants/survivors';
import type { Mutants, Run } from './report/collect';
import { compare } from './report/compare';
import { isByPaths } from './report/requirements';
import type { MachineReport, Problem, Report } from './report/schema';

export type Findings = { lines: string[]; problems: Problem[] };

const toProblems = (machine: string, kind: Problem['kind'], names: readonly string[]): Problem[] =>
  names.map((name) => ({ machine, kind, name }));

/** Lines about the size of a machine, and the steps of its paths. */
export function describeCover({ id, figures, transitions }: MachineReport): Findings {
  const { states, cases, refused, paths, steps, bound } = figures;
  const unexplained = transitions.flatMap(({ name, reached, reason }) =>
    reached || reason !== undefined ? [] : [name],
  );
  return {
    lines: [
      `${id}: ${count(states, 'state')}, ${cases} cases taken, ${refused} refused; ` +
        `${count(paths, 'path')}, ${steps} steps, at least ${bound} needed`,
      ...unexplained.map((name) => `  no case takes ${name}`),
    ],
    problems: toProblems(id, 'untaken', unexplained),
  };
}

export function judge(name: string, machines: readonly Explored[], accept: boolean): Findings {
  const found = toGolden(machines);
  if (accept) writeExpected(name, found);
  const differences = listDifferences(readExpected(name), found);
  const indent = (text = 'nothing'): string => text.replaceAll(/^/gm, '      ');
  return {
    lines: [
      ...differences
        .slice(0, 5)
        .flatMap(({ name: of, expected, seen }) => [
          `${name}.txt differs: ${of}`,
          `    expected\n${indent(expected)}`,
          `    seen\n${indent(seen)}`,
        ]),
      ...(differences.length > 5 ? [`  and ${differences.length - 5} more differences`] : []),
    ],
    problems: differences.map(({ name: of, expected, seen }) => {
      const knows = ({ moves }: Explored) => moves.some((move) => move.name === of.split(' | ')[0]);
      const machine = (machines.find(knows) ?? machines[0])?.machine.id ?? name;
      return { machine, kind: 'different', name: of, expected, seen };
    }),
  };
}

/** Problems of a browser run: it has to take every transition but those left with a reason. */
export function describeRun(id: string, run: Run, declared: ReturnType<typeof listDeclared>): Findings {
  const { by, paths, taken, left, divergence } = run;
  if (divergence) {
    const { steps, expected, seen } = divergence;
    return {
      lines: [
        `  differs after ${steps.join(' → ')}`,
        `    expected ${JSON.stringify(expected)}`,
        `    seen     ${JSON.stringify(seen)}`,
      ],
      problems: toProblems(id, 'diverged', [steps.at(-1) ?? '']),
    };
  }
  const missed = declared.flatMap(([name]) => (taken.includes(name) || name in left ? [] : [name]));
  const needless = Object.keys(left).filter((name) => taken.includes(name));
  const wrong = [
    ...missed.map((name) => `  the ${by} does not take ${name}`),
    ...needless.map((name) => `  the ${by} takes after all ${name}`),
  ];
  return {
    lines: [`  ${count(paths, 'path')} run (${by})`, ...wrong],
    problems: [...toProblems(id, 'missed', missed), ...toProblems(id, 'needless', needless)],
  };
}

export function describeMutants({ total, alive }: Mutants, { machine }: Model): Findings {
  const unlisted = alive.filter((id) => findReason(id) === undefined);
  return {
    lines: [
      `  ${total - alive.length} of ${total} mutants noticed, ${alive.length - unlisted.length} with a reason not`,
      ...unlisted.map((id) => `  nothing notices: ${id}`),
    ],
    problems: toProblems(machine.id, 'unnoticed', unlisted),
  };
}

export function describeMeasured({ transitions, measured }: MachineReport): Findings {
  const lines = measured
    ? [`  journals: ${measured.events} events, ${measured.taken.length} of ${transitions.length} transitions`]
    : [];
  return { lines, problems: [] };
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

function describeRequirements({ requirements }: Report): string[] {
  const statements = (requirements?.sections ?? []).flatMap((section) => section.statements);
  const failed = statements.filter(({ result }) => result === 'failed');
  const byPaths = statements.filter(({ by }) => by.some(isByPaths));
  return [
    `${count(statements.length, 'statement')} of the specification: ${byPaths.length} by paths, ${failed.length} failed`,
    ...failed.map(({ id, says }) => `  ${id} fails: ${says}`),
  ];
}

export function summarise(report: Report, old: Report | undefined): string[] {
  const sum = (pick: (machine: MachineReport) => number): number =>
    report.machines.reduce((total, machine) => total + pick(machine), 0);
  const [steps, bound] = [sum(({ figures }) => figures.steps), sum(({ figures }) => figures.bound)];
  const { added, removed, lost } = old ? compare(old, report) : { added: [], removed: [], lost: [] };
  return [
    `${count(report.machines.length, 'machine')}: ${sum(({ figures }) => figures.reached)} of ${sum(({ figures }) => figures.transitions)} transitions, ` +
      `${steps} steps in ${sum(({ figures }) => figures.paths)} paths, ${(steps / bound).toFixed(2)} of the ${bound} needed`,
    ...describeRequirements(report),
    ...added.map((name) => `new: ${name}`),
    ...removed.map((name) => `gone: ${name}`),
    ...lost.map((name) => `no longer reached: ${name}`),
  ];
}
