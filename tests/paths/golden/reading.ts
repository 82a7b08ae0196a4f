import { markParameter } from './parameters';

/** A value with all ways to say it, best first: literal, or by its source; parts may be said apart. */
export type Reading = {
  said: readonly string[];
  parts?: Parts;
  isList?: boolean;
  /** New entries of a list or counter, said where the whole differs. */
  more?: Parts;
  parameter?: Readonly<Record<string, string>>;
};
type Parts = readonly (readonly [key: string, Reading])[];

export type Sources = ReadonlyMap<string, readonly string[]>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRich = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Names a value and all parts of it; an event's type is never a source. */
export function nameSources(value: unknown, name: string, found: Map<string, string[]>): void {
  const text = JSON.stringify(value);
  found.set(text, [...(found.get(text) ?? []), name]);
  if (!isRich(value) || Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'type' && key !== 'actorId') nameSources(inner, `${name}.${key}`, found);
  }
}

/** Every way to say a value; small values are said by a source only under the same name. */
export function read(value: unknown, sources: Sources, key = ''): Reading {
  const names = key === 'type' ? [] : (sources.get(JSON.stringify(value)) ?? []);
  const namesakes = names.filter((name) => name.split('.').at(-1) === key);
  const near = namesakes.filter((name) => name.startsWith('event') || !name.includes('.'));
  const others = names.filter((name) => !near.includes(name));
  if (isRich(value)) {
    const parts = Object.entries(value).map(([of, inner]) => [of, read(inner, sources, of)] as const);
    return { said: [...near, ...others], parts, isList: Array.isArray(value) };
  }
  const own = JSON.stringify(value);
  if (typeof value !== 'string' || value === '')
    return {
      said: [...near, own, ...namesakes.filter((name) => !near.includes(name)), ...others.filter(isNext)],
    };
  const told = ACTORS.has(key) ? [] : others.filter((name) => name.startsWith('event'));
  return { said: [...near, ...told, own, ...others.filter((name) => !told.includes(name))] };
}

const isNext = (name: string): boolean => name.endsWith(' + 1');

export function readAfter(before: unknown, after: unknown, sources: Sources, key = ''): Reading {
  const reading = read(after, sources, key);
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, all] = [before, after].map((list) => list.map((one) => JSON.stringify(one)));
    const added = after.slice(before.length);
    if (added.length === 0 || old?.some((text, index) => text !== all?.[index])) return reading;
    return { ...reading, more: added.map((one, index) => [String(index), read(one, sources, key)] as const) };
  }
  if (!isObject(before) || !isObject(after)) return reading;
  const isSame = (of: string): boolean => JSON.stringify(before[of]) === JSON.stringify(after[of]);
  const [old, all] = [Object.keys(before), Object.keys(after)];
  if (old.some((of) => !(of in after)) || (old.length === all.length && old.every(isSame))) return reading;
  const changed = all.filter((of) => !isSame(of));
  const more = changed.map((of) => [of, readAfter(before[of], after[of], sources, of)] as const);
  return { ...reading, more };
}

/** Fields of effects that name an actor. */
const ACTORS: ReadonlySet<string> = new Set(['start', 'stop', 'to']);

/** Common parts of two readings; undefined if they cannot be joined. */
function joinParts(
  all: readonly Reading[],
  join: (inner: Reading[], key: string) => Reading | undefined,
): Parts | undefined {
  const [first] = all;
  const shapes = new Set(
    all.map(({ parts, isList }) => parts && [isList === true, ...parts.map(([key]) => key)].join()),
  );
  if (!first?.parts || shapes.size > 1) return undefined;
  const parts = first.parts.flatMap(([key], index) => {
    const joined = join(
      all.flatMap(({ parts: of }) => of?.[index]?.[1] ?? []),
      key,
    );
    return joined ? [[key, joined] as const] : [];
  });
  return parts.length === first.parts.length ? parts : undefined;
}

const NOTHING: Reading = { said: [] };

/** Common reading of all; undefined without one. */
export function merge(all: readonly Reading[]): Reading | undefined {
  const [first, ...others] = all;
  if (!first || others.length === 0) return first;
  const said = first.said.filter((text) => others.every((other) => other.said.includes(text)));
  const parts = joinParts(all, merge);
  const more = joinParts(
    all.map(({ more: added }) => (added ? { said: [], parts: added } : NOTHING)),
    merge,
  );
  if (parts) return { said, parts, isList: first.isList ?? false, ...(more && { more }) };
  if (more) return { said, more, isList: first.isList ?? false };
  return said.length > 0 ? { said } : undefined;
}

/** Literal text of a value; undefined if it has a source. */
function findLiteral({ said, parts = [], isList }: Reading): string | undefined {
  const own = said.find((text) => /^["[{\d]|^(true|false|null)$/.test(text));
  if (own !== undefined || said.length > 0 || parts.length === 0) return own;
  const inner = parts.map(([key, part]) => [key, findLiteral(part)] as const);
  return inner.some(([, text]) => text === undefined) ? undefined : wrap(inner, isList);
}

/** Common reading of several machines; differing values (`isValue`, no effects) become parameters. */
export function mergeMachines(
  all: Readonly<Record<string, Reading>>,
  isValue = false,
  name = '',
): Reading | undefined {
  const [machines, readings] = [Object.keys(all), Object.values(all)];
  const same = merge(readings);
  if (same) return same;
  const parts = joinParts(readings, (inner, key) =>
    mergeMachines(
      Object.fromEntries(inner.map((reading, index) => [machines[index] ?? '', reading])),
      isValue ? key !== 'type' : VALUES.has(key),
      /^\d+$/.test(key) ? name : key,
    ),
  );
  if (parts) return { said: [], parts, isList: readings[0]?.isList ?? false };
  const texts = readings.map(findLiteral);
  if (!isValue || EVENTS.has(name) || texts.includes(undefined)) return undefined;
  return {
    said: [name],
    parameter: Object.fromEntries(texts.map((text, index) => [machines[index], String(text)])),
  };
}

/** Parts whose fields alone hold values. */
const EVENTS: ReadonlySet<string> = new Set(['event', 'emit', 'sets']);
/** Parts of a step that hold values, unlike its effects. */
const VALUES: ReadonlySet<string> = new Set([...EVENTS, 'input', 'params']);

function wrap(parts: readonly (readonly [key: string, text: string | undefined])[], isList = false): string {
  if (isList) return `[${parts.map(([, text]) => text).join(', ')}]`;
  return `{${parts.map(([key, text]) => `${key}: ${text}`).join(', ')}}`;
}

/** Words of a reading; fields from one source under their own names are joined. */
export function say({ said: [best], parts, more = [], isList, parameter }: Reading): string {
  if (parameter) return markParameter(best ?? '', parameter);
  if (best !== undefined) return best;
  if (!parts) {
    const text = wrap(
      more.map(([key, inner]) => [key, say(inner)]),
      isList,
    );
    return `${text.slice(0, 1)}…, ${text.slice(1)}`;
  }
  const texts = parts.map(([key, inner]) => [key, say(inner)] as const);
  const places = new Set(
    texts.map(([key, text]) => (text.endsWith(`.${key}`) ? text.slice(0, -key.length - 1) : '')),
  );
  const [place = ''] = places;
  if (!isList && places.size === 1 && place !== '' && parts.length > 1)
    return `${place}.{${parts.map(([key]) => key).join(', ')}}`;
  return wrap(texts, isList ?? false);
}
