import { useEffect, useRef } from 'react';
import type { Journal } from '../../journal/record';
import { useNavigation, useRoot } from '../../hooks/actors';
import { watchMoves } from '../play/watchMoves';
import { useDemo, useDemoState } from '../useDemo';
import { findMilestones } from './milestones';
import { findDone } from './progress';

/** First entry of each lesson or recording: earlier ones belong to other work. */
const beginnings = new WeakMap<object, number>();

/** Steps that were done before: a page that is opened anew has a journal of its own. */
const doneBefore = new WeakMap<object, readonly number[]>();

/** Milliseconds between two attempts to read the journal, whose code loads after the page. */
const RETRY = 500;

/** Ticks the lesson's steps done, after every event. */
export function useProgress(): void {
  const demo = useDemo();
  const { steps, done = [] } = useDemoState().lesson ?? {};
  const before = (steps && doneBefore.get(steps)) ?? done;
  if (steps) doneBefore.set(steps, before);
  useJournal(steps, (journal, since) => {
    for (const step of findDone(steps ?? [], journal, since, before)) demo.tick(step);
  });
}

/** Records a person's moves, and the possible steps of the lesson, during a recording. */
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

/** Reads the journal after every event, from its end at the subject's arrival; no subject: never. */
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
    function readLatest(): void {
      const now = demo.readJournal();
      timer = now ? undefined : setTimeout(readLatest, RETRY);
      if (now) latest.current(now, since);
    }
    readLatest();
    const { unsubscribe } = root.system.inspect(() => (timer ??= setTimeout(readLatest)));
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [root, demo, subject]);
}
