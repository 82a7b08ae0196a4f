import type { Move } from './moves';
import type { Condition, Place, Scenario, Step } from './scenario';
import { toScenario } from './scenario';

export type Here = { path: string; who: string | null };

/** A moment of a recording: the number of writes by then, and the demo's time. */
type Moment = Here & { writes: number; at: number };

export type Seen = {
  when: Condition;
  /** Fields that name its record; null where it has none. */
  record: Condition['where'] | null;
  title: string;
  hint: string | null;
  /** Pressed elements, the last press first. */
  at: readonly Place[];
  /** Whether it is a step before a trainer says so. */
  isStep: boolean;
  here: Here;
};

export type DraftStep = Omit<Seen, 'here' | 'hint'> & {
  id: number;
  hint: string;
  /** Whether it asks for its record. */
  isThis: boolean;
  times: number;
  from: Moment;
};

export type Recording = {
  from: Scenario;
  isOn: boolean;
  title: string;
  steps: readonly DraftStep[];
  moves: readonly Move[];
  now: Moment;
};

/** Most characters of a title before its number. */
const ROOM = 380;

export function beginRecording(from: Scenario, now: Moment): Recording {
  return { from, isOn: true, title: '', steps: [], moves: [], now };
}

/** Adds what was done; it asks for its record, unless the record is one of those `made` meanwhile. */
export function addStep(recording: Recording, seen: Seen, now: Moment, made: readonly number[]): Recording {
  const { here: _, hint, record, ...rest } = seen;
  const id = 1 + Math.max(0, ...recording.steps.map((step) => step.id));
  const isThis = record !== null && !Object.values(record).some((value) => made.includes(Number(value)));
  const step = { ...rest, id, record, hint: hint ?? '', isThis, times: 1, from: recording.now };
  return { ...recording, steps: [...recording.steps, step], now };
}

function toStep({ title, hint, at, when, record, isThis }: DraftStep): Step {
  const where = isThis ? { ...when.where, ...record } : when.where;
  return {
    title: title.trim(),
    hint: hint.trim() || null,
    at: at.length > 0 ? [...at] : null,
    when: [{ ...when, where }],
  };
}

/** Steps as the lesson asks for them: without a title it is none; one of several times is several. */
function toSteps(drafts: readonly DraftStep[]): Step[] {
  return drafts.flatMap((draft) => {
    if (!draft.isStep || draft.title.trim() === '') return [];
    const step = toStep(draft);
    if (draft.times === 1) return [step];
    return Array.from({ length: draft.times }, (_, index) => ({
      ...step,
      title: `${step.title.slice(0, ROOM)} (${index + 1} de ${draft.times})`,
    }));
  });
}

export const toLesson = ({ from, title, steps, moves }: Recording, unnamed: string): Scenario =>
  toScenario({ ...from, title: title.trim() || unnamed, steps: toSteps(steps), moves: [...moves] });

/** The lesson from one of its steps on, with the writes by then; null without that step. */
export function toRest(
  recording: Recording,
  id: number,
  writes: Scenario['writes'],
  unnamed: string,
): Scenario | null {
  const place = recording.steps.findIndex((step) => step.id === id);
  const first = recording.steps[place];
  if (!first) return null;
  const { path, who, at } = first.from;
  return toScenario({
    ...recording.from,
    title: recording.title.trim() || unnamed,
    path,
    who,
    writes,
    clock: { ...recording.from.clock, at: new Date(at).toISOString() },
    steps: toSteps(recording.steps.slice(place)),
  });
}
