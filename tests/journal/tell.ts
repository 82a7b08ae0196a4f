import { importJournal } from '../../src/journal/exchange';
import { createFold, type Machines } from '../../src/journal/fold';
import type { Entry } from '../../src/journal/record';

type Fields = Readonly<Record<string, unknown>>;

/** The journal in a file: alone, or in the report of a session, with what the report says besides. */
export function readFile(text: string): { journal: string; about: Fields } {
  const file = JSON.parse(text) as Fields;
  if (file['format'] !== 'punt-jove.report') return { journal: text, about: {} };
  const { journal, ...about } = file;
  return { journal: JSON.stringify(journal), about };
}

const toLine = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');

function describe({ machine, event: { type, ...fields } }: Entry): string {
  return [type, machine && `(${machine})`, toLine(fields)].filter(Boolean).join(' ');
}

/** Every event of a journal with the state that it led to, one a line: its number, the actor, the event, the state. */
export function tellJournal(text: string, machines: Machines): string[] {
  const { checkpoints, entries } = importJournal(text);
  const folding = createFold(machines);
  for (const checkpoint of checkpoints) folding.restore(checkpoint);
  const before = checkpoints.map(({ stream, value }) => `     ${stream}  was ${JSON.stringify(value)}`);
  const lines = entries.map((entry, index) => {
    const { value } = folding.apply(entry);
    return `${String(index + 1).padStart(4)} ${entry.stream}  ${describe(entry)}  → ${JSON.stringify(value)}`;
  });
  return [...before, ...lines];
}

/** What a report says beside its journal, a fact a line. */
export function tellAbout(about: Fields): string[] {
  return Object.entries(about).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => `${name}: ${toLine(one as Fields)}`)
      : `${name}: ${JSON.stringify(value)}`,
  );
}
