type Fields<T> = T extends readonly (infer Item)[]
  ? Fields<Item>
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${Fields<T[K]>}` }[keyof T & string]
    : never;

/** Dotted path in `T`; `=` keeps texts as comparable tokens, `/` the words and numbers of an address. */
export type Path<T> = `${'' | '=' | '/'}${Fields<T>}`;

type OfType<Event, Type> = Event extends { type: infer Own } ? (Type extends Own ? Event : never) : never;

/** Fields for the journal: enumerations, numbers, ids, dates, paths; never a typed text or a name. */
export type Keep<Event extends { type: string } = never, Context = never, Input = never> = {
  input?: readonly Path<Input>[];
  events: { readonly [Type in Event['type']]?: readonly Path<OfType<Event, Type>>[] } & {
    /** XState's own events about child actors, whose outputs have no type here. */
    readonly [Type in `xstate.${string}`]?: readonly string[];
  };
  reads: readonly Path<Context>[];
};

export function keepAddress<At extends string>(at: At) {
  return [`/${at}.path`, `=${at}.query`, `${at}.index`] as const;
}

export const KEEP_ERROR = ['error.failure.kind', 'error.failure.status', 'error.failure.unsent'] as const;
