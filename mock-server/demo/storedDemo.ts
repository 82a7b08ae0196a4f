import { isCall, type Fault } from '../http/injection';
import type { ApiRequest } from '../http/responses';
import { EDITION } from '../seed/rows';
import type { Origin } from '../seed/createStore';
import type { Write } from '../store/writes';
import type { Course } from './course';
import type { Here, Recording } from './recording';
import type { Scenario, Step } from './scenario';

type Clock = { offset: number } | { stands: number };

type Mark = { name: string; log: readonly Write[] };

export type Conditions = {
  clock: Clock;
  /** Minimal duration of a call, in milliseconds. */
  latency: number;
  latencies?: Readonly<Record<string, number>> | undefined;
  offline: boolean;
  faults: readonly Fault[];
};

/** The lesson in progress; `at` is the path of its latest page, null before the first one stands. */
export type Lesson = {
  title: string;
  steps: readonly Step[];
  done: readonly number[];
  at: string | null;
  course?: Course;
};

/** A demo with a lesson being made, put aside while another one is open, and where its trainer was. */
type Aside = { demo: StoredDemo; here: Here };

/** Kinds of replay: to be seen, or with a picture of each of the lesson's steps too. */
export type Watching = 'watch' | 'picture';

/** A scenario being replayed; once begun, it cannot resume on another page. */
export type Showing = { scenario: Scenario; begun: boolean; how?: Watching };

export type StoredDemo = Omit<Origin, 'log' | 'scale'> & {
  edition: number;
  title: string | null;
  from?: Scenario | null;
  log: readonly Write[];
  /** Writes after the point that a trainer went back to. */
  ahead: readonly Write[];
  marks: readonly Mark[];
  conditions: Conditions;
  lesson: Lesson | null;
  recording?: Recording | null;
  showing?: Showing | null;
  aside?: Aside | null;
};

const PLAIN: Conditions = { clock: { offset: 0 }, latency: 0, offline: false, faults: [] };

export function begin(origin: Omit<Origin, 'scale'>): StoredDemo {
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

/** A scenario's beginning on a machine's clock; to be watched, it has no lesson. */
export function beginScenario(scenario: Scenario, machineNow: number, how?: Watching): StoredDemo {
  const { title, seed, data, anchor, clock, writes, faults, latency, latencies, steps } = scenario;
  const at = Date.parse(clock.at);
  return {
    ...begin({ seed, scenario: data, anchor: Date.parse(anchor), log: writes }),
    title,
    from: scenario,
    conditions: {
      clock: clock.stands ? { stands: at } : { offset: at - machineNow },
      latency,
      latencies,
      faults,
      offline: false,
    },
    lesson: how === undefined && steps.length > 0 ? { title, steps, done: [], at: null } : null,
    showing: how === undefined ? null : { scenario, begun: false, how },
  };
}

export function findLatency({ latency, latencies = {} }: Conditions, request: ApiRequest): number {
  const own = Object.keys(latencies).find((call) => isCall(call, request));
  return (own === undefined ? undefined : latencies[own]) ?? latency;
}

/** Demo put aside when another begins: one with an unfinished lesson, else the one already aside. */
export function putAside({ aside = null, ...demo }: StoredDemo): Aside | null {
  const { recording } = demo;
  return recording ? { demo, here: { path: recording.now.path, who: recording.now.who } } : aside;
}

export function hasSameData(one: StoredDemo, other: StoredDemo | undefined): boolean {
  const beside = { lesson: null, recording: null, showing: null, aside: null };
  return JSON.stringify({ ...one, ...beside }) === JSON.stringify({ ...other, ...beside });
}

/** Stored demo of this edition; 'older' for another edition, null for anything else. */
export function readStored(found: unknown): StoredDemo | 'older' | null {
  if (typeof found !== 'object' || found === null || !('anchor' in found)) return null;
  const stored = found as StoredDemo;
  if (stored.edition !== EDITION) return 'older';
  // Earlier versions kept less of a recording.
  return stored.recording && !('steps' in stored.recording) ? { ...stored, recording: null } : stored;
}
