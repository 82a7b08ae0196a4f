type Fields<T> = T extends readonly (infer Item)[]
  ? Fields<Item>
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${Fields<T[K]>}` }[keyof T & string]
    : never;

/**
 * A dotted path to a field of `T`.
 * `=` before it keeps texts as comparable tokens; `/` keeps the words and numbers of an address.
 */
export type Path<T> = `${'' | '=' | '/'}${Fields<T>}`;

type OfType<Event, Type> = Event extends { type: infer Own } ? (Type extends Own ? Event : never) : never;

/**
 * Journal fields of a machine: of its input, of its events by type (else the type alone),
 * and of the context as far as guards read it. Only enumerations, booleans, numbers, ids,
 * permission names, dates and paths: never a text that a person typed, nor a personal name.
 */
export type Keep<Event extends { type: string } = never, Context = never, Input = never> = {
  input?: readonly Path<Input>[];
  events: { readonly [Type in Event['type']]?: readonly Path<OfType<Event, Type>>[] } & {
    /** XState's own events about child actors, whose outputs have no type here. */
    readonly [Type in `xstate.${string}`]?: readonly string[];
  };
  reads: readonly Path<Context>[];
};

/** Journal fields of an address. */
export function keepAddress<At extends string>(at: At) {
  return [`/${at}.path`, `=${at}.query`, `${at}.index`] as const;
}

/** Journal fields of an event's error. */
export const KEEP_ERROR = ['error.failure.kind', 'error.failure.status', 'error.failure.unsent'] as const;
