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
import type { Conditions, Lesson, Showing, Watching } from './storedDemo';
import type { createRecorder } from './recorder';
import type { Recording } from './recording';
import type { Persistence } from './persistence';
import type { Present } from './present';
import type { Scenario, Unreadable } from './scenario';

export type DemoOptions = { machineNow: () => number; persistence: Persistence };

export type DemoState = {
  title: string | null;
  from: Scenario | null;
  conditions: Conditions;
  lesson: Lesson | null;
  recording: Recording | null;
  showing: Showing | null;
  /** Title of the lesson being made that was put aside; '' without one, null without a lesson. */
  aside: string | null;
  writes: number;
  ahead: number;
  marks: readonly { name: string; writes: number }[];
  calls: readonly MadeCall[];
  /** Changes whenever the data was replaced, not by this tab's own writes. */
  turn: number;
  wasOlder: boolean;
};

export type Demo = ReturnType<typeof createRecorder> & {
  signIns: { email: string; role: Role; actiu: boolean; permissions: readonly string[] }[];
  listScenarios(): KnownScenario[];
  answer(request: ApiRequest): Promise<ApiResponse | 'network'>;
  /** The demo's time, in milliseconds. */
  readNow(): number;
  subscribe(listener: () => void): () => void;
  read(): DemoState;
  mailedLink(): AppPath | null;
  setFault(fault: Fault | null): void;
  /** The next call that each fault strikes; undefined if another fault keeps it from all. */
  listTurns(faults?: readonly Fault[]): (number | undefined)[];
  change(conditions: Partial<Conditions>): void;
  reset(): void;
  /** The session of a scenario begun, if any; 'full': the storage has no room, and nothing changes. */
  open(scenario: Scenario, how?: Watching): Sessio | 'full' | null;
  signIn(email: string): Sessio | null;
  /** Accepted writes, then those ahead. */
  listPast(): Past[];
  /** Goes to the data after `point` writes; later ones lie ahead until the next write. */
  goTo(point: number): void;
  mark(name: string): void;
  goToMark(index: number): void;
  forgetMark(index: number): void;
  listFillable(day: Day): Fillable[];
  fillDay(day: Day, of: Fillable['key']): void;
  tick(step: number): void;
  /** Counts the lesson's time until now, and from now on while it is in sight. */
  seeLesson(isInSight: boolean): void;
  noteHint(): void;
  stand(at: string): void;
  endLesson(): void;
  /** Opens the lesson put aside again, with its trainer's session; null without one. */
  takeBack(): { session: Sessio | null; path: string } | null;
  beginShowing(): void;
  endShowing(): void;
  toFile(now: Present | Scenario): string;
  toLink(now: Present | Scenario): Promise<string>;
  readFile(text: string): Scenario | Unreadable;
  readLink(signs: string): Promise<Scenario | Unreadable>;
  /** Loads what another tab has stored. */
  catchUp(): void;
};
