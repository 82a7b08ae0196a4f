import { escape } from './html';
import { toPathId } from './listPaths';
import type { Problem, Report } from './schema';
import { findWords, nameMachine } from './words';

export const KINDS: Readonly<Record<Problem['kind'], string>> = {
  untaken: 'Cap cas no fa aquesta transició',
  different: "El cas no fa el que s'espera",
  diverged: "Un camí s'ha aturat en un pas que no ha anat com s'esperava",
  missed: 'En executar-ho no es fa aquesta transició',
  needless: "La transició que s'havia deixat amb motiu es fa",
  unnoticed: 'Cap resultat esperat no nota aquest canvi de la màquina',
};

function getPlace({ machines }: Report, { machine, name }: Problem): string {
  const [first = ''] = name.split(' | ');
  const paths = machines.find(({ id }) => id === machine)?.paths ?? [];
  const index = paths.findIndex((path) => path.some((step) => step.case === first));
  return index < 0 ? machine : toPathId(machine, index);
}

function writeProblem(report: Report, problem: Problem): string {
  const { machine, kind, name, expected, seen } = problem;
  const words = name.split(' | ').map((one) => findWords(one)?.text ?? '');
  const said = [...new Set(words)].filter((text) => text !== '').join(' | ');
  const both =
    kind === 'different'
      ? `<h4>S'esperava</h4><pre tabindex="0">${escape(expected ?? 'res')}</pre>` +
        `<h4>S'ha vist</h4><pre tabindex="0">${escape(seen ?? 'res')}</pre>`
      : '';
  return (
    `<li><a href="#${escape(getPlace(report, problem))}">${escape(nameMachine(machine))}</a>: ` +
    `${escape(KINDS[kind])}. ${escape(said)} <code>${escape(name)}</code>${both}</li>`
  );
}

export function writeProblems(report: Report): string {
  const { problems } = report;
  if (problems.length === 0) return `<p class="mark taken">✓ Tot és com s'esperava</p>`;
  const title =
    problems.length === 1 ? "1 cosa no és com s'esperava" : `${problems.length} coses no són com s'esperava`;
  const items = problems.map((problem) => writeProblem(report, problem));
  return (
    `<section class="broken" aria-labelledby="problems"><h2 id="problems">✗ ${escape(title)}</h2>` +
    `<ul>${items.join('')}</ul></section>`
  );
}
