import { findModels } from '../../requirements/references';
import type { Proof, Section } from '../../requirements/requirement';
import { groupBy } from '../groupBy';
import { MODELS } from '../models';
import { RULES } from '../system/rules';
import type { Outcome, Problem, Report, Requirements, SectionReport, Shown } from './schema';

type Found = Pick<Report, 'machines' | 'problems'>;

const OF_PATHS: readonly Shown['kind'][] = ['rule', 'paths'];

export const isByPaths = ({ kind }: Pick<Shown, 'kind'>): boolean => OF_PATHS.includes(kind);

/** File of expected results by machine: a factory's difference may be of any of its machines. */
const FILES = new Map(MODELS.map(({ machine, factory }) => [machine.id, factory ?? machine.id]));

/** Whether a problem concerns a machine and, if any are named, some of its cases. */
function concerns({ kind, machine, name }: Problem, id: string, cases: readonly string[]): boolean {
  const isOwn = kind === 'different' ? FILES.get(machine) === FILES.get(id) : machine === id;
  return isOwn && (cases.length === 0 || name.split(' | ').some((one) => cases.includes(one)));
}

/** Result of a machine's rule or cases; rules are checked on live actors only. */
function judge(
  { machines, problems }: Found,
  id: string,
  { kind, name, cases }: Omit<Shown, 'result'>,
): Outcome {
  const { run } = machines.find((one) => one.id === id) ?? {};
  const isBroken = String(run?.divergence?.expected).endsWith(`: ${name}`);
  if (kind === 'rule' ? isBroken : problems.some((problem) => concerns(problem, id, cases))) return 'failed';
  return !run || run.divergence || (kind === 'rule' && run.by === 'browser') ? 'notRun' : 'passed';
}

const WORST: readonly Outcome[] = ['failed', 'notRun', 'passed', 'elsewhere'];
const getWorst = (results: readonly Outcome[]): Outcome =>
  WORST.find((result) => results.includes(result)) ?? 'none';

function toShown(proof: Proof): Omit<Shown, 'result'> {
  switch (proof.kind) {
    case 'rule':
    case 'paths': {
      const models = findModels(proof.of).filter(
        ({ invariants }) => proof.kind === 'paths' || invariants.some(({ says }) => says === proof.says),
      );
      const machines = models.map(({ machine }) => machine.id);
      return proof.kind === 'rule'
        ? { kind: 'rule', name: proof.says, machines, cases: [] }
        : { kind: 'paths', machines, cases: [...proof.cases] };
    }
    case 'walks': {
      const { says = '' } = RULES.find(({ id }) => id === proof.rule) ?? {};
      return { kind: 'walks', name: `${proof.rule}: ${says}`, machines: [], cases: [] };
    }
    case 'test': {
      const { name, row, file } = proof;
      const full = row === undefined ? name : name === '%s' ? row : `${name}: ${row}`;
      return { kind: 'test', name: full, file, machines: [], cases: [] };
    }
  }
}

function collectSection({ id, title, requirements }: Section, found: Found): SectionReport {
  const show = (proof: Proof): Shown => {
    const shown = toShown(proof);
    const results = shown.machines.map((machine) => judge(found, machine, shown));
    return { ...shown, result: isByPaths(shown) ? getWorst(results) : 'elsewhere' };
  };
  return {
    id,
    title,
    statements: requirements.map(({ id: of, says, by }) => {
      const shown = by.map(show);
      return { id: of, says, result: getWorst(shown.map(({ result }) => result)), by: shown };
    }),
  };
}

function listFurtherRules(sections: readonly SectionReport[]): Requirements['furtherRules'] {
  const proofs = sections.flatMap(({ statements }) => statements.flatMap(({ by }) => by));
  const isNamed = (id: string, says: string): boolean =>
    proofs.some(({ kind, name, machines }) => kind === 'rule' && name === says && machines.includes(id));
  const further = MODELS.flatMap(({ machine: { id }, invariants }) =>
    invariants
      .filter(({ says }) => !isNamed(id, says))
      .map(({ section, says }) => ({ section: section.replace('§', ''), says, id })),
  );
  return [...groupBy(further, ({ section, says }) => `${section} ${says}`).values()]
    .flatMap(([first, ...rest]) =>
      first ? [{ ...first, machines: [first, ...rest].map(({ id }) => id) }] : [],
    )
    .map(({ section, says, machines }) => ({ section, says, machines }))
    .toSorted((one, other) => one.section.localeCompare(other.section));
}

/** Proofs of each statement of the specification with their outcome, and rules beyond it. */
export function collectRequirements(sections: readonly Section[], found: Found): Requirements {
  const collected = sections.map((section) => collectSection(section, found));
  return { sections: collected, furtherRules: listFurtherRules(collected) };
}
