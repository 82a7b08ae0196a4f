import { disclose, escape } from './html';
import { getTitle, listMachinePaths, toPathId } from './listPaths';
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

function writeWalked(report: MachineReport, demo: string): string {
  const { walked = [] } = report.run ?? {};
  const links = new Map(walked.map(({ cases, link }) => [cases.join('\n'), link]));
  const items = listMachinePaths(report).flatMap(({ id, title, steps }, index) => {
    const link = links.get(steps.map((step) => step.case).join('\n'));
    if (link === undefined) return [];
    const list = steps.map(({ text }) => `<li>${escape(text)}</li>`);
    const summary =
      `Camí ${index + 1} al navegador: ${escape(title)} ` +
      `<span class="muted">· ${steps.length} passos</span> <code>${escape(id)}</code>`;
    const open =
      `<p><a href="${escape(demo + link)}">Obre'l a la demostració</a></p>` +
      `<a href="#${escape(id)}">Enllaç a aquest camí</a>`;
    return [disclose(summary, `${open}<ol>${list.join('')}</ol>`, `class="path" id="${escape(id)}"`)];
  });
  return items.length > 0 ? `<h3>Camins al navegador</h3>${items.join('')}` : '';
}

export const writePaths = (report: MachineReport, demo: string): string =>
  `<h3>Camins</h3>${report.paths.map((path, index) => writePath(report.id, path, index)).join('')}` +
  writeWalked(report, demo);
