import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import type { Explored } from './explore';

/** What a move leads to and does, written down so that a person can say whether it is right. */
type Expectation = {
  to: string;
  /** What is told, started, stopped, waited for and done, in its order. */
  does?: unknown[];
  /** The fields of the context that it changes. */
  sets?: Record<string, unknown>;
};

export type Expected = Record<string, { tags: string[]; moves: Record<string, Expectation> }>;

const FOLDER = join(process.cwd(), 'tests', 'paths', 'expected');

/** Before a machine is started. */
const NOT_STARTED = 'not started';

function toPlain(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

function listChanges(
  before: AnyMachineSnapshot | undefined,
  after: AnyMachineSnapshot,
): Record<string, unknown> {
  const [old, now] = [before?.context ?? {}, after.context] as Record<string, unknown>[];
  return Object.fromEntries(
    Object.entries(now ?? {})
      .filter(([name, value]) => JSON.stringify(old?.[name]) !== JSON.stringify(value))
      .map(([name, value]) => [name, toPlain(value)]),
  );
}

/** A machine as it is: each state with its tags, each case with where it leads and what it does. */
export function toExpected({ states, moves }: Explored): Expected {
  const found: Expected = { [NOT_STARTED]: { tags: [], moves: {} } };
  for (const { name, tags } of states) found[name] = { tags, moves: {} };
  for (const { from, to, name, effects, after } of moves) {
    const before = from === null ? undefined : states[from];
    const sets = listChanges(before?.snapshot, after);
    const does = toPlain(effects) as unknown[];
    const of = found[before?.name ?? NOT_STARTED];
    if (!of) throw new Error(`no state ${before?.name}`);
    of.moves[name] = {
      to: states[to]?.name ?? '',
      ...(does.length > 0 && { does }),
      ...(Object.keys(sets).length > 0 && { sets }),
    };
  }
  return found;
}

/** JSON with a line for each case, so that a difference shows the case. */
function toText(expected: Expected): string {
  const states = Object.entries(expected).map(([name, { tags, moves }]) => {
    const lines = Object.entries(moves).map(
      ([move, of]) => `      ${JSON.stringify(move)}: ${JSON.stringify(of)}`,
    );
    const inner = lines.length > 0 ? `{\n${lines.join(',\n')}\n    }` : '{}';
    return `  ${JSON.stringify(name)}: {\n    "tags": ${JSON.stringify(tags)},\n    "moves": ${inner}\n  }`;
  });
  return `{\n${states.join(',\n')}\n}\n`;
}

/** What is committed of a machine; nothing of a new one. */
export function readExpected(id: string): Expected {
  try {
    return JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')) as Expected;
  } catch {
    return {};
  }
}

/** Accepts a machine as it is; whether that is right shows the difference. */
export function writeExpected(id: string, expected: Expected): void {
  writeFileSync(join(FOLDER, `${id}.json`), toText(expected));
}

/** What of a machine is not as it is committed: each case with both, in the order of its states. */
export function listDifferences(committed: Expected, found: Expected) {
  const states = [...new Set([...Object.keys(committed), ...Object.keys(found)])];
  return states.flatMap((state) => {
    const [old, now] = [committed[state], found[state]];
    const cases = [...new Set([...Object.keys(old?.moves ?? {}), ...Object.keys(now?.moves ?? {})])];
    const tags = { name: 'tags', expected: old?.tags, seen: now?.tags };
    const moves = cases.map((name) => ({ name, expected: old?.moves[name], seen: now?.moves[name] }));
    return [tags, ...moves]
      .filter(({ expected, seen }) => JSON.stringify(expected) !== JSON.stringify(seen))
      .map((difference) => ({ state, ...difference }));
  });
}
