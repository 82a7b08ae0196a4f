import type { AppPath } from '../../src/domain/access/routes';
import type { Role } from '../../src/domain/access/roles';
import type { Sessio } from '../../src/domain/access/sessio';
import type { Fault } from '../http/injection';
import type { ApiRequest, ApiResponse } from '../http/responses';
import type { KnownScenario } from './scenarios';
import type { MadeCall } from './calls';
import type { Past } from './history';
import type { Conditions, Lesson, Recording, Showing } from './kept';
import type { Move } from './moves';
import type { Condition, Scenario, Unreadable } from './scenario';

/** What the demonstration's bar, panel and door show. */
export type DemoState = {
  title: string | null;
  conditions: Conditions;
  lesson: Lesson | null;
  recording: Recording | null;
  showing: Showing | null;
  /** How many writes were accepted, and how many lie ahead of where somebody went back to. */
  writes: number;
  ahead: number;
  marks: readonly { name: string; writes: number }[];
  calls: readonly MadeCall[];
  /** Changes whenever the data became another one than this tab's own writes made it. */
  turn: number;
  /** Whether what had been kept was of an older edition, and could not be. */
  wasOlder: boolean;
};

/** A demonstration: the server in this browser, and what a trainer does with it. */
export type Demo = {
  signIns: { email: string; role: Role; actiu: boolean; permissions: readonly string[] }[];
  /** The scenarios and lessons that come with it. */
  listScenarios(): KnownScenario[];
  answer(request: ApiRequest): Promise<ApiResponse | 'network'>;
  /** The demonstration's time, in milliseconds. */
  readNow(): number;
  subscribe(listener: () => void): () => void;
  read(): DemoState;
  /** The link of the last mail sent, a path from the application's root. */
  mailedLink(): AppPath | null;
  /** What goes wrong from now on, alone. */
  setFault(fault: Fault | null): void;
  change(conditions: Partial<Conditions>): void;
  /** Brings today's seed back; everybody is signed out. */
  reset(): void;
  /**
   * Begins a scenario, to be done or to be watched, and signs its person in. Null where that is nobody, or may not sign in.
   */
  open(scenario: Scenario, how?: 'watch'): Sessio | null;
  /** Signs one of the demonstration's people in without asking for the password. */
  signIn(email: string): Sessio | null;
  /** The accepted writes, and those that lie ahead. */
  tellPast(): Past[];
  /** The data as it was after so many writes; what came later lies ahead until somebody writes. */
  goTo(point: number): void;
  mark(name: string): void;
  goToMark(index: number): void;
  forgetMark(index: number): void;
  tick(step: number): void;
  endLesson(): void;
  /** Begins a lesson that is made by doing it, from the present on. */
  record(now: Present): void;
  /** Something happened that may be a step of it. */
  note(seen: Condition): void;
  /** A person did something that can be played again. */
  noteMove(move: Move): void;
  stopRecording(): void;
  /** A lesson of what was recorded, which can be watched too; what bears no title is no step. */
  toLesson(title: string, steps: readonly string[]): Scenario;
  /** The first move of what is watched was made. */
  beginShowing(): void;
  endShowing(): void;
  /** Everything that is now, as the text of a scenario's file. */
  toFile(now: Present | Scenario): string;
  /** The same in signs that a link may hold. */
  toLink(now: Present): Promise<string>;
  readFile(text: string): Scenario | Unreadable;
  readLink(signs: string): Promise<Scenario | Unreadable>;
  /** Takes what another tab made of the demonstration. */
  catchUp(): void;
};

/** What the server does not know of the present: its name, where somebody is, and who. */
export type Present = { title: string; path: string; who: string | null };
