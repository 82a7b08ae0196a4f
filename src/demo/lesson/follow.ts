import type { AnyActorRef } from 'xstate';
import type { Here } from '../../../mock-server/demo/recording';
import type { Place } from '../../../mock-server/demo/scenario';
import { toSeen } from '../editor/toSeen';
import type { Demo } from '../useDemo';
import { createReader } from './deeds';
import { findCompleted } from './progress';

type Reader = ReturnType<typeof createReader>;

/** Readers by root: each layout has a bar of its own, and every entry counts once. */
const readers = new WeakMap<AnyActorRef, Reader>();

/** Whether this page was loaded again: a new address alone has no state at first. */
const isReload = history.state !== null;

type Followed = Pick<Demo, 'readJournal' | 'catchUp' | 'read' | 'tick' | 'stand' | 'note'> & {
  readHere: () => Here;
  takePresses: () => Place[];
};

/** Ticks the lesson's steps as they are done, and notes those of a recording, until it is stopped. */
export function followDeeds(root: AnyActorRef, demo: Followed, wasReloaded = isReload): () => void {
  const reader = readers.get(root) ?? createReader(wasReloaded);
  readers.set(root, reader);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readOn(): void {
    timer = undefined;
    const journal = demo.readJournal();
    if (!journal) return;
    demo.catchUp();
    const { lesson } = demo.read();
    // A recording may begin in any tab, at any page.
    const { deeds, at } = reader(journal, lesson ? lesson.at : '');
    if (lesson && at !== null) demo.stand(at);
    for (const deed of deeds) {
      const present = demo.read().lesson;
      if (present) for (const step of findCompleted(present, deed)) demo.tick(step);
      if (demo.read().recording?.isOn) toSeen(deed, demo.readHere(), demo.takePresses).forEach(demo.note);
    }
  }
  readOn();
  const { unsubscribe } = root.system.inspect(() => (timer ??= setTimeout(readOn)));
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
