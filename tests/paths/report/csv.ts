import { toCsv } from '../../../src/domain/values/csv';
import { listPaths, type ListedPath } from './listPaths';
import type { Report } from './schema';
import { nameMachine } from './words';

type Row = { path: ListedPath; index: number; step: ListedPath['steps'][number] };

/** Outcome of a step: right before the wrong one, not taken after it. */
function getOutcome({ path: { outcome, divergence }, index }: Row): string {
  if (outcome === 'unrun') return 'no executat';
  const last = divergence?.steps.filter((name) => !name.startsWith('refused: ')).length ?? 0;
  if (!divergence || index < last - 1) return 'correcte';
  return index === last - 1 ? 'falla' : 'no executat';
}

/** Every step of every path as CSV, with the byte order mark that spreadsheets need for accents. */
export function writeCsv(report: Report): string {
  const rows = listPaths(report).flatMap((path) =>
    path.steps.map((step, index): Row => ({ path, index, step })),
  );
  const csv = toCsv<Row>(
    [
      ['Camí', ({ path }) => path.id],
      ['Màquina', ({ path }) => nameMachine(path.machine)],
      ['Pas', ({ index }) => index + 1],
      ['Acció', ({ step }) => step.text],
      ["S'espera", ({ step }) => step.seen],
      ['Especificació', ({ step }) => step.section],
      ['Resultat', getOutcome],
      ['Cas', ({ step }) => step.case],
    ],
    rows,
  );
  return `\uFEFF${csv}`;
}
