import { getDay, getTime } from '../../src/domain/values/madrid';
import { Broken } from './trial';

/** Values of a record by the names of its body. */
export type Values = Readonly<Record<string, unknown>>;

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

/** Comparable text of a value: instants by the minute, lists in any order. */
function toKey(value: unknown): string {
  if (isInstant(value)) return `${getDay(value)} ${getTime(value)}`;
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? `[${value.map(toKey).toSorted().join(', ')}]` : JSON.stringify(value ?? null);
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Names of the given values that a record has otherwise; what could not be read is not compared. */
function findOthers(given: Values, kept: Values): string[] {
  const names = Object.keys(given).filter((name) => name in kept && !isBlank(given[name]));
  return names.filter((name) => toKey(given[name]) !== toKey(kept[name]));
}

const pick = (values: Values, isPicked: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isPicked(name, value)));

export const withoutBlanks = (values: Values): Values => pick(values, (_, value) => !isBlank(value));

export const withoutUnread = (values: Values, unread: object): Values =>
  pick(values, (name) => !(name in unread));

function describe(name: string, given: Values, kept: Values): string {
  return `${name} ${toKey(kept[name])} for ${toKey(given[name])}`;
}

export function expectKept(sent: Values, kept: Values): void {
  const others = findOthers(sent, kept);
  const moment = others.find((name) => isInstant(sent[name]));
  if (moment !== undefined)
    throw new Broken(`keeps ${describe(moment, sent, kept)}: the calendar and the lists show another time`);
  if (others.length > 0)
    throw new Broken(
      `keeps ${others.map((name) => describe(name, sent, kept)).join(', ')}: what a person wrote is lost`,
    );
}

/** Broken unless a change left the other fields as they were. */
export function expectUntouched(before: Values, after: Values, changed: string): void {
  const others = findOthers({ ...before, [changed]: null }, after);
  if (others.length > 0)
    throw new Broken(
      `a change of ${changed} alone also changes ${others.join(', ')}: what another person wrote is lost`,
    );
}

/** Broken unless the named fields are empty. */
export function expectCleared(names: readonly string[], kept: Values): void {
  const left = names.filter((name) => !isBlank(kept[name]));
  if (left.length > 0)
    throw new Broken(`ignores null: ${left.join(', ')} cannot be emptied, and seems saved when it is not`);
}
