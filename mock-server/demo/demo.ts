import type { AppPath } from '../../src/domain/access/routes';
import type { Role } from '../../src/domain/access/roles';
import type { Sessio } from '../../src/domain/access/sessio';
import type { Day } from '../../src/domain/values/madrid';
import type { Fault } from '../http/injection';
import type { ApiRequest, ApiResponse } from '../http/responses';
import type { KnownScenario } from './scenarios';
import type { MadeCall } from './calls';
import type { Fillable } from './fillDay';
import type { Past } from './history';
import type { Conditions, Lesson, Showing } from './storedDemo';
import type { createRecorder } from './recorder';
import type { Recording } from './recording';
import type { Persistence } from './persistence';
import type { Present } from './present';
import type { Scenario, Unreadable } from './scenario';

export type DemoOptions = { machineNow: () => number; persistence: Persistence };

/** Data of the demo's bar, panel and door. */
export type DemoState = {
  title: string | null;
  from: Scenario | null;
  conditions: Conditions;
  lesson: Lesson | null;
  recording: Recording | null;
  showing: Showing | null;
  /** Title of the lesson being made that was put aside; '' without one, null without a lesson. */
  aside: string | null;
  /** Number of writes, and of those ahead of the present point. */
  writes: number;
  ahead: number;
  marks: readonly { name: string; writes: number }[];
  calls: readonly MadeCall[];
  /** Changes whenever the data was replaced, not by this tab's own writes. */
  turn: number;
  /** Whether a stored demo of an older edition was dropped. */
  wasOlder: boolean;
};

/** The demo: the server in this browser, with a trainer's controls. */
export type Demo = ReturnType<typeof createRecorder> & {
  signIns: { email: string; role: Role; actiu: boolean; permissions: readonly string[] }[];
  /** Built-in scenarios and lessons. */
  listScenarios(): KnownScenario[];
  answer(request: ApiRequest): Promise<ApiResponse | 'network'>;
  /** The demo's time, in milliseconds. */
  readNow(): number;
  subscribe(listener: () => void): () => void;
  read(): DemoState;
  /** Link in the last mail, as a path of the application. */
  mailedLink(): AppPath | null;
  setFault(fault: Fault | null): void;
  /** The next call of its name that each fault (of those in force) strikes; undefined if another one keeps it from all. */
  listTurns(faults?: readonly Fault[]): (number | undefined)[];
  change(conditions: Partial<Conditions>): void;
  /** Restores today's seed and ends all sessions. */
  reset(): void;
  /**
   * Starts a scenario and signs its person in; null without a person, or if they may not sign in; 'full' if it does
   * not fit into the browser's storage, with nothing changed.
   */
  open(scenario: Scenario, how?: 'watch'): Sessio | 'full' | null;
  /** Signs an account in without a password. */
  signIn(email: string): Sessio | null;
  /** Accepted writes, then those ahead. */
  listPast(): Past[];
  /** Goes to the data after `point` writes; later ones lie ahead until the next write. */
  goTo(point: number): void;
  mark(name: string): void;
  goToMark(index: number): void;
  forgetMark(index: number): void;
  /** Offices, then professionals, with free slots on a day. */
  listFillable(day: Day): Fillable[];
  /** Books all free slots that an office or a professional has on a day. */
  fillDay(day: Day, of: Fillable['key']): void;
  tick(step: number): void;
  /** Counts the lesson's time until now, and from now on while it is in sight. */
  seeLesson(isInSight: boolean): void;
  /** Counts a hint for the step that is due. */
  noteHint(): void;
  /** Keeps the path of the page that stands in the lesson now. */
  stand(at: string): void;
  endLesson(): void;
  /** Returns to the lesson being made as it was left, and signs its trainer in; null if nothing was put aside. */
  takeBack(): { session: Sessio | null; path: string } | null;
  /** Marks the replay as begun, after its first move. */
  beginShowing(): void;
  endShowing(): void;
  /** The present as the text of a scenario's file. */
  toFile(now: Present | Scenario): string;
  /** The present or a scenario, packed for a link. */
  toLink(now: Present | Scenario): Promise<string>;
  readFile(text: string): Scenario | Unreadable;
  readLink(signs: string): Promise<Scenario | Unreadable>;
  /** Loads what another tab has stored. */
  catchUp(): void;
};
