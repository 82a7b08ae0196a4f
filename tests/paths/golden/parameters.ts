/** Values of each parameter by machine of a factory. */
export type Parameters = Map<string, Readonly<Record<string, string>>>;

const withoutNumber = (name: string): string => name.replace(/\d+$/, '');
const getKey = (name: string): string => withoutNumber(name).split('.').at(-1) ?? '';

/** A known parameter with the same values, or a new name. */
function findName(known: Parameters, name: string, values: Readonly<Record<string, string>>): string {
  const older = [...known].find(
    ([other, of]) =>
      getKey(other) === getKey(name) &&
      Object.keys(values).some((machine) => machine in of) &&
      Object.entries(values).every(([machine, value]) => (of[machine] ?? value) === value),
  );
  if (older) return older[0];
  const same = [...known.keys()].filter((other) => withoutNumber(other) === name).length;
  return same === 0 ? name : `${name}${same + 1}`;
}

export const markParameter = (key: string, values: Readonly<Record<string, string>>): string =>
  `«${key}${JSON.stringify(values)}»`;

/** Text of a case with names for its parameters, whose values are collected. */
export function nameParameters(text: string, place: string, known: Parameters): string {
  return text.replaceAll(/«([^{]*)(\{.*?\})»/g, (_, key: string, json: string) => {
    const values = JSON.parse(json) as Record<string, string>;
    const name = findName(known, `$${place}.${key}`, values);
    known.set(name, { ...known.get(name), ...values });
    return name;
  });
}
