/** What machines of one factory have in the place of each parameter. */
export type Parameters = Map<string, Readonly<Record<string, string>>>;

const withoutNumber = (name: string): string => name.replace(/\d+$/, '');
const getKey = (name: string): string => withoutNumber(name).split('.').at(-1) ?? '';

/** A parameter that has the same values for the same machines, or a new name. */
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

/** Marks where machines differ: the parameter's key, and each machine's value. */
export const markParameter = (key: string, values: Readonly<Record<string, string>>): string =>
  `«${key}${JSON.stringify(values)}»`;

/** A case's text with a name for each parameter; what the machines have in its place is put down. */
export function nameParameters(text: string, place: string, known: Parameters): string {
  return text.replaceAll(/«([^{]*)(\{.*?\})»/g, (_, key: string, json: string) => {
    const values = JSON.parse(json) as Record<string, string>;
    const name = findName(known, `$${place}.${key}`, values);
    known.set(name, { ...known.get(name), ...values });
    return name;
  });
}
