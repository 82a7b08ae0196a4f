const RELATIONS: ReadonlySet<string> = new Set([
  'oficina',
  'antena',
  'professional',
  'professionals',
  'centre_escolar',
]);

/** Rows looked at: those of a list are alike. */
const LOOKED_AT = 50;

export const isBare = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The entries of a relation: of a list, also of one with keys, else the value alone. */
export function listRelated(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : [value];
}

/** Names of an answer's relations that are an id or a name alone. */
export function findBare(answer: unknown, found = new Set<string>()): Set<string> {
  if (typeof answer !== 'object' || answer === null) return found;
  if (Array.isArray(answer)) {
    for (const row of answer.slice(0, LOOKED_AT)) findBare(row, found);
    return found;
  }
  for (const [name, value] of Object.entries(answer)) {
    if (RELATIONS.has(name) && listRelated(value).some(isBare)) found.add(name);
    else findBare(value, found);
  }
  return found;
}
