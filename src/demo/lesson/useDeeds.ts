import { useEffect } from 'react';
import { useNavigation, useRoot } from '../../hooks/actors';
import { watchMoves } from '../play/watchMoves';
import { useDemo, useDemoState } from '../useDemo';
import { followDeeds } from './follow';

/** Ticks the lesson's steps, and notes possible ones during a recording. */
export function useDeeds(): void {
  const demo = useDemo();
  const root = useRoot();
  useEffect(() => followDeeds(root, demo), [root, demo]);
}

/** Records a person's moves during a recording. */
export function useRecording(): void {
  const demo = useDemo();
  const root = useRoot();
  const navigation = useNavigation();
  const from = useDemoState().recording?.from;
  useEffect(
    () => (from ? watchMoves(root, navigation, demo.noteMove) : undefined),
    [root, navigation, demo, from],
  );
}
