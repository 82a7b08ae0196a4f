import type { AnyMachineSnapshot } from 'xstate';
import type { Seen } from './look';
import { toPattern } from './acts/act';
import { getKeep } from '../../machines/support/machines';

/** Fields that tell no states apart: identity, history, time, numbers. */
const LEFT_OUT = /(^|\.)(routes|permissions|viewer|today|count|at|index|params|id|ids|screens|left)$/;

/** Text without names of people and records, days and instants. */
const toWord = (text: string): string =>
  toPattern(text)
    .replaceAll(/\d{4}-\d\d-\d\d(T[\d:.+Z-]+)?/g, 'date')
    .replaceAll(/\d+/g, 'n');

type Who = (id: number | null) => string;

const WHO = /(userId|user\.id)$/;

function simplify(value: unknown): unknown {
  if (typeof value === 'string') return toWord(value);
  if (typeof value === 'number') return 'n';
  if (Array.isArray(value))
    return [...new Set(value.map((item) => JSON.stringify(simplify(item))))].toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, simplify(item)]));
}

function readField(context: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (of, name) => (of as Record<string, unknown> | null | undefined)?.[name] ?? null,
      context,
    );
}

function listRead(snapshot: AnyMachineSnapshot, who: Who): string[] {
  return getKeep(snapshot.machine).reads.flatMap((kept) => {
    const path = kept.replace(/^[=/]/, '');
    const value = readField(snapshot.context, path);
    if (WHO.test(path)) return [`${path}=${who(value as number | null)}`];
    return value === null || LEFT_OUT.test(path) ? [] : [`${path}=${JSON.stringify(simplify(value))}`];
  });
}

function toPlace(path: string, { navigation: { screen, behind, parked } }: Seen): string {
  return toWord(
    path
      .replace(screen?.id ?? ' ', 'shown')
      .replace(behind?.id ?? ' ', 'behind')
      .replace(parked?.screen.id ?? ' ', 'parked'),
  );
}

/** Key of a state: actors' values, fields that guards read, waiting calls; no clock or number. */
export function toKey(seen: Seen, myId: number): string {
  const who: Who = (id) => (id === null ? 'none' : id === myId ? 'me' : 'other');
  const actors = seen.live.map(({ path, snapshot }) => {
    const read = listRead(snapshot, who).join(',');
    return `${toPlace(path, seen)}:${snapshot.machine.id}:${JSON.stringify(snapshot.value)}${read && `(${read})`}`;
  });
  const calls = seen.calls.map(({ method, path }) => `${method} ${toPattern(path)}`);
  const code = seen.loads.map(({ name }) => `code ${name}`);
  return [...new Set([...actors, ...calls, ...code])].toSorted().join('\n');
}

export function listStates({ live }: Seen): string[] {
  return [
    ...new Set(
      live.flatMap(({ snapshot: { machine, value } }) =>
        Object.keys(value as object).length === 0 && typeof value === 'object'
          ? []
          : [`${machine.id}.${typeof value === 'string' ? value : JSON.stringify(value)}`],
      ),
    ),
  ].toSorted();
}
