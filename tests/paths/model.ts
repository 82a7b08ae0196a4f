import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { ApiError, type Failure } from '../../src/api/errors';
import type { Effect } from './step';

type Context = Readonly<Record<string, unknown>>;

/** Something that may happen, with the name that it has in what people read. */
export type Case = {
  name: string;
  /** The event, or how it follows from the machine's context; undefined where it cannot happen. */
  event: AnyEventObject | ((context: never) => AnyEventObject | undefined);
};

/** What may come of an invocation. */
export type Outcome = { name: string; output?: unknown; error?: unknown };

/** A step that was taken: `before` is undefined where the machine was started. */
export type Moment = {
  before: AnyMachineSnapshot | undefined;
  event: AnyEventObject;
  after: AnyMachineSnapshot;
  effects: readonly Effect[];
};

/** What holds after every step, written from the specification and not from the machine. */
export type Invariant = {
  /** Of the specification. */
  section: string;
  /** In Catalan, as the report shows it. */
  says: string;
  holds: (moment: Moment) => boolean;
};

/** All that may happen to a machine of the product. */
export type Model = {
  machine: AnyStateMachine;
  /** What makes it and others; what these do stands in one file. */
  factory?: string;
  /** What it is started with, by name; without any, nothing. */
  inputs?: Readonly<Record<string, unknown>>;
  /** What others may send it. */
  events?: readonly Case[];
  /** What may come of each of its invocations, by the invocation's id. */
  outcomes?: Readonly<Record<string, readonly Outcome[]>>;
  /**
   * What tells its states apart beside their names, by default all that its guards read. That nothing else decides what
   * happens is checked.
   */
  key?: (context: never) => unknown;
  invariants: readonly Invariant[];
  /** Transitions that nothing of this leads to, each with the reason. */
  unreached?: Readonly<Record<string, string>>;
};

export const named = (name: string, of: Case['event']): Case => ({ name, event: of });

/** The same event with no other name than its type. */
export const plain = (type: string, fields: Context = {}): Case => ({
  name: type,
  event: { type, ...fields },
});

/** A call that is refused with a status. */
export const refuse = (status: number, fields: Partial<Failure> = {}): Outcome => ({
  name: String(status),
  error: new ApiError({ kind: 'status', status, statusText: '', message: null, fields: {}, ...fields }),
});

const fail = (kind: Failure['kind'], status: number | null = null): Outcome => ({
  name: kind,
  error: new ApiError({ kind, status, statusText: '', message: null, fields: {} }),
});

/** Every failure of a call: each status, no answer, and an unreadable one. */
const FAILURES: readonly Outcome[] = [
  ...[400, 401, 403, 404, 419].map((status) => refuse(status)),
  refuse(422, { message: 'Hi ha errors', fields: { nom: 'Massa curt' } }),
  refuse(500, { message: 'Avaria' }),
  ...(['network', 'timeout', 'offline'] as const).map((kind) => fail(kind)),
  fail('malformed', 200),
  fail('page', 200),
];

/** A call that answers so, or fails in every way. */
export const call = (...outputs: readonly [name: string, output?: unknown][]): Outcome[] => [
  ...outputs.map(([name, output]) => ({ name, output })),
  ...FAILURES,
];

export const invariant = (section: string, says: string, holds: Invariant['holds']): Invariant => ({
  section,
  says,
  holds,
});

/** Whether one thing follows from another. */
export const implies = (condition: boolean, conclusion: boolean): boolean => !condition || conclusion;

/** The event that a step sends to an actor (`root`, `parent`, a child's id), by its type. */
export function findSent(
  { effects }: Pick<Moment, 'effects'>,
  type: string,
): Readonly<Record<string, unknown>> | undefined {
  return effects
    .flatMap(({ event, emit }) => [event, emit])
    .map((sent) => sent as Readonly<Record<string, unknown>> | undefined)
    .find((sent) => sent?.['type'] === type);
}

/** Whether a step starts an actor of that id. */
export const starts = ({ effects }: Pick<Moment, 'effects'>, id: string): boolean =>
  effects.some(({ start }) => start === id);

/** The status that a failed invocation brought. */
export const getStatus = ({ event }: Pick<Moment, 'event'>): number | null =>
  (event as { error?: { failure?: Failure } }).error?.failure?.status ?? null;

/** The first invariant that a step breaks. */
export const findBroken = ({ invariants }: Model, moment: Moment): Invariant | undefined =>
  invariants.find(({ holds }) => !holds(moment));
