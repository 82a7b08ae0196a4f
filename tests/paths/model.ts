import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { ApiError, type Failure } from '../../src/api/errors';
import type { Effect } from './step';

type Context = Readonly<Record<string, unknown>>;

export type Case = {
  name: string;
  /** The event, or its computation from the context; undefined where it cannot happen. */
  event: AnyEventObject | ((context: never) => AnyEventObject | undefined);
};

export type Outcome = { name: string; output?: unknown; error?: unknown };

/** A taken step; `before` is undefined at the start. */
export type Moment = {
  before: AnyMachineSnapshot | undefined;
  event: AnyEventObject;
  after: AnyMachineSnapshot;
  effects: readonly Effect[];
};

/** Condition after every step, taken from the specification and not from the machine. */
export type Invariant = {
  section: string;
  /** In Catalan, as the report shows it. */
  says: string;
  holds: (moment: Moment) => boolean;
};

export type Model = {
  machine: AnyStateMachine;
  /** Factory of the machine; its machines share one file of expected results. */
  factory?: string;
  inputs?: Readonly<Record<string, unknown>>;
  events?: readonly Case[];
  outcomes?: Readonly<Record<string, readonly Outcome[]>>;
  /** Facts that tell states apart beside their names; by default all that guards read. */
  key?: (context: never) => unknown;
  invariants: readonly Invariant[];
  unreached?: Readonly<Record<string, string>>;
};

export const named = (name: string, of: Case['event']): Case => ({ name, event: of });

export const plain = (type: string, fields: Context = {}): Case => ({
  name: type,
  event: { type, ...fields },
});

export const refuse = (status: number, fields: Partial<Failure> = {}): Outcome => ({
  name: String(status),
  error: new ApiError({ kind: 'status', status, statusText: '', message: null, fields: {}, ...fields }),
});

const fail = (kind: Failure['kind'], status: number | null = null): Outcome => ({
  name: kind,
  error: new ApiError({ kind, status, statusText: '', message: null, fields: {} }),
});

const FAILURES: readonly Outcome[] = [
  ...[400, 401, 403, 404, 419].map((status) => refuse(status)),
  refuse(422, { message: 'Hi ha errors', fields: { nom: 'Massa curt' } }),
  refuse(500, { message: 'Avaria' }),
  ...(['network', 'timeout', 'offline'] as const).map((kind) => fail(kind)),
  fail('malformed', 200),
  fail('page', 200),
];

export const call = (...outputs: readonly [name: string, output?: unknown][]): Outcome[] => [
  ...outputs.map(([name, output]) => ({ name, output })),
  ...FAILURES,
];

export const invariant = (section: string, says: string, holds: Invariant['holds']): Invariant => ({
  section,
  says,
  holds,
});

export const implies = (condition: boolean, conclusion: boolean): boolean => !condition || conclusion;

export function findSent(
  { effects }: Pick<Moment, 'effects'>,
  type: string,
): Readonly<Record<string, unknown>> | undefined {
  return effects
    .flatMap(({ event, emit }) => [event, emit])
    .map((sent) => sent as Readonly<Record<string, unknown>> | undefined)
    .find((sent) => sent?.['type'] === type);
}

export const starts = ({ effects }: Pick<Moment, 'effects'>, id: string): boolean =>
  effects.some(({ start }) => start === id);

export const getStatus = ({ event }: Pick<Moment, 'event'>): number | null =>
  (event as { error?: { failure?: Failure } }).error?.failure?.status ?? null;

export const findBroken = ({ invariants }: Model, moment: Moment): Invariant | undefined =>
  invariants.find(({ holds }) => !holds(moment));
