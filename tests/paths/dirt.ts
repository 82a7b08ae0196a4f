import type { AnyMachineSnapshot } from 'xstate';

type Fields = Readonly<Record<string, unknown>>;

/** Lists the fields of a snapshot's context that differ from those at its start. */
export function createDirt(start: AnyMachineSnapshot): { list: (snapshot: AnyMachineSnapshot) => string[] } {
  const texts = new WeakMap<object, string>();
  const toText = (value: unknown): string | undefined => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const text = texts.get(value) ?? JSON.stringify(value);
    texts.set(value, text);
    return text;
  };
  const clean = (start.context ?? {}) as Fields;
  return {
    list: ({ context }) =>
      Object.entries((context ?? {}) as Fields).flatMap(([field, value]) =>
        value === clean[field] || toText(value) === toText(clean[field]) ? [] : [field],
      ),
  };
}
