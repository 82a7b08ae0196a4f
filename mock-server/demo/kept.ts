import type { Fault } from '../http/injection';
import { EDITION } from '../seed/rows';
import type { Origin } from '../seed/createStore';
import type { Write } from '../store/writes';
import type { Move } from './moves';
import type { Condition, Scenario, Step } from './scenario';

/** The time of day: so many milliseconds from the machine's, or standing still. */
type Clock = { offset: number } | { stands: number };

/** A point that somebody gave a name to: the writes until then. */
type Mark = { name: string; log: readonly Write[] };

/** What the demonstration is made to do, beside its data. */
export type Conditions = {
  clock: Clock;
  /** Milliseconds that every call takes at least. */
  latency: number;
  /** Whether no call gets through. */
  offline: boolean;
  faults: readonly Fault[];
};

/** A lesson that is being done. */
export type Lesson = { title: string; steps: readonly Step[]; done: readonly number[] };

/** A lesson that somebody makes by doing it: what it begins with, what they did since, and what of it may be a step. */
export type Recording = { from: Scenario; seen: readonly Condition[]; moves: readonly Move[] };

/** A scenario whose moves are played; begun, they need its page as it was then. */
export type Showing = { scenario: Scenario; begun: boolean };

/** Everything that a demonstration is, as a browser keeps it. */
export type Kept = Omit<Origin, 'log' | 'scale'> & {
  edition: number;
  /** The name of the scenario it began with. */
  title: string | null;
  log: readonly Write[];
  /** The writes that somebody went back before. */
  ahead: readonly Write[];
  marks: readonly Mark[];
  conditions: Conditions;
  lesson: Lesson | null;
  recording?: Recording | null;
  showing?: Showing | null;
};

const PLAIN: Conditions = { clock: { offset: 0 }, latency: 0, offline: false, faults: [] };

/** A demonstration that begins at a moment. */
export function begin(origin: Omit<Origin, 'scale'>): Kept {
  const { log = [], ...rest } = origin;
  return {
    ...rest,
    edition: EDITION,
    title: null,
    log,
    ahead: [],
    marks: [],
    conditions: PLAIN,
    lesson: null,
  };
}

/** What was kept, where it is of this edition; 'older' of another one, null where it is nothing. */
export function readKept(found: unknown): Kept | 'older' | null {
  if (typeof found !== 'object' || found === null || !('anchor' in found)) return null;
  const kept = found as Kept;
  return kept.edition === EDITION ? kept : 'older';
}
