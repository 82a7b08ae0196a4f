import { useEffect } from 'react';
import { useAuth, useNavigation, useRoot } from '../../hooks/actors';
import { readHere } from '../editor/here';
import { watchPresses } from '../editor/presses';
import { watchMoves } from '../play/watchMoves';
import { useDemo, useDemoState } from '../useDemo';
import { followDeeds } from './follow';

/** Ticks the lesson's steps, and notes possible ones during a recording. */
export function useDeeds(): void {
  const demo = useDemo();
  const root = useRoot();
  const auth = useAuth();
  const navigation = useNavigation();
  useEffect(() => {
    const { take, stop } = watchPresses();
    const unfollow = followDeeds(root, {
      ...demo,
      readHere: () => readHere(navigation, auth),
      takePresses: take,
    });
    return () => {
      unfollow();
      stop();
    };
  }, [root, demo, auth, navigation]);
}

export function useRecording(): void {
  const demo = useDemo();
  const root = useRoot();
  const navigation = useNavigation();
  const { recording } = useDemoState();
  const from = recording?.isOn === true && recording.from;
  useEffect(
    () => (from ? watchMoves(root, navigation, demo.noteMove) : undefined),
    [root, navigation, demo, from],
  );
}
