const sources = new WeakMap<object, unknown>();

export function keepSource(value: unknown, answer: unknown): void {
  if (typeof value === 'object' && value !== null) sources.set(value, answer);
}

/** The answer that a record was read from, as the service sent it; undefined for any other record. */
export function getSource(record: object): unknown {
  return sources.get(record);
}

/** A record made from another one, with the same source. */
export function withSource<T extends object>(from: object, record: T): T {
  keepSource(record, getSource(from));
  return record;
}
