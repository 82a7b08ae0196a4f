import { disclose, escape } from './html';
import { toPathId } from './listPaths';
import { isByPaths } from './requirements';
import type { MachineReport, Outcome, Report, Requirements, SectionReport, Shown } from './schema';
import { findWords, nameMachine } from './words';

type Statement = SectionReport['statements'][number];

const MARKS: Readonly<Record<Outcome, string>> = {
  failed: '<span class="mark missed">✗ falla</span>',
  passed: '<span class="mark taken">✓ passa</span>',
  notRun: '<span class="mark left">○ no executat</span>',
  elsewhere: `<span class="mark left">○ es comprova en una altra prova</span>`,
  none: '<span class="mark missed">✗ sense cap prova</span>',
};

/** Machines to name one by one; of more, as of a factory, the first and their number. */
const NAMED = 3;

const toAddress = (id: string): string => `requisit-${id}`;
const count = (all: readonly Statement[], result: Outcome): number =>
  all.filter((one) => one.result === result).length;

/** A machine, or its first path with a case, as a link where the report has it. */
function link({ machines }: Report, id: string, name?: string): string {
  const paths = machines.find((machine) => machine.id === id)?.paths;
  const text = escape(nameMachine(id));
  if (!paths) return text;
  const index = paths.findIndex((path) => path.some((step) => step.case === name));
  return `<a href="#${escape(index < 0 ? id : toPathId(id, index))}">${text}</a>`;
}

function listMachines(report: Report, machines: readonly string[], name?: string): string {
  const shown = machines.length > NAMED ? machines.slice(0, 1) : machines;
  const rest = machines.length - shown.length;
  return shown.map((id) => link(report, id, name)).join(', ') + (rest > 0 ? ` i ${rest} màquines més` : '');
}

function writeProof(report: Report, { kind, name = '', file = '', machines, cases }: Shown): string {
  switch (kind) {
    case 'rule':
      return `Regla: ${escape(name)} · ${listMachines(report, machines)}`;
    case 'walks':
      return `Regla de tota l'aplicació (<code>--system</code>): <span lang="en">${escape(name)}</span>`;
    case 'test':
      return `Prova: <span lang="en">${escape(name)}</span> <code>${escape(file)}</code>`;
    case 'paths': {
      if (cases.length === 0) return `Tots els camins: ${listMachines(report, machines)}`;
      const items = cases.map((one) => {
        const knowing = machines.filter((id) => !hasPaths(report, id) || takes(report, id, one));
        return `${escape(findWords(one)?.text ?? one)} · ${listMachines(report, knowing, one)}`;
      });
      return `Camins: ${items.join('; ')}`;
    }
  }
}

const find = ({ machines }: Report, id: string): MachineReport | undefined =>
  machines.find((machine) => machine.id === id);
const hasPaths = (report: Report, id: string): boolean => find(report, id) !== undefined;
const takes = (report: Report, id: string, name: string): boolean =>
  find(report, id)?.paths.some((path) => path.some((step) => step.case === name)) === true;

function writeStatement(report: Report, { id, says, result, by }: Statement): string {
  const proofs = by.map((proof) => `<li>${writeProof(report, proof)}</li>`);
  return (
    `<li class="path statement" id="${toAddress(id)}"><code>${id}</code> <span lang="en">${escape(says)}</span> ` +
    `${MARKS[result]}<ul class="muted">${proofs.join('')}</ul></li>`
  );
}

function writeSection(report: Report, { id, title, statements }: SectionReport): string {
  const failed = count(statements, 'failed') + count(statements, 'none');
  const byPaths = statements.filter(({ by }) => by.some(isByPaths)).length;
  const mark =
    failed > 0
      ? `<span class="mark missed">✗ ${failed} de ${statements.length} amb problemes</span>`
      : `<span class="mark left">${byPaths} de ${statements.length} amb camins</span>`;
  return disclose(
    `<h3>§${id} <span lang="en">${escape(title)}</span></h3> ${mark}`,
    `<ul class="statements">${statements.map((one) => writeStatement(report, one)).join('')}</ul>`,
    `class="machine" id="requisits-${id}"${failed > 0 ? ' open' : ''}`,
  );
}

const writeLinks = (statements: readonly Statement[]): string =>
  `<ul>${statements
    .map(
      ({ id, says }) =>
        `<li><a href="#${toAddress(id)}">${id}</a> <span lang="en">${escape(says)}</span></li>`,
    )
    .join('')}</ul>`;

function writeFurther(report: Report, { furtherRules }: Requirements): string {
  const items = furtherRules.map(
    ({ section, says, machines }) =>
      `<li class="path"><span class="section">§${section}</span> ${escape(says)} · ${listMachines(report, machines)}</li>`,
  );
  return disclose(
    `<h3>Regles que van més enllà de les afirmacions</h3> <span class="mark left">${items.length}</span>`,
    `<ul class="statements">${items.join('')}</ul>`,
    'class="machine" id="requisits-regles"',
  );
}

export function writeRequirements(report: Report): string {
  const { requirements } = report;
  if (!requirements) return '';
  const statements = requirements.sections.flatMap((section) => section.statements);
  const failed = statements.filter(({ result }) => result === 'failed');
  const none = statements.filter(({ result }) => result === 'none');
  const without = statements.filter(({ by }) => !by.some(isByPaths));
  const facts = [
    `afirmacions de l'especificació: ${statements.length}`,
    `amb camins: ${statements.length - without.length}`,
    `passen: ${count(statements, 'passed')}`,
    `fallen: ${failed.length}`,
    `no executades: ${count(statements, 'notRun')}`,
    `només en altres proves: ${without.length - none.length}`,
    `sense cap prova: ${none.length}`,
  ];
  const alarm = (title: string, list: readonly Statement[]): string =>
    list.length === 0
      ? ''
      : `<div class="broken"><h3>${escape(title)} (${list.length})</h3>${writeLinks(list)}</div>`;
  return (
    `<section aria-labelledby="requisits"><h2 id="requisits">Requisits</h2>` +
    `<p class="muted">${facts.map(escape).join(' · ')}</p>` +
    alarm('✗ Requisits que fallen', failed) +
    alarm('✗ Requisits sense cap prova', none) +
    requirements.sections.map((section) => writeSection(report, section)).join('') +
    disclose(
      `<h3>El que no mostra cap camí</h3> <span class="mark left">${without.length}</span>`,
      writeLinks(without),
      'class="machine" id="requisits-sense-camins"',
    ) +
    writeFurther(report, requirements) +
    '</section>'
  );
}
