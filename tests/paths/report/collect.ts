import type { AnyTransitionDefinition } from 'xstate';
import { listDeclared } from '../declared';
import { type Explored } from '../explore';
import type { Divergence } from '../live';
import { countSteps, type Paths } from '../generator/graph';
import type { Measured } from '../measured';
import { findReason } from '../mutants/survivors';
import { countPairs, countPairsTaken, coverFewest, type Strategy } from '../suite';
import type { MachineReport } from './schema';
import { describeCase } from './words';

export type Run = {
  by: 'model' | 'browser';
  paths: number;
  taken: string[];
  left: Record<string, string>;
  walked?: { cases: string[]; link: string }[];
  ran?: Ran[];
  divergence?: Divergence & { screenshot?: string };
};

export type Ran = { name?: string; steps: MachineReport['paths'][number]; divergence?: Divergence };

export type Mutants = { total: number; alive: string[] };

function getLabel({ eventType, guard }: AnyTransitionDefinition): string {
  const event = eventType
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 ✓')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 ✗')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'després de $1');
  const name = typeof guard === 'string' ? guard : (guard as { type?: string } | undefined)?.type;
  return [event || 'sempre', ...(name ? [`[${name}]`] : guard ? ['[…]'] : [])].join(' ');
}

export const toReported = (name: string, to = ''): MachineReport['paths'][number][number] => ({
  case: name,
  to,
  section: describeCase(name).section,
});

type Findings = {
  strategy?: Strategy;
  run?: Run | undefined;
  mutants?: Mutants | undefined;
  measured?: Measured | undefined;
};

export function collect(
  explored: Explored,
  paths: Paths,
  { strategy = 'transitions', run, mutants, measured }: Findings = {},
): MachineReport {
  const { machine, model, states, moves, refused, untaken, verdicts } = explored;
  const declared = listDeclared(machine);
  const { steps: fewest, bound } = coverFewest(explored, strategy);
  return {
    id: machine.id,
    figures: {
      states: states.length,
      transitions: declared.length,
      reached: declared.length - untaken.length,
      cases: moves.length,
      refused: refused.length,
      pairs: countPairs(explored),
      pairsTaken: countPairsTaken(paths),
      paths: paths.length,
      steps: countSteps(paths),
      fewest,
      bound,
      invariants: model.invariants.length,
    },
    states: states.map(({ name, tags }) => ({ name, tags })),
    transitions: declared.map(([name, transition]) => {
      const reason = model.unreached?.[name];
      return {
        name,
        from: transition.source.id,
        to: transition.target?.[0]?.id ?? null,
        label: getLabel(transition),
        reached: !untaken.includes(name),
        ...(reason !== undefined && { reason }),
      };
    }),
    guards: [...verdicts].map(([name, answers]) => ({
      name,
      verdicts: [false, true].filter((verdict) => answers.has(verdict)),
    })),
    paths: paths.map((path) =>
      path.map((edge) => {
        const { name, to } = moves[edge] ?? { name: '', to: -1 };
        return toReported(name, states[to]?.name);
      }),
    ),
    ...(run && { run }),
    ...(mutants && {
      mutants: {
        total: mutants.total,
        killed: mutants.total - mutants.alive.length,
        survivors: mutants.alive.map((id) => ({ id, reason: findReason(id) ?? null })),
      },
    }),
    ...(measured && { measured: { events: measured.events, taken: [...measured.taken].toSorted() } }),
  };
}
