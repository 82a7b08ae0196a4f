import { disclose, escape } from './html';
import { getTitle, toPathId } from './listPaths';
import type { MachineReport } from './schema';
import { describeCase, describeState } from './words';

type Path = MachineReport['paths'][number];

function writePath(machine: string, path: Path, index: number): string {
  const id = toPathId(machine, index);
  const steps = path.map(({ case: name, to, section }) => {
    const { text } = describeCase(name);
    return (
      `<li><span>${escape(text)}</span> <span class="section">${escape(section)}</span>` +
      `<span class="seen">→ ${escape(describeState(to))}</span></li>`
    );
  });
  const summary =
    `Camí ${index + 1}: ${escape(getTitle(path))} ` +
    `<span class="muted">· ${path.length} passos</span> <code>${escape(id)}</code>`;
  return disclose(
    summary,
    `<button type="button" class="copy">Copia els passos</button><a href="#${escape(id)}">Enllaç a aquest camí</a>` +
      `<ol>${steps.join('')}</ol>`,
    `class="path" id="${escape(id)}"`,
  );
}

function writeWalked({ run }: MachineReport, demo: string): string {
  const { walked = [] } = run ?? {};
  if (walked.length === 0) return '';
  const items = walked.map(({ cases, link }, index) => {
    const steps = cases.map((name) => `<li>${escape(describeCase(name).text)}</li>`);
    const summary = `Camí ${index + 1} al navegador <span class="muted">· ${cases.length} passos</span>`;
    const open = `<p><a href="${escape(demo + link)}">Obre'l a la demostració</a></p>`;
    return disclose(summary, `${open}<ol>${steps.join('')}</ol>`, 'class="path"');
  });
  return `<h3>Camins al navegador</h3>${items.join('')}`;
}

export const writePaths = (report: MachineReport, demo: string): string =>
  `<h3>Camins</h3>${report.paths.map((path, index) => writePath(report.id, path, index)).join('')}` +
  writeWalked(report, demo);
