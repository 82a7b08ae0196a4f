import { isGiven, unwrapRecord } from './convert';
import { isRead, toDraft, type AnswerOf, type Field, type Fields, type Given } from './fieldTable';
import { isSame } from './same';
import { getSource } from './source';
import { fromUnread, isLost, isUnread, pairEntries } from './unread';

/** Values of a service's record that could not be read, by dotted name. */
export function findUnread(fields: Fields, stored: object): Given {
  return listUnread(fields, getSource(stored));
}

function listUnread(fields: Fields, source: unknown): Given {
  if (!isGiven(source)) return {};
  const entries = Object.entries(fields).flatMap(([name, { fields: inner, item, answer, answerKey }]) => {
    const sent = source[answerKey ?? name];
    const raw = inner ? unwrapRecord(Object.keys(inner), sent) : sent;
    if (inner && isGiven(raw)) {
      return Object.entries(listUnread(inner, raw)).map(([key, value]) => [`${name}.${key}`, value] as const);
    }
    const isWhole = item
      ? !pairEntries(item, [], raw).some(([entry]) => isUnread(entry))
      : !isLost(answer, raw);
    return isWhole ? [] : [[name, raw] as const];
  });
  return Object.fromEntries(entries);
}

/** A draft for a new record, without the unread entries of its lists. */
export function withoutUnread<Draft extends object>(draft: Draft): Draft {
  const entries = Object.entries(draft).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.filter(isRead) : value,
  ]);
  return Object.fromEntries(entries) as Draft;
}

export type Coupled = Readonly<Record<string, readonly string[]>>;

/**
 * Fields of a PATCH that differ, with coupled ones and `also`; unchanged parts go as they came.
 * @throws {TypeError} without a stored record
 */
export function toPatch<F extends Fields>(
  fields: F,
  draft: Readonly<Record<keyof F, unknown>>,
  stored: AnswerOf<F> | null,
  { coupled = {}, also = [] }: { coupled?: Coupled; also?: readonly string[] | undefined } = {},
): Partial<Record<keyof F, unknown>> {
  if (stored === null) throw new TypeError('there is no stored record');
  const source = getSource(stored);
  const given: Given = isGiven(source) ? source : {};
  const base: Given = toDraft(fields, stored);
  const values: Given = draft;
  const isChanged = (name: string): boolean => !isSame(values[name], base[name]);
  const changed = Object.keys(fields).filter(isChanged);
  const sent = new Set([...changed.flatMap((name) => [name, ...(coupled[name] ?? [])]), ...also]);
  const entries = Object.entries<Field>(fields).flatMap(([name, field]) => {
    if (!sent.has(name)) return [];
    const raw = given[field.answerKey ?? name];
    if (isChanged(name)) return [[name, toChanged(field, values[name], base[name], raw)]];
    if (field.answerKey === null && raw !== undefined) return [[name, raw]];
    return isLost(field.answer, raw) ? [] : [[name, field.toBody(values[name])]];
  });
  return Object.fromEntries(entries) as Partial<Record<keyof F, unknown>>;
}

/** A changed value for a PATCH: unchanged members of a group and entries of a list go as they came. */
function toChanged(field: Field, value: unknown, base: unknown, sent: unknown): unknown {
  const { fields, item, answerKey } = field;
  const raw = fields ? unwrapRecord(Object.keys(fields), sent) : sent;
  if (item && Array.isArray(value)) {
    const came = new Map(pairEntries(item, (base as unknown[]).filter(isRead), raw));
    return value.map((entry: unknown) => {
      if (isUnread(entry)) return fromUnread(entry);
      const was = answerKey === null ? came.get(entry) : undefined;
      return typeof was === 'object' ? entry : (was ?? entry);
    });
  }
  const isNew = raw === undefined || raw === null || raw === '';
  if (!fields || isNew) return field.toBody(value);
  const given: Given = isGiven(raw) ? raw : {};
  const isWhole = isGiven(raw) && Object.keys(listUnread(fields, raw)).length === 0;
  if (isWhole && field.toBody(value) === null) return null;
  const [next, old] = [value as Given, base as Given];
  const members = Object.entries(fields).flatMap(([name, inner]) =>
    isSame(next[name], old[name]) ? [] : [[name, inner.toBody(next[name])]],
  );
  return { ...given, ...(Object.fromEntries(members) as Given) };
}
