import { isSame } from '../../../domain/values/same';

export function getAt(values: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], values);
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listChanged(before: unknown, after: object): string[] {
  return Object.entries(after).flatMap(([key, value]) => {
    const old = getAt(before, key);
    if (isGroup(value) && isGroup(old)) return listChanged(old, value).map((inner) => `${key}.${inner}`);
    return isSame(old, value) ? [] : [key];
  });
}

function setAt<Values extends object>(values: Values, name: string, value: unknown): Values {
  const [key = '', ...rest] = name.split('.');
  const inner: unknown = (values as Record<string, unknown>)[key];
  const next = rest.length > 0 && isGroup(inner) ? setAt(inner, rest.join('.'), value) : value;
  return { ...values, [key]: next };
}

/** Own changes on top of another person's; `conflicts` lists the fields that both changed. */
export type Merge<Values> = { values: Values; kept: string[]; conflicts: string[] };

export function merge<Values extends object>(loaded: Values, mine: Values, theirs: Values): Merge<Values> {
  const others = listChanged(loaded, theirs).filter(
    (name) => !isSame(getAt(mine, name), getAt(theirs, name)),
  );
  const kept = others.filter((name) => isSame(getAt(mine, name), getAt(loaded, name)));
  return {
    values: kept.reduce((values, name) => setAt(values, name, getAt(theirs, name)), mine),
    kept,
    conflicts: others.filter((name) => !kept.includes(name)),
  };
}
