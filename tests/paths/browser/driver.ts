import type { Stage } from './stage';

/** Facts that a person knows beside the machine's state: session lost, form untouched, page left. */
export type Memory = string;

/** Steps of a path, for a driver that looks ahead: the first case, and all that follow. */
type Journey = { start: string; cases: readonly string[] };

export type Driver = {
  machine: string;
  /** Role that opens the page; null without a session. */
  who: (journey: Journey) => string | null;
  open: (stage: Stage, journey: Journey) => Promise<void>;
  /** Causes by case; a case without one cannot be caused. */
  causes: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** Calls of the machine's invocations by their ids: they wait for an answer. */
  calls?: Readonly<Record<string, string>>;
  ends?: Readonly<Record<string, readonly string[]>>;
  afterAnswer?: (stage: Stage, name: string) => Promise<void>;
  /** Memory after a case, undefined where the case cannot happen; a lost session needs no memory. */
  remember?: (memory: Memory, name: string, state: string) => Memory | undefined;
  comesBack?: boolean;
  /** Memories in which little is left to do. */
  late?: readonly Memory[];
  /** Expectations about the page, by the first word of a state's name. */
  sees: Readonly<Record<string, (stage: Stage, state: string, memory: Memory) => Promise<void>>>;
  passing?: readonly string[];
  /** Stream of the machine in the page's journal. */
  stream: RegExp;
  left?: Readonly<Record<string, string>>;
};
