import { escape } from './html';
import { listMachinePaths, sayCase, type ListedPath } from './listPaths';
import { KINDS } from './problems';
import type { Problem, Report } from './schema';
import { nameMachine } from './words';

type Test = { xml: string; isFailed: boolean; isSkipped: boolean };

/** Characters that XML cannot hold, such as the colours of a terminal. */
const FORBIDDEN = /[^\t\n\r\P{Cc}]|\p{Cs}|[\uFFFE\uFFFF]/gu;

const toXml = (text: string): string => escape(text.replaceAll(FORBIDDEN, ''));

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'res').replaceAll('\\n', '\n');

type Failure = { kind: Problem['kind']; step: string; expected: unknown; seen: unknown };

const writeFailure = ({ kind, step, expected, seen }: Failure): string =>
  `<failure type="${kind}" message="${toXml(`${KINDS[kind]}: ${step}`)}">` +
  `${toXml(`Pas: ${step}\nS'esperava: ${toText(expected)}\nS'ha vist: ${toText(seen)}`)}</failure>`;

const writeTest = (machine: string, name: string, content: string): string =>
  `<testcase classname="${toXml(machine)}" name="${toXml(name)}">${content}</testcase>`;

function writePath({ id, machine, title, steps, outcome, divergence }: ListedPath): Test {
  const sections = [...new Set(steps.map(({ section }) => section))].toSorted();
  const properties = Object.entries({ machine, path: id, specification: sections.join(', ') }).map(
    ([name, value]) => `<property name="${name}" value="${toXml(value)}"/>`,
  );
  const last = divergence?.steps.at(-1) ?? '';
  const result = divergence
    ? writeFailure({
        kind: 'diverged',
        step: `${divergence.steps.length}. ${sayCase(last)} (${last})`,
        expected: divergence.expected,
        seen: divergence.seen,
      })
    : outcome === 'unrun'
      ? '<skipped/>'
      : '';
  return {
    xml: writeTest(machine, `${id}: ${title}`, `<properties>${properties.join('')}</properties>${result}`),
    isFailed: outcome === 'failed',
    isSkipped: outcome === 'unrun',
  };
}

function writeProblem({ machine, kind, name, expected, seen }: Problem): Test {
  const failure = writeFailure({ kind, step: name, expected: expected ?? 'res', seen: seen ?? 'res' });
  return { xml: writeTest(machine, `${KINDS[kind]}: ${name}`, failure), isFailed: true, isSkipped: false };
}

const writeCounts = (tests: readonly Test[]): string =>
  `tests="${tests.length}" failures="${tests.filter(({ isFailed }) => isFailed).length}" errors="0" ` +
  `skipped="${tests.filter(({ isSkipped }) => isSkipped).length}"`;

/** The report as JUnit XML; each problem is a test, so that it fails when the command fails. */
export function writeJunit({ machines, problems }: Report): string {
  const others = problems.filter(({ kind }) => kind !== 'diverged');
  const ids = new Set([...machines.map(({ id }) => id), ...others.map(({ machine }) => machine)]);
  const suites = [...ids].map((id) => ({
    id,
    tests: [
      ...machines
        .filter((machine) => machine.id === id)
        .flatMap(listMachinePaths)
        .map(writePath),
      ...others.filter(({ machine }) => machine === id).map(writeProblem),
    ],
  }));
  const all = suites.flatMap(({ tests }) => tests);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Camins de prova" ${writeCounts(all)}>`,
    ...suites.flatMap(({ id, tests }) => [
      `<testsuite name="${toXml(nameMachine(id))}" ${writeCounts(tests)}>`,
      ...tests.map(({ xml }) => xml),
      '</testsuite>',
    ]),
    '</testsuites>\n',
  ].join('\n');
}
