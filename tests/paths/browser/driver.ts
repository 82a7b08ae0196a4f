import type { Stage } from './stage';

/** What a person knows beside the machine's state: whether the session is lost, the form untouched, the page left. */
export type Memory = string;

/** Steps of a path, as a driver looks ahead: the case that starts it, and all that follow. */
type Journey = { start: string; cases: readonly string[] };

/** How a person works a machine by the product's pages. */
export type Driver = {
  machine: string;
  /** Role that opens the page; null without a session. */
  who: (journey: Journey) => string | null;
  /** Opens the page on which the machine starts. */
  open: (stage: Stage, journey: Journey) => Promise<void>;
  /** Causes by case; a case without one cannot be caused. */
  causes: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** Calls of the machine's invocations, by their ids: they wait, and each outcome is an answer. */
  calls?: Readonly<Record<string, string>>;
  /** The outcomes of a call beside its failures. */
  ends?: Readonly<Record<string, readonly string[]>>;
  /** What else is done once a call is answered. */
  afterAnswer?: (stage: Stage, name: string) => Promise<void>;
  /**
   * What a person knows after a case, undefined where it cannot happen; without it there is nothing to know. A lost
   * session is known by itself.
   */
  remember?: (memory: Memory, name: string, state: string) => Memory | undefined;
  /** Whether the driver itself knows when the session is lost and is back. */
  comesBack?: boolean;
  /** What a person knows when there is little left to do. */
  late?: readonly Memory[];
  /** What is to be seen in a state, by the first word of its name. */
  sees: Readonly<Record<string, (stage: Stage, state: string, memory: Memory) => Promise<void>>>;
  /** States that pass too fast to be seen. */
  passing?: readonly string[];
  /** The machine's state by a journal's fold: which of its streams it is. */
  stream: RegExp;
  /** Transitions that the product's pages cannot cause, with the reason. */
  left?: Readonly<Record<string, string>>;
};
