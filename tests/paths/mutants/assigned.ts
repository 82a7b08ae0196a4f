import { assign, enqueueActions } from 'xstate';

type Fields = Readonly<Record<string, unknown>>;
export type Assigned = ReadonlyMap<unknown, ReadonlySet<string>>;

/** Argument of `assign`: fields, each a value or computed, or one function for all. */
type Assignment = ((...args: unknown[]) => Fields) | Fields;

type Enqueue = ((action: unknown) => void) & { assign: (assignment: Assignment) => void };
type Collected = (args: { enqueue: Enqueue }, params: unknown) => void;

const compute = (assignment: Assignment, args: readonly unknown[]): Fields =>
  typeof assignment === 'function'
    ? assignment(...args)
    : Object.fromEntries(
        Object.entries(assignment).map(([field, value]) => [
          field,
          typeof value === 'function' ? (value as (...all: unknown[]) => unknown)(...args) : value,
        ]),
      );

/** An action with its assignments altered, also among enqueued ones; undefined without any. */
function alter(action: unknown, change: (fields: Fields) => Fields): unknown {
  const { type, assignment, collect } = (action ?? {}) as {
    type?: string;
    assignment?: Assignment;
    collect?: Collected;
  };
  const wrap =
    (of: Assignment) =>
    (...args: unknown[]): Fields =>
      change(compute(of, args));
  if (type === 'xstate.assign' && assignment) return assign(wrap(assignment) as never);
  if (type !== 'xstate.enqueueActions' || !collect) return undefined;
  return enqueueActions((({ enqueue, ...args }: { enqueue: Enqueue }, params: unknown) => {
    const altered = Object.assign((one: unknown) => enqueue(one), enqueue, {
      assign: (of: Assignment) => enqueue.assign(wrap(of)),
    });
    collect({ ...args, enqueue: altered }, params);
  }) as never);
}

export const leaveOut = (action: unknown, field: string): unknown =>
  alter(action, ({ [field]: _, ...others }) => others);

/** Wraps each action of a configuration, to collect the fields that it assigns. */
export function watch(within: unknown, assigned: Map<unknown, Set<string>>): unknown {
  const watched = alter(within, (fields) => {
    const known = assigned.get(within) ?? new Set();
    for (const field of Object.keys(fields)) known.add(field);
    assigned.set(within, known);
    return fields;
  });
  if (watched !== undefined) return watched;
  if (Array.isArray(within)) return within.map((one) => watch(one, assigned));
  if (typeof within !== 'object' || within === null) return within;
  return Object.fromEntries(Object.entries(within).map(([key, inner]) => [key, watch(inner, assigned)]));
}
