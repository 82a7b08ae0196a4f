import { listMachinePaths, type ListedPath } from './listPaths';
import type { MachineReport } from './schema';
import { nameMachine } from './words';

/** A text of Cucumber's {string}. */
const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function writeScenario({ id, title, steps }: ListedPath): string[] {
  const sections = [...new Set(steps.map(({ section }) => section))].toSorted();
  const tags = [id, ...sections].map((name) => `@${name}`);
  const lines = steps.flatMap(({ text, seen }, index) => [
    `    ${index === 0 ? 'Donat que es comença amb' : 'Quan es fa o passa'} ${quote(text)}`,
    `    Aleshores l'estat és ${quote(seen)}`,
  ]);
  return ['', `  ${tags.join(' ')}`, `  Escenari: ${id}: ${title}`, ...lines];
}

/** A machine's paths in Catalan Gherkin; three step definitions are enough for all. */
export function writeFeature(report: MachineReport): string | undefined {
  const paths = listMachinePaths(report).filter(({ steps }) => steps.length > 0);
  if (paths.length === 0) return undefined;
  const head = ['# language: ca', `@${report.id}`, `Característica: ${nameMachine(report.id)}`];
  return `${[...head, ...paths.flatMap(writeScenario)].join('\n')}\n`;
}
