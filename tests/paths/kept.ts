import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportJournal, importJournal, readFile } from '../../src/journal/exchange';
import type { Entry, Journal } from '../../src/journal/record';
import { toReference } from '../../src/journal/reference';
import { listReads, readField } from '../journal/agree';
import { replay } from './replay';
import type { Effect } from './step';

export type Kept = { title: string; journal: Journal; outcomes: readonly string[] };

/** The first step with another outcome than the recorded one. */
export type Misfit = { step: string; expected: string; seen: string };

const FOLDER = join(process.cwd(), 'tests', 'paths', 'kept');
const END = '.jsonl';

const say = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const getType = (event: unknown): string => (event as { type?: string } | undefined)?.type ?? '';

function sayEffect({ to, event, emit, ...effect }: Effect): string {
  if (to !== undefined) return `${say(to)} ! ${getType(event)}`;
  if (emit !== undefined) return `emit ${getType(emit)}`;
  const [name = '', value] = Object.entries(effect)[0] ?? [];
  return `${name} ${say(value)}`;
}

/** Outcome of each step: state, transitions, effects, and changes of fields that guards read. */
function* tell(journal: Journal): Generator<string> {
  const known = new Map<string, string>();
  for (const { entry, step } of replay(journal)) {
    const { after, taken, effects } = step;
    const sets = listReads(after).flatMap((path) => {
      const [key, value] = [
        `${entry.stream} ${path}`,
        JSON.stringify(readField(after.context, path) ?? null),
      ];
      if (known.get(key) === value) return [];
      known.set(key, value);
      return [[path, JSON.parse(value) as unknown] as const];
    });
    yield JSON.stringify({
      state: entry.event.type === 'xstate.stop' ? 'ended' : after.value,
      ...(taken.length > 0 && { taken }),
      ...(effects.length > 0 && { does: effects.map(sayEffect) }),
      ...(sets.length > 0 && { sets: Object.fromEntries(sets) }),
    });
  }
}

/** A path from a session's report or journal; today's outcomes become the expected ones. */
export function toKept(text: string, title: string): Kept {
  const { journal } = readFile(text);
  return { title, journal, outcomes: [...tell(journal)] };
}

const describe = ({ id, first }: Journal, index: number, { stream, event }: Entry): string =>
  `${toReference(id, first + index)} ${stream} ${event.type}`;

/** Replays a path; undefined if all outcomes are the same. */
export function findMisfit({ journal, outcomes }: Kept): Misfit | undefined {
  const told = tell(journal);
  for (const [index, entry] of journal.entries.entries()) {
    const step = describe(journal, index, entry);
    const expected = outcomes[index] ?? 'nothing';
    try {
      const seen = told.next().value ?? 'nothing';
      if (seen !== expected) return { step, expected, seen };
    } catch (error) {
      return { step, expected, seen: String(error) };
    }
  }
  return undefined;
}

/** A line for each step, so that a difference is a line. */
export function write({ title, journal, outcomes }: Kept): string {
  const { entries, ...about } = JSON.parse(exportJournal(journal)) as { entries: Entry[] };
  const lines = entries.map(
    (entry, index) => `{"entry":${JSON.stringify(entry)},"outcome":${outcomes[index]}}`,
  );
  return `${[JSON.stringify({ title, ...about }), ...lines].join('\n')}\n`;
}

/** @throws {Error} where it is not what `write` makes */
export function read(text: string): Kept {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const { title, ...about } = JSON.parse(head) as { title: string };
  const steps = lines.map((line) => JSON.parse(line) as { entry: Entry; outcome: unknown });
  return {
    title,
    journal: importJournal(JSON.stringify({ ...about, entries: steps.map(({ entry }) => entry) })),
    outcomes: steps.map(({ outcome }) => JSON.stringify(outcome)),
  };
}

const toName = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const listKept = (): [file: string, kept: Kept][] =>
  (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    .filter((file) => file.endsWith(END))
    .toSorted()
    .map((file) => [file, read(readFileSync(join(FOLDER, file), 'utf8'))]);

/** Stores a recorded session, which `npm test` replays. */
export function keepJournal(text: string, title: string): { file: string; steps: number } {
  const kept = toKept(text, title);
  const file = join('tests', 'paths', 'kept', `${toName(title)}${END}`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(process.cwd(), file), write(kept));
  return { file, steps: kept.outcomes.length };
}

export function acceptKept(): void {
  for (const [file, { title, journal }] of listKept())
    writeFileSync(join(FOLDER, file), write(toKept(exportJournal(journal), title)));
}
