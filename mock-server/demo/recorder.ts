import { describePresent, type Present } from './present';
import { addMove } from './moves';
import type { Move } from './moves';
import { addStep, beginRecording, toLesson, toRest, type Here, type Recording, type Seen } from './recording';
import type { StoredDemo } from './storedDemo';

export type Edits = Partial<Pick<Recording, 'isOn' | 'title' | 'steps'>>;

export function createRecorder(
  now: () => number,
  read: () => StoredDemo,
  store: (changes: Partial<StoredDemo>) => void,
) {
  const toMoment = ({ path, who }: Here) => ({ path, who, writes: read().log.length, at: now() });

  function change(by: (recording: Recording) => Recording): void {
    const { recording } = read();
    if (recording) store({ recording: by(recording) });
  }
  const changeRunning = (by: (recording: Recording) => Recording) =>
    change((recording) => (recording.isOn ? by(recording) : recording));
  function find(): Recording {
    const { recording } = read();
    if (!recording) throw new Error('Nothing was recorded.');
    return recording;
  }
  const listOwn = (until?: number) =>
    read()
      .log.slice(0, until)
      .filter(({ call }) => !call.includes('/auth/'));
  function listMade({ from }: Recording): number[] {
    return listOwn()
      .slice(from.writes.length)
      .flatMap((write) => ('ids' in write ? Object.values(write.ids) : []));
  }

  return {
    record: (present: Present): void =>
      store({ recording: beginRecording(describePresent(read(), now(), present), toMoment(present)) }),
    note: (seen: Seen): void =>
      changeRunning((recording) => addStep(recording, seen, toMoment(seen.here), listMade(recording))),
    noteMove: (move: Move): void =>
      changeRunning((recording) => ({ ...recording, moves: addMove(recording.moves, move) })),
    edit: (edits: Edits): void => change((recording) => ({ ...recording, ...edits })),
    keepHere: (here: Here): void => change((recording) => ({ ...recording, now: toMoment(here) })),
    stopRecording: (): void => store({ recording: null, aside: null }),
    toLesson: (unnamed: string) => toLesson(find(), unnamed),
    toRest(id: number, unnamed: string) {
      const recording = find();
      const until = recording.steps.find((step) => step.id === id)?.from.writes ?? 0;
      return toRest(recording, id, listOwn(until), unnamed);
    },
  };
}
