type Fields<T> = T extends readonly (infer Item)[]
  ? Fields<Item>
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${Fields<T[K]>}` }[keyof T & string]
    : never;

/**
 * A dotted path to a field of `T`. A leading `=` keeps texts only as tokens that can be compared (whatever an address
 * asks may be anything), a leading `/` keeps the words and numbers of an address.
 */
export type Path<T> = `${'' | '=' | '/'}${Fields<T>}`;

type OfType<Event, Type> = Event extends { type: infer Own } ? (Type extends Own ? Event : never) : never;

/**
 * What the journal keeps of a machine: fields of its input and of its events (by type; an event that is not named keeps
 * its type alone), and the context fields that its guards read or that those fields are made of. Only enumerations,
 * booleans, numbers, ids, permission names, dates and paths: never a text that a person typed or that names one.
 */
export type Keep<Event extends { type: string } = never, Context = never, Input = never> = {
  input?: readonly Path<Input>[];
  events: { readonly [Type in Event['type']]?: readonly Path<OfType<Event, Type>>[] } & {
    /** What XState tells a machine of its own actors, whose answers have no type here. */
    readonly [Type in `xstate.${string}`]?: readonly string[];
  };
  reads: readonly Path<Context>[];
};

/** What an address keeps. */
export function keepAddress<At extends string>(at: At) {
  return [`/${at}.path`, `=${at}.query`, `${at}.index`] as const;
}

/** What an error in an event keeps. */
export const KEEP_ERROR = ['error.failure.kind', 'error.failure.status'] as const;
