import { useEffect, useRef } from 'react';
import type { Journal } from '../../journal/record';
import { useNavigation, useRoot } from '../../hooks/actors';
import { watchMoves } from '../play/watchMoves';
import { useDemo, useDemoState } from '../useDemo';
import { findMilestones } from './milestones';
import { findDone } from './progress';

/** The first entry that counts for a lesson, or a recording: what came before was about something else. */
const beginnings = new WeakMap<object, number>();

/** Milliseconds from one look for the journal, whose code comes after the page, to the next. */
const LOOK = 500;

/** Ticks the steps of the lesson that the journal tells to be done, whenever something happened. */
export function useProgress(): void {
  const demo = useDemo();
  const steps = useDemoState().lesson?.steps;
  useJournal(steps, (journal, since) => {
    for (const step of findDone(steps ?? [], journal, since)) demo.tick(step);
  });
}

/** Notes what somebody does while a lesson is being recorded, and what it may ask for. */
export function useRecording(): void {
  const demo = useDemo();
  const root = useRoot();
  const navigation = useNavigation();
  const from = useDemoState().recording?.from;
  useJournal(from, (journal, since) => findMilestones(journal, since).forEach(demo.note));
  useEffect(
    () => (from ? watchMoves(root, navigation, demo.noteMove) : undefined),
    [root, navigation, demo, from],
  );
}

/** Has the journal read whenever something happened, from where it stood when this subject came; none: not at all. */
function useJournal(subject: object | undefined, read: (journal: Journal, since: number) => void): void {
  const root = useRoot();
  const demo = useDemo();
  const latest = useRef(read);
  useEffect(() => void (latest.current = read));

  useEffect(() => {
    if (!subject) return undefined;
    const journal = demo.readJournal();
    const since = beginnings.get(subject) ?? (journal ? journal.first + journal.entries.length : 1);
    beginnings.set(subject, since);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      const now = demo.readJournal();
      timer = now ? undefined : setTimeout(look, LOOK);
      if (now) latest.current(now, since);
    }
    look();
    const { unsubscribe } = root.system.inspect(() => (timer ??= setTimeout(look)));
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [root, demo, subject]);
}
