/** The value at a dotted name. */
export function getAt(values: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], values);
}

/** Whether two values of a field are the same: both are JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Dotted names of the fields in which two drafts differ. */
export function listChanged(before: unknown, after: object): string[] {
  return Object.entries(after).flatMap(([key, value]) => {
    const old = getAt(before, key);
    if (isGroup(value) && isGroup(old)) return listChanged(old, value).map((inner) => `${key}.${inner}`);
    return isSame(old, value) ? [] : [key];
  });
}
