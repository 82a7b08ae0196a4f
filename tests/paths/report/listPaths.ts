import type { MachineReport, Report } from './schema';
import { describeState, findWords } from './words';

type Steps = MachineReport['paths'][number];
type Divergence = NonNullable<NonNullable<NonNullable<MachineReport['run']>['ran']>[number]['divergence']>;

export type ListedPath = {
  id: string;
  machine: string;
  title: string;
  steps: { case: string; text: string; section: string; seen: string }[];
  outcome: 'passed' | 'failed' | 'unrun';
  divergence?: Divergence | undefined;
};

export const toPathId = (machine: string, index: number): string => `${machine}-${index + 1}`;

export const sayCase = (name: string): string => findWords(name)?.text ?? name;

/** Title of a path: its end tells it from others. */
export function getTitle(path: Steps): string {
  const { case: name = '', to = '' } = path.at(-1) ?? {};
  return `${sayCase(name)} → ${describeState(to)}`;
}

const toSteps = (path: Steps): ListedPath['steps'] =>
  path.map((step) => ({
    case: step.case,
    text: sayCase(step.case),
    section: step.section,
    seen: describeState(step.to),
  }));

function listOfBrowser(machine: string, ran: NonNullable<MachineReport['run']>['ran'] = []): ListedPath[] {
  return ran.map(({ name, steps, divergence }, index) => ({
    id: toPathId(`${machine}-browser`, index),
    machine,
    title: name ?? getTitle(steps),
    steps: toSteps(steps),
    outcome: divergence ? 'failed' : 'passed',
    divergence,
  }));
}

/** Paths of a machine that ran in the browser, else the generated ones, with their outcome. */
export function listMachinePaths({ id: machine, paths, run }: MachineReport): ListedPath[] {
  if (run?.by === 'browser') return listOfBrowser(machine, run.ran);
  const { paths: count = 0, divergence } = run ?? {};
  return paths.map((path, index) => {
    const isFailed = divergence !== undefined && index === count - 1;
    return {
      id: toPathId(machine, index),
      machine,
      title: getTitle(path),
      steps: toSteps(path),
      outcome: isFailed ? 'failed' : index < count ? 'passed' : 'unrun',
      ...(isFailed && { divergence }),
    };
  });
}

export const listPaths = ({ machines }: Report): ListedPath[] => machines.flatMap(listMachinePaths);
