import { drawChart, type Mark } from './chart';
import type { Comparison } from './compare';
import { disclose, escape, table } from './html';
import { SCRIPT, STYLE } from './look';
import { writePaths } from './pathList';
import { writeProblems } from './problems';
import type { MachineReport, Report } from './schema';
import { writeRequirements } from './statements';
import { findWords, nameMachine } from './words';

const MARKS: Readonly<Record<Mark, string>> = {
  taken: '<span class="mark taken">✓ coberta</span>',
  left: `<span class="mark left">○ no s'hi arriba, amb motiu</span>`,
  missed: '<span class="mark missed">✗ no coberta</span>',
};

const STRATEGIES = { transitions: 'totes les transicions', pairs: 'cada parell de transicions seguides' };
/** Where `npm start` serves the demo. */
const DEMO = 'http://127.0.0.1:4173';

const RUNS = { model: 'actors en viu', browser: 'navegador' };

function getMark({ transitions, run }: MachineReport, name: string): Mark {
  const transition = transitions.find((one) => one.name === name);
  const reason = transition?.reason ?? run?.left[name];
  const isTaken = run ? run.taken.includes(name) : transition?.reached === true;
  return isTaken ? 'taken' : reason === undefined ? 'missed' : 'left';
}

const number = (value: number): string => value.toLocaleString('ca');
const ratio = (one: number, other: number): string =>
  other === 0
    ? '–'
    : (one / other).toLocaleString('ca', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const code = (text: string): string => `<code>${escape(text)}</code>`;

function writeDivergence({ run }: MachineReport): string {
  const { divergence } = run ?? {};
  if (!divergence) return '';
  const { steps, expected, seen, screenshot } = divergence;
  // A browser's message has lines of its own.
  const toText = (value: unknown): string =>
    typeof value === 'string' ? value : JSON.stringify(value, null, 2).replaceAll('\\n', '\n');
  const say = (value: unknown): string => `<pre tabindex="0">${escape(toText(value))}</pre>`;
  const list = steps.map((step) => `<li>${escape(findWords(step)?.text ?? '')} ${code(step)}</li>`);
  return (
    `<div class="broken"><h3>El primer pas que no ha anat com s'esperava</h3>` +
    `<ol>${list.join('')}</ol>` +
    `<h4>S'esperava</h4>${say(expected)}<h4>S'ha vist</h4>${say(seen)}` +
    (screenshot ? `<img alt="La pantalla en aquell moment" src="${screenshot}">` : '') +
    '</div>'
  );
}

function writeFigures({ figures, guards, run, mutants, measured, transitions }: MachineReport): string {
  const both = guards.filter(({ verdicts }) => verdicts.length === 2).length;
  const list: [string, string][] = [
    ['Estats', number(figures.states)],
    ['Transicions declarades', `${number(figures.reached)} de ${number(figures.transitions)}`],
    ['Casos', number(figures.cases)],
    ['Esdeveniments refusats', number(figures.refused)],
    ['Parells de casos', `${number(figures.pairsTaken)} de ${number(figures.pairs)}`],
    ['Guardes vistes certes i falses', `${both} de ${guards.length}`],
    [
      'Passos que calen com a mínim',
      `${number(figures.bound)} (el millor recorregut en fa ${number(figures.fewest)})`,
    ],
    ["Passos d'aquests camins", `${number(figures.steps)}, en ${number(figures.paths)} camins`],
    ['Proporció respecte del mínim', ratio(figures.steps, figures.bound)],
    ['Regles escrites a mà', number(figures.invariants)],
  ];
  if (run) list.push(['Executats', `${number(run.paths)} camins, ${RUNS[run.by]}`]);
  if (mutants) list.push(['Mutants detectats', `${number(mutants.killed)} de ${number(mutants.total)}`]);
  if (measured)
    list.push([
      'Als diaris enregistrats',
      `${measured.taken.length} de ${transitions.length} transicions, ${number(measured.events)} esdeveniments`,
    ]);
  return `<dl>${list.map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>`;
}

function writeMachine(report: MachineReport, demo: string): string {
  const { id, transitions, run, measured, mutants } = report;
  const mark = (name: string): Mark => getMark(report, name);
  const rows = transitions.map(({ name, from, to, label, reason }) => [
    code(label),
    escape(from),
    escape(to ?? 'hi queda'),
    `${MARKS[mark(name)]} ${escape(mark(name) === 'left' ? (reason ?? run?.left[name] ?? '') : '')}`,
    ...(measured ? [measured.taken.includes(name) ? 'sí' : 'no'] : []),
  ]);
  const missed = transitions.filter(({ name }) => mark(name) === 'missed').length;
  const state = run?.divergence ? 'missed' : missed > 0 ? 'missed' : 'taken';
  const word = run?.divergence ? '✗ falla' : missed > 0 ? `✗ ${missed} sense cobrir` : '✓ coberta';
  const summary = `<h2>${escape(nameMachine(id))}</h2> ${code(id)} <span class="mark ${state}">${word}</span>`;
  const survivors = mutants?.survivors.map(
    ({ id: name, reason }) => `<li>${code(name)}: ${escape(reason ?? 'sense motiu')}</li>`,
  );
  return disclose(
    summary,
    writeDivergence(report) +
      writeFigures(report) +
      `<div class="drawing" tabindex="0" role="region" aria-label="Diagrama de ${escape(id)}">${drawChart(report, mark)}</div>` +
      (rows.length > 0
        ? table(
            `Transicions de ${id}`,
            ['Quan', 'Des de', 'Cap a', 'Cobertura', ...(measured ? ['Als diaris'] : [])],
            rows,
          )
        : '<p>No té cap transició.</p>') +
      (survivors && survivors.length > 0
        ? `<h3>Mutants que cap resultat esperat no nota</h3><ul>${survivors.join('')}</ul>`
        : '') +
      writePaths(report, demo),
    `class="machine" id="${escape(id)}"${run?.divergence ? ' open' : ''}`,
  );
}

function writeComparison({ added, removed, lost }: Comparison): string {
  const list = (title: string, names: readonly string[]): string =>
    `<h3>${escape(title)} (${names.length})</h3>${names.length > 0 ? `<ul>${names.map((name) => `<li>${code(name)}</li>`).join('')}</ul>` : ''}`;
  return `<section aria-labelledby="compare"><h2 id="compare">Respecte de l'informe anterior</h2>${list('Transicions noves', added)}${list('Transicions que ja no hi són', removed)}${list("Transicions on ja no s'arriba", lost)}</section>`;
}

const total = ({ machines }: Report, pick: (machine: MachineReport) => number): number =>
  machines.reduce((sum, machine) => sum + pick(machine), 0);

function writeSummary(report: Report): string {
  const rows = report.machines.map((machine) => {
    const { id, figures, transitions, run, mutants } = machine;
    const count = (mark: Mark): number =>
      transitions.filter(({ name }) => getMark(machine, name) === mark).length;
    const isGood = count('missed') === 0 && !run?.divergence;
    const left = count('left') > 0 ? `, ${count('left')} amb motiu` : '';
    return [
      `<a href="#${escape(id)}">${escape(nameMachine(id))}</a> ${code(id)}`,
      `<span class="mark ${isGood ? 'taken' : 'missed'}">${isGood ? '✓' : '✗'} ${count('taken')} de ${figures.transitions}${left}</span>`,
      ...[
        figures.states,
        figures.cases,
        figures.pairs,
        figures.refused,
        figures.paths,
        figures.steps,
        figures.bound,
      ].map(number),
      ratio(figures.steps, figures.bound),
      mutants ? `${number(mutants.killed)} de ${number(mutants.total)}` : '–',
    ];
  });
  return table(
    'Màquines',
    [
      'Màquina',
      'Transicions',
      'Estats',
      'Casos',
      'Parells',
      'Refusats',
      'Camins',
      'Passos',
      'Mínim',
      'Proporció',
      'Mutants',
    ],
    rows,
  );
}

/** The report as one page; `tokens` is the product's style sheet, `demo` the address for its links. */
export function writePage(
  report: Report,
  tokens: string,
  { comparison, demo = DEMO }: { comparison?: Comparison | undefined; demo?: string | undefined } = {},
): string {
  const runs = report.machines.flatMap(({ run }) => (run ? [run] : []));
  const ran = runs.reduce((sum, { paths }) => sum + paths, 0);
  const steps = total(report, ({ figures }) => figures.steps);
  const bound = total(report, ({ figures }) => figures.bound);
  const facts = [
    `Estratègia: ${STRATEGIES[report.strategy]}`,
    report.cap > 0 ? `${report.cap} passos per camí com a màxim` : 'sense màxim de passos',
    `${number(total(report, ({ figures }) => figures.reached))} de ${number(total(report, ({ figures }) => figures.transitions))} transicions`,
    `${number(steps)} passos; en calen ${number(bound)} com a mínim (proporció ${ratio(steps, bound)})`,
    `camins generats: ${number(total(report, ({ figures }) => figures.paths))}`,
    ...(runs.length === 0
      ? ['cap camí executat']
      : [
          `camins executats: ${number(ran)} (${[...new Set(runs.map(({ by }) => RUNS[by]))].join(', ')})`,
          `màquines executades: ${runs.length} de ${report.machines.length}`,
        ]),
  ];
  return `<!doctype html>
<html lang="ca">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Camins de prova · Punt Jove</title>
<style>${tokens}${STYLE}</style>
</head>
<body>
<main>
<h1>Camins de prova</h1>
<p class="muted">${facts.map(escape).join(' · ')}</p>
${writeProblems(report)}
<label class="search">Cerca camins, màquines i requisits <input type="search" id="search"></label>
${report.requirements ? '<p><a href="#requisits">Requisits de l\'especificació</a></p>' : ''}
${comparison ? writeComparison(comparison) : ''}
${writeSummary(report)}
${writeRequirements(report)}
${report.machines.map((machine) => writeMachine(machine, demo)).join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
