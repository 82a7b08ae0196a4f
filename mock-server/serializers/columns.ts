import type { Named } from '../../src/domain/values/fields';
import { getFullName, type ProfessionalRef } from '../../src/domain/nouns/professional';
import { labels } from '../../src/text/options';
import type { Columna } from '../../src/domain/values/csv';

type Value = string | number | null | undefined;

type Names = Readonly<Record<string, string>>;
const namesOf: Readonly<Record<string, Names | undefined>> = labels;

/** Cell of any value: parts of a list, name of an object, label of an option. */
function toCell(value: unknown, names: Names = {}): Value {
  if (Array.isArray(value)) return value.map((part) => toCell(part, names)).join(', ');
  if (typeof value === 'string') return names[value] ?? value;
  if (typeof value !== 'object' || value === null) return value as Value;
  if ('cognom' in value) return getFullName(value as ProfessionalRef);
  return toCell('nom' in value ? value.nom : (value as Named).name);
}

/** A column per field, in their order; `special` replaces a field's own column by others, or by none. */
export function toColumnes<T extends object>(
  fields: readonly NameOf<T>[],
  special: { [Field in NameOf<T>]?: readonly Columna<T>[] } = {},
): Columna<T>[] {
  return fields.flatMap(
    (field) => special[field] ?? [[field, (row): Value => toCell(row[field], namesOf[field])]],
  );
}

type NameOf<T> = keyof T & string;
type Word<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Word<Rest> : Text;

export const listFields = <Shape extends object>({ shape }: { shape: Shape }) =>
  Object.keys(shape) as NameOf<Shape>[];

/** Fields of a schema, those of a text first: the order of the service's files. */
export function inOrder<Shape extends object, Text extends string>(
  schema: { shape: Shape },
  first: Word<Text> extends NameOf<Shape> ? Text : never,
) {
  return [...new Set([...(first.split(' ') as NameOf<Shape>[]), ...listFields(schema)])];
}

export function within<T, Inner>(
  getInner: (row: T) => Inner | null,
  columnes: readonly Columna<Inner>[],
  prefix = '',
): Columna<T>[] {
  return columnes.map(([heading, getValue]) => [
    prefix + heading,
    (row) => {
      const inner = getInner(row);
      return inner && getValue(inner);
    },
  ]);
}

/** Column with the names of a list's entries, by their ids. */
export function naming<T>(
  field: keyof T & string,
  list: readonly Named[],
  heading: string = field,
): Columna<T>[] {
  const pick = (ids: readonly unknown[]) => list.filter(({ id }) => ids.includes(id));
  return [[heading, (row) => toCell(pick([row[field]].flat()))]];
}
