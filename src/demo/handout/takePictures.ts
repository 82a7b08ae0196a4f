import type { Step } from '../../../mock-server/demo/scenario';
import type { Journal } from '../../journal/record';
import { createReader } from '../lesson/deeds';
import { findCompleted } from '../lesson/progress';

/** Pictures by the index of their step, as data URLs. */
export type Pictures = Readonly<Partial<Record<number, string>>>;

/** A step's picture, cut out of a drawing of the page. */
export type Cut = (step: number) => string;

type Tools = {
  settle: () => Promise<void>;
  readJournal: () => Journal | undefined;
  draw: (steps: readonly Step[]) => Promise<Cut>;
};

export type PictureTaker = ReturnType<typeof takePictures>;

/** Takes pictures during a playback: a step's is the page before the act that completed it. */
export function takePictures(steps: readonly Step[], { settle, readJournal, draw }: Tools) {
  const read = createReader(false);
  const listeners = new Set<() => void>();
  let at: string | null = null;
  let cut: Cut | null = null;
  let done: number[] = [];
  let pictures: Pictures = {};

  /** Gives the steps done since the last drawing their pictures of it. */
  function collect(): void {
    const journal = readJournal();
    if (!journal) return;
    const told = read(journal, at);
    at = told.at;
    for (const deed of told.deeds) {
      for (const step of findCompleted({ steps, done }, deed)) {
        done = [...done, step];
        if (cut) pictures = { ...pictures, [step]: cut(step) };
      }
    }
    for (const listener of listeners) listener();
  }

  return {
    async before(): Promise<void> {
      await settle();
      collect();
      cut = await draw(steps).catch(() => null);
    },
    /** Acts of a person after this one have no drawing. */
    async after(): Promise<void> {
      await settle();
      collect();
      cut = null;
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => pictures,
  };
}
