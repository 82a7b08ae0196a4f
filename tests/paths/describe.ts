import type { listDeclared } from './declared';
import { readExpected, writeExpected } from './expected';
import type { Explored } from './explore';
import { listDifferences, toGolden } from './golden/golden';
import type { Model } from './model';
import type { Mutants, Run } from './report/collect';
import { compare } from './report/compare';
import type { MachineReport, Report } from './report/schema';
import { coverFewest } from './suite';

/** What to print, and how much of it is not as it should be. */
export type Findings = { lines: string[]; failures: number };

/** Says how much there is to cover and how few steps do. */
export function describeCover(explored: Explored): Findings {
  const { machine, model, states, moves, refused, untaken } = explored;
  const { paths, steps, bound } = coverFewest(explored);
  const unexplained = untaken.filter((name) => model.unreached?.[name] === undefined);
  return {
    lines: [
      `${machine.id}: ${count(states.length, 'state')}, ${moves.length} cases taken, ${refused.length} refused; ` +
        `${count(paths.length, 'path')}, ${steps} steps, at least ${bound} needed`,
      ...unexplained.map((name) => `  no case takes ${name}`),
    ],
    failures: unexplained.length,
  };
}

/** Compares what machines do with what is committed, or commits it. */
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
    failures: differences.length,
  };
}

/** A run of the browser takes every transition but those that it leaves with a reason, and no other. */
export function describeRun(run: Run, declared: ReturnType<typeof listDeclared>): Findings {
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
  return { lines: [`  ${count(paths, 'path')} run (${by})`, ...wrong], failures: wrong.length };
}

export function describeMutants({ total, alive }: Mutants, { survivors = {} }: Model): Findings {
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

export function describeMeasured({ transitions, measured }: MachineReport): Findings {
  const lines = measured
    ? [`  journals: ${measured.events} events, ${measured.taken.length} of ${transitions.length} transitions`]
    : [];
  return { lines, failures: 0 };
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** All machines in one line, and what became of an older report's transitions. */
export function summarise(report: Report, old: Report | undefined): string[] {
  const sum = (pick: (machine: MachineReport) => number): number =>
    report.machines.reduce((total, machine) => total + pick(machine), 0);
  const [steps, bound] = [sum(({ figures }) => figures.steps), sum(({ figures }) => figures.bound)];
  const { added, removed, lost } = old ? compare(old, report) : { added: [], removed: [], lost: [] };
  return [
    `${count(report.machines.length, 'machine')}: ${sum(({ figures }) => figures.reached)} of ${sum(({ figures }) => figures.transitions)} transitions, ` +
      `${steps} steps in ${sum(({ figures }) => figures.paths)} paths, ${(steps / bound).toFixed(2)} of the ${bound} needed`,
    ...added.map((name) => `new: ${name}`),
    ...removed.map((name) => `gone: ${name}`),
    ...lost.map((name) => `no longer reached: ${name}`),
  ];
}
