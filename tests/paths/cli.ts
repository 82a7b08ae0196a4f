import { explore } from './explore';
import { listDifferences, readExpected, toExpected, writeExpected } from './expected';
import { MODELS } from './models';
import { coverMoves } from './suite';

type Options = {
  /** The one machine to look at; without it all. */
  machine?: string | undefined;
  /** Whether what is found becomes what is expected. */
  accept?: boolean | undefined;
};

/**
 * Explores the machines and says of each how much there is to cover, in how few steps, and what is not as it is committed.
 * @returns what to print and how many machines differ
 */
export function run({ machine, accept = false }: Options): { lines: string[]; differing: number } {
  const models = MODELS.filter((model) => machine === undefined || model.machine.id === machine);
  if (models.length === 0) throw new Error(`There is no machine ${machine}.`);
  const lines: string[] = [];
  let differing = 0;
  for (const model of models) {
    const explored = explore(model);
    const { id } = model.machine;
    const { paths, steps, bound } = coverMoves(explored);
    const found = toExpected(explored);
    const differences = listDifferences(readExpected(id), found);
    const { states, moves, refused } = explored;
    lines.push(
      `${id}: ${states.length} states, ${moves.length} cases taken, ${refused.length} refused; ` +
        `${paths.length} paths, ${steps} steps, at least ${bound} needed`,
    );
    if (differences.length === 0) continue;
    if (accept) writeExpected(id, found);
    else differing += 1;
    for (const { state, name, expected, seen } of differences.slice(0, 5)) {
      lines.push(
        `  ${state} · ${name}\n    expected ${JSON.stringify(expected)}\n    seen     ${JSON.stringify(seen)}`,
      );
    }
    if (differences.length > 5) lines.push(`  and ${differences.length - 5} more`);
  }
  return { lines, differing };
}
